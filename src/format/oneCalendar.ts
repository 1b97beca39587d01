/**
 * For every date: the calendar by which check-ins and campaigns are counted, in the digits of all other figures, also where a language has its
 * own of both. A month of another calendar would stand over days of this one.
 */
export const oneCalendar = { calendar: 'gregory', numberingSystem: 'latn' } as const
