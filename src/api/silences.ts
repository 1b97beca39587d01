/** Why a question to the server had no answer. What says so on a page is said once: see ServerSilence. */
export const silences: ReadonlySet<string> = new Set(['api_unreachable', 'timeout', 'bad_answer'])
