/** On touch screens a focused field would open a keyboard over half of the list. */
export const openingFocus = (page: Pick<Window, 'matchMedia'>): 'search' | 'list' =>
  page.matchMedia('(pointer: coarse)').matches ? 'list' : 'search'
