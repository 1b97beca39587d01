/** Events that are over; each is the name of its screen (spec §2). */
export const owlEvents = ['owlmazing', 'owlympics'] as const
export type OwlEvent = (typeof owlEvents)[number]
