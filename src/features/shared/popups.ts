import type { PopupRow } from '#core/wire/site.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'

/** Upper limit of stored ids; the popups of older ones have ended. */
const MOST = 50

/** Popups that this user has closed. Without storage each visit starts empty. */
interface SeenPopups {
  list(): readonly string[]
  add(id: string): void
}

export function createSeenPopups(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SeenPopups {
  const kept = createPersisted(storage, { key: 'causeway.popups', parse: listOf(isText), fallback: [] })
  let seen = kept.read()
  return {
    list: () => seen,
    add(id) {
      seen = [...seen.filter((known) => known !== id), id].slice(-MOST)
      // With a full storage the popup may show again.
      kept.write(seen)
    },
  }
}

/** The popup to show: the first active one that was not closed before. `now` in epoch ms. */
export const popupToShow = (popups: readonly PopupRow[], seen: readonly string[], now: number): PopupRow | null =>
  timely(popups, now).find(({ id }) => !seen.includes(id)) ?? null

interface Timed {
  /** Time span in epoch seconds; the end is exclusive. */
  readonly start_time: number
  readonly end_time: number
}

/** Rows that are active now. `now` in epoch ms. */
export const timely = <T extends Timed>(rows: readonly T[], now: number): readonly T[] =>
  rows.filter(({ start_time, end_time }) => start_time * 1000 <= now && now < end_time * 1000)
