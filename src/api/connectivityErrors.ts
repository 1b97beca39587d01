/** Codes that mean the server did not answer. ServerUnreachable shows them once for the whole page. */
export const connectivityErrors: ReadonlySet<string> = new Set(['api_unreachable', 'timeout', 'bad_answer'])
