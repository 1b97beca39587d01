import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { Hono } from 'hono'
import lighthouse, { desktopConfig } from 'lighthouse'
import { build } from 'vite'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import listed from '#config/local/pool.json' with { type: 'json' }
import { screens } from '#core/screens/table.ts'
import type { PageName } from '#core/screens/types.ts'
import { localSvmKeypair } from '#local/svm/keys.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import { root } from '#tools/lib/run.ts'
import { startStack } from '../e2e/support/stack.ts'
import type { Figure } from './figure.ts'
import { serveBuilt } from './page/serveBuilt.ts'

/** A single run is noisy: short background work costs points. The median run by performance counts. */
const RUNS = 3

const least: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * Measures the Lighthouse scores of the bridge page as operators ship it, at desktop size. Takes the median of three
 * runs and prints the audits that cost points.
 */
export async function lighthouseFigures(): Promise<Figure[]> {
  await build({ root, mode: 'web', logLevel: 'error' })
  const served = await serveBuilt(join(root, 'dist/web'))
  const browser = await openBrowser()
  try {
    const runs: Result[] = []
    for (let run = 0; run < RUNS; run++)
      runs.push(await browser.audit(served.url, Object.keys(least), { config: desktopConfig }))
    const result = inTheMiddle(runs)
    return Object.entries(least).map(([id, floor]) => {
      for (const line of deductions(result, id)) console.log(`${id}: ${line}`)
      return {
        name: `Lighthouse, bridge page, ${result.categories[id]?.title ?? id}`,
        value: scoreOf(result, id),
        unit: 'points',
        limit: null,
        least: floor,
        baseline: null,
      }
    })
  } finally {
    await browser.close()
    served.stop()
  }
}

/** Visit that is measured. */
interface Visit {
  readonly path: string
  /** Storage of an earlier visit; the page shows more with it. */
  readonly storage?: Readonly<Record<string, string>>
  /** Shown after the path. */
  readonly note?: string
  readonly categories: readonly string[]
}

/**
 * Measures the performance score of each page on Lighthouse's phone profile, as operators ship it, with the answers of
 * the embedded stack. A page below the limit has the median of three runs.
 */
export const pageFigures = (): Promise<Figure[]> => phoneFigures([...pageVisits(), filledPortfolio])

/** Measures the pages of swaps and holdings alone, in the same way. */
export const holdingsFigures = (): Promise<Figure[]> =>
  phoneFigures([...pageVisits().filter(({ path }) => ['/swap', '/portfolio'].includes(path)), filledPortfolio])

async function phoneFigures(visits: readonly Visit[]): Promise<Figure[]> {
  await build({ root, mode: 'web', logLevel: 'error' })
  const stack = await startStack()
  const served = await serveBuilt(join(root, 'dist/web'), answersOf(stack.url))
  const browser = await openBrowser()
  const audit = async ({ path, storage, categories }: Visit): Promise<Result> => {
    if (storage) await browser.remember(served.url, storage)
    return browser.audit(`${served.url}${path}`, categories, { keepsStorage: storage !== undefined })
  }
  try {
    // The first visit of a server fills its caches.
    await audit({ path: '/', categories: ['performance'] })
    const figures: Figure[] = []
    for (const visit of visits) {
      const { path, note = '', categories } = visit
      let result = await audit(visit)
      if (scoreOf(result, 'performance') < 95) result = inTheMiddle([result, await audit(visit), await audit(visit)])
      for (const id of categories) {
        const floor = least[id] ?? 100
        if (scoreOf(result, id) < floor)
          for (const line of deductions(result, id)) console.log(`${path}${note}: ${line}`)
        figures.push({
          name: `Lighthouse on a phone, \`${path}\`${note}, ${id}`,
          value: scoreOf(result, id),
          unit: 'points',
          limit: null,
          least: floor,
          baseline: null,
        })
      }
    }
    return figures
  } finally {
    await browser.close()
    served.stop()
    await stack.stop()
  }
}

