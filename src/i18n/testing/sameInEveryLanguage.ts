/** Messages that are names or signs, and so read alike in every language. */
export const sameInEveryLanguage: ReadonlySet<string> = new Set(['recipient-other', 'picker-tab-evm', 'picker-tab-bitcoin'])
