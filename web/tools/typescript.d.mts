export function typescript(schema: object): Promise<string>;
