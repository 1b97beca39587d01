/** What stands in a search field, and the question in the address that it began with. */
export interface SearchText {
  readonly asked: string
  readonly text: string
}

/** What is typed stays until the address asks something else, by a search or by the way back: then the field says that. */
export const followAddress = (field: SearchText, asked: string): SearchText =>
  field.asked === asked ? field : { asked, text: asked }
