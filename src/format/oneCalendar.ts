/**
 * Date options: the calendar of check-ins and campaigns and Latin digits, in every language. A month name of another calendar would not
 * match the days below it.
 */
export const oneCalendar = { calendar: 'gregory', numberingSystem: 'latn' } as const
