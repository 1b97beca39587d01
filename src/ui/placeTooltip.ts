interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8
/** Distance that is kept to the edges of the window. */
const EDGE = 8

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** Above what it explains, centred; below where there is no room above; never outside the window. */
export function placeTooltip(anchor: Box, bubble: Size, view: Size): { left: number; top: number } {
  const left = clamp(
    anchor.left + anchor.width / 2 - bubble.width / 2,
    EDGE,
    Math.max(EDGE, view.width - bubble.width - EDGE),
  )
  const above = anchor.top - bubble.height - GAP
  const below = anchor.top + anchor.height + GAP
  const top = above >= EDGE ? above : clamp(below, EDGE, Math.max(EDGE, view.height - bubble.height - EDGE))
  return { left, top }
}