/** Forwards calls to the API of a stack. */
const answersOf = (url: string): Hono =>
  new Hono().all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const body = req.method === 'GET' ? null : await req.text()
    const headers = { 'content-type': 'application/json', accept: req.header('accept') ?? '*/*' }
    const answer = await fetch(`${url}${pathname}${search}`, { method: req.method, headers, body })
    // Its body is unpacked by now; the server in front packs it again.
    const type = answer.headers.get('content-type') ?? ''
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } })
  })

/** Opens for a listed address only; everyone else is led to the bridge. */
const poolPath = '/pool'

/** Pages whose addresses show different contents, so that each of them is measured. */
const apart: ReadonlySet<PageName> = new Set(['tracker', 'badge', 'faucet'])

/** Addresses that need no parameter: the first one of each page, and all of those in `apart`. */
const pageVisits = (): readonly Visit[] =>
  [
    ...new Map(
      screens
        .filter(({ path }) => !path.includes(':'))
        .toReversed()
        .map(({ page, path }) => [apart.has(page) ? path : page, path]),
    ).values(),
  ].map((path) => ({
    path,
    categories: ['performance'],
    ...(path === poolPath ? { storage: { 'causeway.user': listed[0] ?? '' } } : {}),
  }))

/** Watched addresses of every local family, which hold tokens on all their networks. */
const filledPortfolio: Visit = {
  path: '/portfolio',
  note: ' with holdings',
  categories: ['performance', 'accessibility', 'best-practices'],
  storage: {
    'causeway.watched': JSON.stringify([
      { family: 'evm', address: devAccounts.user.address },
      { family: 'evm', address: devAccounts.maker.address },
      { family: 'svm', address: localSvmKeypair('user').publicKey.toBase58() },
    ]),
  },
}

interface AuditOptions {
  readonly config?: typeof desktopConfig
  /** Keeps what `remember` has stored; the visit must end where it began. */
  readonly keepsStorage?: boolean
}

async function openBrowser() {
  const port = await leasePort()
  // Lighthouse opens its tabs in the browser's own profile, which only a persistent context shares.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  return {
    async audit(
      url: string,
      onlyCategories: readonly string[],
      { config, keepsStorage = false }: AuditOptions = {},
    ): Promise<Result> {
      const flags = { port, logLevel: 'error', disableStorageReset: keepsStorage } as const
      const result = await lighthouse(url, { ...flags, onlyCategories: [...onlyCategories] }, config)
      if (!result) throw new Error('Lighthouse gave no answer.')
      const shown = result.lhr.finalDisplayedUrl
      if (keepsStorage && shown !== url) throw new Error(`${url} led to ${shown}, so that another page was measured.`)
      return result.lhr
    },
    /** Stores values as an earlier visit would have, and nothing else: caches are as empty as at a first visit. */
    async remember(origin: string, values: Readonly<Record<string, string>>): Promise<void> {
      const page = await browser.newPage()
      const session = await browser.newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await session.send('Network.clearBrowserCache')
      // An answer of the API runs no code of the app.
      await page.goto(`${origin}/api/config/app`)
      await page.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
      }, values)
      await page.close()
    },
    close: () => browser.close(),
  }
}

const scoreOf = ({ categories }: Result, id: string): number => Math.round((categories[id]?.score ?? 0) * 100)

function inTheMiddle(runs: readonly Result[]): Result {
  const found = runs.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))[
    runs.length >> 1
  ]
  if (!found) throw new Error('Lighthouse was not run.')
  return found
}

/** Audits that cost points in a category. */
const deductions = ({ categories, audits }: Result, id: string): string[] =>
  (categories[id]?.auditRefs ?? []).flatMap(({ id: name, weight }) => {
    const audit = audits[name]
    return weight > 0 && audit && audit.score !== null && audit.score < 0.9
      ? [`${audit.title} ${audit.displayValue ?? ''}`.trim()]
      : []
  })
