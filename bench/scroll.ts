import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { buildWeb } from '#local/buildWeb.ts'
import { withManyNetworks } from '../e2e/support/manyNetworks.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import type { Figure } from './figure.ts'
import { serveBuilt } from './page/serveBuilt.ts'

const SLOWER = 4
const ROUNDS = 6
const RATIO_LIMIT = 1.5
const PIXELS_PER_SECOND = 2400
const phone = { width: 390, height: 844 }

async function open(browser: Browser, prepare: (page: Page) => Promise<void>): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone, hasTouch: true })).newPage()
  await prepare(page)
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Scrolls the list to its end and back by touch, and counts the frames. */
async function scrolled(page: Page, list: Locator): Promise<Frames> {
  const box = await list.boundingBox()
  if (!box) throw new Error('there is no list to scroll')
  const far = await list.evaluate((element) => element.scrollHeight - element.clientHeight)
  const session = await page.context().newCDPSession(page)
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  return countFrames(page, async () => {
    for (const yDistance of [-far, far])
      await session.send('Input.synthesizeScrollGesture', {
        ...at,
        yDistance,
        speed: PIXELS_PER_SECOND,
        gestureSourceType: 'touch',
      })
  })
}

/** Plain list with rows of the same number and height. */
const plainList = (rows: number): string =>
  `<!doctype html><meta name="viewport" content="width=device-width"><ul style="height:600px;overflow-y:auto;margin:0;padding:0;font:16px system-ui">${Array.from({ length: rows }, (_, i) => `<li style="height:52px;list-style:none">Network ${i}</li>`).join('')}</ul>`

/**
 * Compares long frames while the network list scrolls with those of a plain list of the same length, both at a quarter
 * of the CPU's speed.
 */
export async function scrollFigures(): Promise<Figure[]> {
  const { folder } = await buildWeb()
  const served = await serveBuilt(folder)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const ours = await open(browser, async (page) => {
      await withManyNetworks(page)
      await page.goto(served.url)
      await page.getByTestId('from-network').click()
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    })
    const rows = Number(await ours.getByRole('dialog').getByRole('option').first().getAttribute('aria-setsize'))
    const plain = await open(browser, (page) => page.setContent(plainList(rows)))
    const seen: Frames[] = []
    const usual: Frames[] = []
    // In turns, so that both run under the same conditions.
    for (let round = 0; round < ROUNDS; round++) {
      usual.push(await scrolled(plain, plain.locator('ul')))
      seen.push(await scrolled(ours, ours.getByRole('dialog').locator('div:has(> [role=listbox])')))
    }
    const floor = shareOf(together(usual))
    return [
      {
        name: `network list of ${rows}, frames over ${LONG_FRAME_MS} ms while scrolling`,
        value: shareOf(together(seen)),
        unit: '%',
        limit: null,
        baseline: { name: 'a plain list', value: floor },
        ratioLimit: RATIO_LIMIT,
      },
    ]
  } finally {
    await browser.close()
    served.stop()
  }
}

const LONG_FRAME_MS = 50

interface Frames {
  readonly all: number
  readonly long: number
}

/** Counts the page's frames during an action, and the frames that were late. */
async function countFrames(page: Page, during: () => Promise<void>): Promise<Frames> {
  // The page lacks the helper that esbuild wraps around named functions.
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

const together = (parts: readonly Frames[]): Frames => ({
  all: parts.reduce((sum, { all }) => sum + all, 0),
  long: parts.reduce((sum, { long }) => sum + long, 0),
})

/** Percentage of long frames. One is added on each side, so that a list without long frames can be a baseline. */
const shareOf = ({ all, long }: Frames): number => (100 * (long + 1)) / (all + 1)
