import type { AnnouncementRow } from '#core/wire/site.ts'

export interface EventsView {
  /** Running events, the one that ends first at the top. */
  readonly running: readonly AnnouncementRow[]
  /** Upcoming events by start time. */
  readonly coming: readonly AnnouncementRow[]
  /** Ended events, latest first. */
  readonly ended: readonly AnnouncementRow[]
}

const by = (time: (row: AnnouncementRow) => number) => (a: AnnouncementRow, b: AnnouncementRow) => time(a) - time(b)

/** Groups the operator's events by time; null without any. `now` in epoch ms; the end is exclusive. */
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
