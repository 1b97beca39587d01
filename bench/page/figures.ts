import { chromium } from '@playwright/test'
import { gzipped } from '#tools/build/firstLoad.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import { type Figure, percentile } from '../figure.ts'
import { type FirstVisit, firstVisit } from './firstVisit.ts'
import { serveBuilt } from './serveBuilt.ts'

const VISITS = 5

/** Built pages to compare. */
interface Pages {
  readonly app: string
  /** A page with only the four libraries. */
  readonly floor: string
  /** A page with the amount field and no code. */
  readonly shell: string
}

/**
 * Visits the app, the floor page and the static shell in turns in one browser, so that a slow machine affects all of
 * them.
 */
export async function firstVisitFigures(pages: Pages): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const served = {
    shell: await serveBuilt(pages.shell),
    floor: await serveBuilt(pages.floor),
    app: await serveBuilt(pages.app),
  }
  const visits: Record<keyof Pages, FirstVisit[]> = { shell: [], floor: [], app: [] }
  try {
    for (let visit = 0; visit < VISITS; visit++)
      for (const page of ['shell', 'floor', 'app'] as const)
        visits[page].push(await firstVisit(browser, served[page].url, page === 'shell' ? 'static' : 'app'))
  } finally {
    await browser.close()
    for (const { stop } of Object.values(served)) stop()
  }
  const median = (page: keyof Pages, figure: 'visible' | 'live' | 'received' | 'blocked' | 'heap') =>
    percentile(
      visits[page].map((visit) => visit[figure]),
      0.5,
    )
  const libraries = (figure: 'visible' | 'received' | 'blocked' | 'heap') => ({
    name: 'the four libraries alone',
    value: median('floor', figure),
  })
  const idle = visits.app.at(-1)?.files ?? []
  return [
    {
      name: 'first visit, amount field visible',
      value: median('app', 'visible'),
      unit: 'ms',
      limit: null,
      baseline: { name: 'a static shell', value: median('shell', 'visible') },
      ratioLimit: 1.3,
    },
    {
      name: 'first visit, what is typed is live',
      value: median('app', 'live'),
      unit: 'ms',
      limit: null,
      baseline: libraries('visible'),
      ratioLimit: 1.2,
    },
    {
      name: 'first visit, received amount shown',
      value: median('app', 'received'),
      unit: 'ms',
      limit: null,
      baseline: libraries('received'),
    },
    {
      name: 'first visit, main thread blocked until idle',
      value: median('app', 'blocked'),
      unit: 'ms',
      limit: null,
      baseline: libraries('blocked'),
      ratioLimit: 2,
    },
    {
      name: 'first visit, heap when idle',
      value: median('app', 'heap'),
      unit: 'MB',
      limit: null,
      baseline: libraries('heap'),
    },
    { name: 'files loaded when idle', value: idle.length, unit: 'files', limit: 12, baseline: null },
    {
      name: 'JavaScript and CSS files loaded when idle, gzip',
      value: gzipped(pages.app, idle) / 1000,
      unit: 'kB',
      limit: 180,
      baseline: null,
    },
  ]
}
