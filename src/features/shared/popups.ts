import type { PopupRow } from '#core/wire/site.ts'

const KEY = 'causeway.popups'
/** Upper limit of stored ids; the popups of older ones have ended. */
const MOST = 50

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Popups that this user has closed. Without storage each visit starts empty. */
interface SeenPopups {
  list(): readonly string[]
  add(id: string): void
}

export function createSeenPopups(storage: Kept | null): SeenPopups {
  let seen: readonly string[] = read(storage)
  return {
    list: () => seen,
    add(id) {
      seen = [...seen.filter((known) => known !== id), id].slice(-MOST)
      try {
        storage?.setItem(KEY, JSON.stringify(seen))
      } catch {
        // With a full storage the popup may show again.
      }
    },
  }
}

function read(storage: Kept | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The popup to show: the first active one that was not closed before. `now` in epoch ms. */
export const popupToShow = (popups: readonly PopupRow[], seen: readonly string[], now: number): PopupRow | null =>
  timely(popups, now).find(({ id }) => !seen.includes(id)) ?? null

interface Timed {
  /** Epoch seconds; the end is exclusive. */
  readonly start_time: number
  readonly end_time: number
}

/** Rows that are active now. `now` in epoch ms. */
export const timely = <T extends Timed>(rows: readonly T[], now: number): readonly T[] =>
  rows.filter(({ start_time, end_time }) => start_time * 1000 <= now && now < end_time * 1000)
