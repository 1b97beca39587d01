/** A page in a cross-origin frame may never get an idle callback. */
const AT_MOST_MS = 1500

/** Runs `work` when the browser is idle, or soon after when it never is. */
export function whenIdle(work: () => void, page: Partial<Pick<Window, 'requestIdleCallback'>> = window): void {
  if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: AT_MOST_MS })
  else setTimeout(work, AT_MOST_MS)
}
