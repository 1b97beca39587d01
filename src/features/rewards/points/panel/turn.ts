/** Spec §9: each quest is shown this long. */
const QUEST_MS = 5000

interface Facts {
  readonly count: number
  /** True while a pointer is over it. */
  readonly pointed: boolean
  /** True while it contains the focus. */
  readonly focused: boolean
  /** True after Pause, or with reduced motion. */
  readonly stopped: boolean
  /** True while the page is visible and nothing covers it. */
  readonly visible: boolean
}

/** True when quests may rotate now. */
export const mayTurn = ({ count, pointed, focused, stopped, visible }: Facts): boolean =>
  count > 1 && !pointed && !focused && !stopped && visible

/** True when the focus stays inside after a blur to `next`. A blur of the whole window has no `next`, but remembers its element. */
export const keepsFocus = <T>(
  place: { contains(node: T | null): boolean },
  next: T | null,
  remembered: T | null,
): boolean => place.contains(next ?? remembered)

/** Index `by` steps further, wrapping around; 0 in an empty list. */
export const placeAfter = (index: number, by: number, count: number): number =>
  count === 0 ? 0 : (((index + by) % count) + count) % count

/** Calls periodically for the next quest; returns the stop function. */
export function startTurning(onTurn: () => void): () => void {
  const timer = setInterval(onTurn, QUEST_MS)
  return () => clearInterval(timer)
}
