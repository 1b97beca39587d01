import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { buildWebApp } from '#local/buildWeb.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadConfig } from '#runtime/config.ts'
import { listen } from '#runtime/listen.ts'
import { leasePorts } from '#runtime/testing/ports.ts'
import { createApp } from '#server/app.ts'
import { createServerDeps } from '#server/createServerDeps.ts'
import { createDebridgeStandIn } from '#server/providers/debridge/testing/standIn.ts'
import { evmAsset } from '#server/providers/evmCalls.ts'
import { createLifiStandIn } from '#server/providers/lifi/testing/standIn.ts'
import { createRelayStandIn } from '#server/providers/relay/testing/standIn.ts'
import { startVendorServer, type VendorCall, type VendorServer } from '#server/providers/testing/vendorServer.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import { type Figure, percentile } from './figure.ts'
import { pollFigures } from './polls.ts'

const ROUNDS = 15
const QUICK_MS = 150
const SLOW_MS = 800
const REQUESTS = 600
const AT_ONCE = 16
const WARM_UP = 100

/**
 * Measures quotes of outside providers: a first quote on the page while others still answer, quotes a second compared with their
 * requests to the providers alone, and the follow-up of open orders.
 */
export async function quoteFigures(): Promise<Figure[]> {
  // The worker is measured in a process that does nothing else.
  const polls = await pollFigures()
  const world = await startWorld()
  try {
    return [...(await painted(world)), await rate(world), ...polls]
  } finally {
    await world.stop()
  }
}

interface World {
  readonly url: string
  readonly vendors: Readonly<Record<'relay' | 'lifi' | 'debridge', VendorServer>>
  stop(): Promise<void>
}

