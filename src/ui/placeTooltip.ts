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
/** Distance to the window's edges in pixels. */
const EDGE = 8

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** Centered above its anchor, below when there is no space above, and never outside of the window. */
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
