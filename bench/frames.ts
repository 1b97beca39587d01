import type { Page } from '@playwright/test'

export const LONG_FRAME_MS = 50

export interface Frames {
  readonly all: number
  readonly long: number
}

/** Counts the page's frames during an action, and the frames that were late. */
export async function countFrames(page: Page, during: () => Promise<void>): Promise<Frames> {
  // The page lacks the helper that the compiler wraps around named functions.
  await page.evaluate('globalThis.__name ??= (named) => named')
  const counting = await page.evaluateHandle((longMs) => {
    const frames = { all: 0, long: 0 }
    let last = performance.now()
    let handle = 0
    const next = () => {
      const now = performance.now()
      frames.all++
      if (now - last > longMs) frames.long++
      last = now
      handle = requestAnimationFrame(next)
    }
    handle = requestAnimationFrame(next)
    return {
      stop: () => {
        cancelAnimationFrame(handle)
        return frames
      },
    }
  }, LONG_FRAME_MS)
  await during()
  return counting.evaluate((counter) => counter.stop())
}

export const together = (parts: readonly Frames[]): Frames => ({
  all: parts.reduce((sum, { all }) => sum + all, 0),
  long: parts.reduce((sum, { long }) => sum + long, 0),
})

/** Percent of long frames. One long frame more is counted on each side, so that a list without any can be compared with as well. */
export const shareOf = ({ all, long }: Frames): number => (100 * (long + 1)) / (all + 1)
