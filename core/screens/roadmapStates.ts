/** States of an entry of the roadmap, in the order of the page. */
export const roadmapStates = ['in_progress', 'planned', 'live'] as const
export type RoadmapState = (typeof roadmapStates)[number]
