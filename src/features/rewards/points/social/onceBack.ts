/** Long enough to join a channel; later than that, the user presses the button. */
export const PATIENCE_MS = 600_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
type Frame = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface Place {
  readonly page: Page
  readonly frame: Frame
}

/**
 * Calls `onBack` once when the user returns from a page opened here: this page becomes visible, or its window gets the focus.
 * Calls `onGone` instead after a timeout. Returns the stop function.
 */
export function onceBack(
  onBack: () => unknown,
  onGone: () => unknown,
  { page, frame }: Place = { page: document, frame: window },
): () => void {
  const stop = (): void => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
    frame.removeEventListener('focus', look)
  }
  const look = (): void => {
    if (page.visibilityState !== 'visible') return
    stop()
    onBack()
  }
  const timer = setTimeout(() => {
    stop()
    onGone()
  }, PATIENCE_MS)
  page.addEventListener('visibilitychange', look)
  frame.addEventListener('focus', look)
  return stop
}
