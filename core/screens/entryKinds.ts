/** Subjects of the apps on the ecosystem page, in the order of their filters. */
export const appTags = ['swap', 'lend', 'stake', 'trade', 'nft', 'names'] as const
export type AppTag = (typeof appTags)[number]

/** States of an entry of the roadmap, in the order of the page. */
export const roadmapStates = ['in_progress', 'planned', 'live'] as const
export type RoadmapState = (typeof roadmapStates)[number]
