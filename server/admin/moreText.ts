/** The end of a list that was asked for with one row more than is shown. */
export const moreText = (found: number, limit: number): string[] =>
  found > limit ? [`There are more than ${limit}: --limit shows up to 1000.`] : []
