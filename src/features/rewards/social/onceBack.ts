/** Long enough to join a channel; who comes back later presses the button. */
export const PATIENCE_MS = 600_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
type Frame = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface Place {
  readonly page: Page
  readonly frame: Frame
}

/**
 * Calls once when the person is back from a page that was opened from here: this one is in front again, or in a window of its own beside that page
 * the one they turn to. After a while nobody is waited for, and `onGone` is called instead. Answers the way to stop.
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
