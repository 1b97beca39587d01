/** A page in a frame of another origin may be given no idle moment, however quiet it is. */
const AT_MOST_MS = 1500

/** Does it at a moment when the browser has nothing else to do, or before long without one. */
export function whenIdle(work: () => void, page: Partial<Pick<Window, 'requestIdleCallback'>> = window): void {
  if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: AT_MOST_MS })
  else setTimeout(work, AT_MOST_MS)
}
