import type { Entry } from './entryView.ts'

/** Removes duplicates: a new entry may move an older one onto the next page between requests. */
export const entriesOnce = (pages: readonly { readonly entries: readonly Entry[] }[]): Entry[] => [
  ...new Map(pages.flatMap(({ entries }) => entries).map((row) => [row.id, row])).values(),
]
