/** Spec §9: each quest stays this long. */
const QUEST_MS = 5000

interface Facts {
  readonly count: number
  /** A pointer is over it. */
  readonly pointed: boolean
  /** The focus is in it. */
  readonly focused: boolean
  /** By its button, or because the person asked for less motion. */
  readonly stopped: boolean
  /** The page is looked at, and nothing lies over it. */
  readonly visible: boolean
}

/** Whether quests change by themselves now. */
export const mayTurn = ({ count, pointed, focused, stopped, visible }: Facts): boolean =>
  count > 1 && !pointed && !focused && !stopped && visible

/** Whether the focus is still inside once an element has lost it to `next`; to nothing when the window itself loses it, which then still knows its element. */
export const keepsFocus = <T>(
  place: { contains(node: T | null): boolean },
  next: T | null,
  remembered: T | null,
): boolean => place.contains(next ?? remembered)

/** The place so many steps further, round and round; 0 where there is nothing. */
export const placeAfter = (index: number, by: number, count: number): number =>
  count === 0 ? 0 : (((index + by) % count) + count) % count

/** Calls for the next quest again and again; answers the way to stop. */
export function startTurning(onTurn: () => void): () => void {
  const timer = setInterval(onTurn, QUEST_MS)
  return () => clearInterval(timer)
}
