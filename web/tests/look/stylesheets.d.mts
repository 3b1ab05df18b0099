export function stylesheets(): string[];
