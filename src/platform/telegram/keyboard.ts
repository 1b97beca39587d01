/** A part of the page as high as this can only be a keyboard. */
const LEAST = 150

export const keyboardOpen = ({ height, stableHeight }: { height: number; stableHeight: number }): boolean =>
  stableHeight - height >= LEAST
