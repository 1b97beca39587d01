/** Last line of a list that was queried with one row more than it shows. */
export const moreText = (found: number, limit: number): string[] =>
  found > limit ? [`There are more than ${limit}: --limit shows up to 1000.`] : []
