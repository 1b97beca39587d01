import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { buildWebApp } from '#local/buildWeb.ts'
import { type FamilyName, families } from '#core/chain/family.ts'
import type { TrackerRow } from '#core/wire/tracker.ts'
import { chain, token } from '#src/testing/rows.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import { root } from '#tools/lib/run.ts'
import type { Figure } from './figure.ts'
import { serveBuilt } from './page/serveBuilt.ts'

const ADDRESSES = 20
const NETWORKS = 10
/** Answers of sources are this far apart. */
const APART_MS = 20
/** Networks of each family. */
const CHAINS = 20
const ANSWER_MS = 400
/** A mid-range phone. */
const SLOWER = 4

const ok = (data: unknown) => ({ code: 0, message: 'success', data })

/** Measures how soon pages that read much show their first figures, on a slow phone, once the first answer has arrived. */
export async function bigPageFigures(): Promise<Figure[]> {
  await buildWebApp('web')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return [...(await trackerFigures(browser)), ...(await portfolioFigures(browser))]
  } finally {
    await browser.close()
  }
}

async function trackerFigures(browser: Browser): Promise<Figure[]> {
  let firstAt = 0
  const networks = Array.from({ length: NETWORKS }, (_, n) => n + 1)
  const api = new Hono()
    .get('/tracker_api/v1/settings', (c) =>
      c.json(ok({ networks: networks.map((chain_id) => ({ chain_id, symbol: 'ETH', decimals: 18 })), pages: [] })),
    )
    .get('/bridge_api/v1/get-all-chains', (c) =>
      c.json(ok({ list: networks.map((id) => chain(id, `Network ${id}`)), routes: [] })),
    )
    .post('/tracker_api/v1/activity', async (c) => {
      const { addresses, chain_ids } = await c.req.json<{ addresses: string[]; chain_ids: number[] }>()
      const rows = addresses.flatMap((address) => chain_ids.map((id) => busyRow(address, id)))
      c.header('Content-Type', 'application/x-ndjson')
      return stream(c, async (lines) => {
        await pause(ANSWER_MS)
        for (const [n, row] of rows.entries()) {
          await lines.write(`${JSON.stringify(ok({ rows: [row], complete: n === rows.length - 1 }))}\n`)
          firstAt ||= performance.now()
          await pause(APART_MS)
        }
      })
    })
  const addresses = Array.from({ length: ADDRESSES }, (_, n) => `0x${String(n + 1).padStart(40, '0')}`)
  return visit(browser, api, async (page, url) => {
    await page.goto(`${url}/tracker#${addresses.join(',')}`)
    await page.getByTestId('tracker-chart').waitFor()
    return [
      {
        name: `tracker, ${ADDRESSES} addresses × ${NETWORKS} networks, first chart after the first answer, slow phone`,
        value: performance.now() - firstAt,
        unit: 'ms',
        limit: 1000,
        baseline: null,
      },
    ]
  })
}

async function portfolioFigures(browser: Browser): Promise<Figure[]> {
  let firstAt = 0
  // Eclipse is SVM with an address of its own: eight owners in seven families.
  const owners = [...families, 'svm' as const].map((family, n) => ({ family, address: ownerOf(family, n) }))
  const chains = families.flatMap((family, f) =>
    Array.from({ length: CHAINS }, (_, n) => {
      const id = (f + 1) * 1000 + n
      return chain(id, `${family} ${n}`, { family, network_code: `n${id}` })
    }),
  )
  let requests = 0
  const api = new Hono()
    .get('/bridge_api/v1/get-all-chains', (c) => c.json(ok({ list: chains, routes: [] })))
    .get('/bridge_api/v1/all-tokens', (c) =>
      c.json(
        ok({
          list: chains.flatMap(({ chain_id }) => [token(chain_id, 'ETH', 18), token(chain_id, 'USDC', 6, 'usdc')]),
        }),
      ),
    )
    .post('/swap_auxiliary_api/v1/query_balances', async (c) => {
      requests += 1
      const { tokens } = await c.req.json<{ tokens: { name: string; address: string; decimals: number }[] }>()
      await pause(ANSWER_MS)
      firstAt ||= performance.now()
      return c.json(ok({ balances: tokens.map(({ decimals }) => ({ balance: `1${'0'.repeat(decimals)}` })) }))
    })
  return visit(browser, api, async (page, url) => {
    await page.addInitScript((watched) => localStorage.setItem('causeway.watched', watched), JSON.stringify(owners))
    await page.goto(`${url}/portfolio`)
    await page.getByTestId('portfolio-assets').waitFor()
    const shownMs = performance.now() - firstAt
    await page.getByTestId('portfolio-total').locator('[role=status]:empty').waitFor({ state: 'attached' })
    return [
      {
        name: `portfolio, ${owners.length} wallets × ${CHAINS} networks, first figures after the first answer, slow phone`,
        value: shownMs,
        unit: 'ms',
        limit: 1000,
        baseline: null,
      },
      {
        name: 'portfolio, requests until it is complete, for each wallet and network',
        value: requests / (owners.length * CHAINS),
        unit: '',
        limit: 1,
        baseline: null,
      },
    ]
  })
}

async function visit(
  browser: Browser,
  api: Hono,
  measure: (page: Page, url: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const served = await serveBuilt(join(root, 'dist/web'), api)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await measure(page, served.url)
  } finally {
    await context.close()
    served.stop()
  }
}

const busyRow = (address: string, chain_id: number): TrackerRow => ({
  address,
  chain_id,
  activity: {
    transactions: 300,
    volume: { amount: '1000000000000000000', usd: '300000000000' },
    gas: { amount: '10000000000000000', usd: '3000000000' },
    contracts: 12,
    days: Array.from({ length: 300 }, (_, n) => [20_000 + n, 1]),
    first_at: '2024-10-04T00:00:00.000Z',
    last_at: '2025-07-31T00:00:00.000Z',
    at_least: false,
    stale: false,
    read_at: '2026-01-01T00:00:00.000Z',
  },
  failure: null,
})

const ownerOf = (family: FamilyName, n: number): string =>
  family === 'evm' ? `0x${'a1'.repeat(20)}` : `${family}${String(n).padStart(32, '1')}`
