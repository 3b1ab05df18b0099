/** Paths that several arts share. Each adds to the current path or begins its own; none sets a colour. */

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A rectangle with round corners, as a new path; in a window that is being pulled small it may have no room at all. */
export function roundBox(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
}

/** A disc as a new path. */
export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
}

export function oval(pen: Pen, x: number, y: number, rx: number, ry: number, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
}

/** A closed shape through points. */
export function polygon(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

export function line(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
}

/** A star with so many points. */
export function star(pen: Pen, x: number, y: number, radius: number, points = 5, waist = 0.45): void {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? radius * waist : radius;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  polygon(pen, corners);
}

/** Fill and, where given, stroke the current path. */
export function paint(
  pen: Pen,
  fill: string | CanvasGradient | CanvasPattern | null,
  stroke?: string,
  width = 1,
): void {
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (stroke) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** Draw something inside the current path only. */
export function within(pen: Pen, draw: () => void): void {
  pen.save();
  pen.clip();
  draw();
  pen.restore();
}

/** Draw something around a point, turned and scaled. */
export function at(pen: Pen, x: number, y: number, scale: number, turn: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  draw();
  pen.restore();
}