/** The production web app and a server of the default profile on PostgreSQL, with stand-ins of three providers. */
async function startWorld(): Promise<World> {
  await buildWebApp('web')
  const postgres = await startTestPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'causeway-quotes-'))
  mkdirSync(join(folder, 'config'))
  writeFileSync(join(folder, 'config/prices.json'), JSON.stringify({ ETH: '3000', USDC: '1', USDT: '1' }))
  const catalogue = loadCatalogue({ profile: 'default' })
  const decimalsOf = (chain: number, token: string) =>
    catalogue.assets.find(({ id }) => id === evmAsset(chain, token))?.decimals ?? 18
  const [relay, lifi, debridge] = [
    createRelayStandIn(catalogue),
    createLifiStandIn(catalogue),
    createDebridgeStandIn(decimalsOf),
  ]
  const vendors = {
    relay: await startVendorServer((call) => relay.handle(call)),
    lifi: await startVendorServer((call) => lifi.handle(call)),
    debridge: await startVendorServer((call) => debridge.handle(call)),
  }
  const [port = 0] = await leasePorts(1)
  const { deps, acceptDelay, parts } = await createServerDeps(
    loadConfig('server', {
      PROFILE: 'default',
      CONFIG_DIR: join(folder, 'config'),
      DATABASE_URL: await postgres.createDatabase(),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      STATIC_DIR: resolve(import.meta.dirname, '../dist/web'),
      LOG_LEVEL: 'silent',
      PRICE_SOURCES: 'table',
      PROVIDERS: 'lifi,relay,debridge',
      LIFI_URL: vendors.lifi.url,
      LIFI_API_KEY: 'bench',
      LIFI_REQUESTS_PER_MINUTE: '1000000',
      RELAY_URL: vendors.relay.url,
      RELAY_QUOTES_PER_MINUTE: '1000000',
      DEBRIDGE_URL: `${vendors.debridge.url}/v1.0`,
      DEBRIDGE_TRACKING_URL: vendors.debridge.url,
      DEBRIDGE_PER_MINUTE: '1000000',
    }),
    { config: { rateLimitScale: 1000 } },
  )
  // The senders share the process, whose load must not refuse them.
  const listening = await listen(createApp({ ...deps, load: null }), { host: '127.0.0.1', port, acceptDelay })
  const routes = (deps.providers ?? []).map((provider) => provider.start?.())
  while (deps.providers?.some((provider) => provider.routes().length === 0)) await pause(100)
  return {
    url: listening.url,
    vendors,
    stop: async () => {
      await listening.stop()
      await Promise.all(routes.map((one) => one?.stop()))
      for (const { stop } of parts.toReversed()) await stop?.()
      await Promise.all(Object.values(vendors).map((vendor) => vendor.close()))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function painted({ url, vendors }: World): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    await page.goto(`${url}/?source=eth&destination=arbitrum&token=ETH&amount=0.1`)
    await page
      .getByTestId('receive-amount')
      .filter({ hasText: /0\.0\d/ })
      .first()
      .waitFor()
    const last = (): number => vendors.lifi.answeredAt ?? Number.NaN
    vendors.lifi.delay(QUICK_MS)
    for (const slow of [vendors.relay, vendors.debridge]) slow.delay(SLOW_MS)
    const afterFastest: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { at } = await firstQuote(page, `0.2${String(round).padStart(2, '0')}`)
      afterFastest.push(at - last())
    }
    vendors.relay.set('hangs')
    const hanging: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { at, typedAt } = await firstQuote(page, `0.3${String(round).padStart(2, '0')}`)
      hanging.push(at - typedAt)
    }
    vendors.relay.set(null)
    for (const vendor of Object.values(vendors)) vendor.delay(0)
    return [
      {
        name: 'first quote painted after the fastest of three providers has answered, p95',
        value: percentile(afterFastest, 0.95),
        unit: 'ms',
        limit: 300,
        baseline: null,
      },
      {
        name: 'first quote painted after the amount was typed, one provider hanging, p95',
        value: percentile(hanging, 0.95),
        unit: 'ms',
        limit: 2_000,
        baseline: null,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Enters an amount and returns the times, as `Date.now()` has them, of the input and of the frame that shows its quote. */
async function firstQuote(page: Page, amount: string): Promise<{ typedAt: number; at: number }> {
  const times = await page.evaluate(
    (wanted) =>
      new Promise<{ typedAt: number; at: number }>((done) => {
        const field = document.querySelector<HTMLInputElement>('input[name=amount]')
        const shown = document.querySelector('[data-testid=receive-amount]')
        if (!field || !shown) throw new Error('there is no form')
        const before = shown.textContent
        const typedAt = Date.now()
        new MutationObserver((_, observer) => {
          const text = document.querySelector('[data-testid=receive-amount]')?.textContent ?? ''
          if (text === before || !text.startsWith('0.')) return
          observer.disconnect()
          // The second frame begins once the first one is painted.
          requestAnimationFrame(() => requestAnimationFrame(() => done({ typedAt, at: Date.now() })))
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    amount,
  )
  // The next amount waits for the rest of this answer.
  await pause(SLOW_MS + 400)
  return times
}

/** Quotes a second over HTTP, and a bare loop that sends the providers the same requests. */
async function rate({ url, vendors }: World): Promise<Figure> {
  const ask = async (index: number): Promise<void> => {
    const response = await fetch(`${url}/api/bridge_api/v1/quotes`, {
      method: 'POST',
      // Each visitor has an address, and with it rate limits, of its own.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
      body: JSON.stringify({
        from_asset: '1:native',
        to_asset: '42161:native',
        amount: String(10n ** 17n + BigInt(index)),
      }),
    })
    const { data } = (await response.json()) as { data: { quotes: unknown[] } }
    if (data.quotes.length !== 3) throw new Error('a provider has not quoted')
  }
  await inTurn(WARM_UP, ask)
  for (const { calls } of Object.values(vendors)) calls.length = 0
  const ours = await inTurn(REQUESTS, (index) => ask(WARM_UP + index))
  const sent = Object.values(vendors).map((vendor) => ({ url: vendor.url, calls: [...vendor.calls] }))
  const bare = await inTurn(REQUESTS, async (index) => {
    await Promise.all(sent.map(({ url: to, calls }) => repeat(to, calls[index])))
  })
  return {
    name: 'quotes of three providers a second',
    value: ours,
    unit: '/s',
    limit: null,
    baseline: { name: 'a bare loop with the same requests to them', value: bare },
    ratioLeast: 0.5,
  }
}

async function repeat(url: string, call: VendorCall | undefined): Promise<void> {
  if (!call) throw new Error('a provider was asked less often')
  const { method, path, query, body } = call
  const json = method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  await (await fetch(`${url}${path}?${query}`, { method, ...json })).json()
}

/** Runs `work` a number of times, several at once; returns how often a second. */
async function inTurn(times: number, work: (index: number) => Promise<void>): Promise<number> {
  let next = 0
  const from = performance.now()
  const lane = async (): Promise<void> => {
    for (let index = next++; index < times; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return times / ((performance.now() - from) / 1000)
}
