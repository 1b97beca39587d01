/** A covered area at least this high, in pixels, can only be a keyboard. */
const LEAST = 150

export const keyboardOpen = ({ height, stableHeight }: { height: number; stableHeight: number }): boolean =>
  stableHeight - height >= LEAST
