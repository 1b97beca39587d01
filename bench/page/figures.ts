import { chromium } from '@playwright/test'
import { findChromium } from '#tools/lib/chromium.ts'
import { type Figure, percentile } from '../figure.ts'
import { serveBuilt } from './serveBuilt.ts'
import { firstVisit } from './visit.ts'
import type { Moments } from './watch.ts'

const VISITS = 5
const RATIO_LIMIT = 1.4

const names: Readonly<Record<keyof Moments, string>> = {
  visible: 'first visit, amount field visible',
  live: 'first visit, what is typed is live',
  received: 'first visit, received amount shown',
}

/** The app and the floor page, visited in turns in one browser, so that whatever slows the machine slows both. */
export async function firstVisitFigures(app: string, floor: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const served = { app: await serveBuilt(app), floor: await serveBuilt(floor) }
  const seen: Record<keyof typeof served, Moments[]> = { app: [], floor: [] }
  try {
    for (let visit = 0; visit < VISITS; visit++)
      for (const page of ['floor', 'app'] as const) seen[page].push(await firstVisit(browser, served[page].url))
  } finally {
    await browser.close()
    served.app.stop()
    served.floor.stop()
  }
  return (['visible', 'live', 'received'] as const).map((moment) => {
    const median = (page: keyof typeof served) =>
      percentile(
        seen[page].map((moments) => moments[moment]),
        0.5,
      )
    return {
      name: names[moment],
      value: median('app'),
      unit: 'ms',
      limit: null,
      baseline: { name: 'the four libraries alone', value: median('floor') },
      ...(moment === 'received' ? {} : { ratioLimit: RATIO_LIMIT }),
    }
  })
}
