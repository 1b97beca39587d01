import type { Entry } from './entryView.ts'

/** Each row once, also when a new one has moved an older one onto the next page meanwhile. */
export const entriesOnce = (pages: readonly { readonly entries: readonly Entry[] }[]): Entry[] => [
  ...new Map(pages.flatMap(({ entries }) => entries).map((row) => [row.id, row])).values(),
]
