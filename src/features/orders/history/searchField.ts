/** Text of a search field, and the URL's query that it started from. */
export interface SearchText {
  readonly asked: string
  readonly text: string
}

/** Keeps typed text until the URL's query changes, by a search or by going back, and then shows that. */
export const followAddress = (field: SearchText, asked: string): SearchText =>
  field.asked === asked ? field : { asked, text: asked }
