/** Names the statements that repeat, so that a session parses and plans each of them once. Undefined for others. */
export function createStatementNames(): (text: string) => string | undefined
