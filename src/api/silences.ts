/** Codes that mean the server did not answer. ServerSilence shows them once for the whole page. */
export const silences: ReadonlySet<string> = new Set(['api_unreachable', 'timeout', 'bad_answer'])
