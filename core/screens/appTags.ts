/** Subjects of the apps on the ecosystem page, in the order of their filters. */
export const appTags = ['swap', 'lend', 'stake', 'trade', 'nft', 'names'] as const
export type AppTag = (typeof appTags)[number]
