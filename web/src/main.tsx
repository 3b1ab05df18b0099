import { createRoot } from "react-dom/client";
import "./house.css";

const house = document.getElementById("house");
if (house) createRoot(house).render(<main>Cardtable</main>);
