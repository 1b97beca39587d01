import type { AnnouncementRow } from '#core/wire/site.ts'

export interface EventsView {
  /** What is on, the one that ends first before the others. */
  readonly running: readonly AnnouncementRow[]
  /** In the order of their beginning. */
  readonly coming: readonly AnnouncementRow[]
  /** The last one that ended first. */
  readonly ended: readonly AnnouncementRow[]
}

const by = (time: (row: AnnouncementRow) => number) => (a: AnnouncementRow, b: AnnouncementRow) => time(a) - time(b)

/** Where each of the operator's events stands; null without any. `now` in milliseconds; an event is over at its end. */
export function eventsView(rows: readonly AnnouncementRow[], now: number): EventsView | null {
  if (rows.length === 0) return null
  const seconds = now / 1000
  return {
    running: rows
      .filter((row) => row.start_time <= seconds && seconds < row.end_time)
      .toSorted(by((row) => row.end_time)),
    coming: rows.filter((row) => seconds < row.start_time).toSorted(by((row) => row.start_time)),
    ended: rows.filter((row) => row.end_time <= seconds).toSorted(by((row) => -row.end_time)),
  }
}
