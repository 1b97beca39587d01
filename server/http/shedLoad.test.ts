import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageTexts } from '#tools/i18n/pageTexts.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'
import { LOAD_PER_ADDRESS } from './limitLoad.ts'
import { type LoadClass, loadClassOf } from './loadClasses.ts'
import { createLoadShedder, isFull, nextRoom, nextShare, queuedBehind, refusedNow, refusedOf } from './loadShedder.ts'
import { silentMetrics } from './metrics.ts'

const base = '/api/bridge_api/v1'

describe('load classes', () => {
  it.each<[LoadClass, string, string]>([
    ['never', 'GET', '/health'],
    ['never', 'GET', `${base}/orders/abc`],
    ['never', 'GET', `${base}/orders/abc/events`],
    ['never', 'POST', `${base}/orders`],
    ['never', 'POST', `${base}/orders/abc/deposit`],
    ['never', 'POST', `${base}/orders/abc/authorization`],
    ['never', 'POST', `${base}/orders/abc/take`],
    ['last', 'POST', '/api/identity/v1/verify'],
    ['last', 'POST', '/api/lottery/maker/sign/in'],
    ['last', 'GET', '/'],
    ['asset', 'GET', '/assets/app.js'],
    ['first', 'POST', `${base}/quotes`],
    ['first', 'GET', `${base}/0xabc/orders`],
    ['first', 'GET', '/api/balance'],
    ['first', 'GET', `${base}/search`],
  ])('%s: %s %s', (is, method, path) => expect(loadClassOf(method, path)).toBe(is))
})

describe('the refused share', () => {
  /**
   * Simulates a process that answers at most 300 calls a second and spends a twentieth of a call's cost on a refusal.
   */
  function serve(offered: number, seconds: number) {
    const second = 1 / 4
    const [capacity, refusal] = [300 * second, 0.05]
    let [share, backlog, served, worst] = [0, 0, 0, 0]
    const shares: number[] = []
    for (let look = 0; look < seconds * 4; look++) {
      const refused = offered * second * refusedOf('first', share)
      backlog += offered * second - refused
      const done = Math.min(backlog, Math.max(0, capacity - refused * refusal))
      backlog -= done
      // Skips the first ten seconds, while the share adapts to the load.
      if (look >= 40) {
        served += done
        worst = Math.max(worst, backlog / capacity)
      }
      share = nextShare(share, { delayMs: Math.min(250, (backlog / capacity) * 250), open: backlog, queuedMs: 0 })
      shares.push(share)
    }
    return { served: served / (seconds - 10) / 300, worst, last: shares.at(-1) ?? 0 }
  }

  it.each([1.1, 1.5, 3])(
    'serves at least 80 %% of the capacity at %s times the load, and waits stay below a second',
    (times) => {
      const { served, worst } = serve(300 * times, 120)
      expect(served).toBeGreaterThanOrEqual(0.8)
      expect(worst * 0.25).toBeLessThan(1)
    },
  )

  it('is zero below the capacity, and again after a flood', () => {
    expect(serve(240, 60)).toMatchObject({ last: 0, worst: 0 })
    let share = 0.9
    for (let look = 0; look < 200; look++) share = nextShare(share, { delayMs: 0, open: 0, queuedMs: 0 })
    expect(share).toBe(0)
  })

  it('covers all reads before any other call, and never an order’s', () => {
    for (const share of [0, 0.2, 0.5, 0.8, 0.98]) {
      if (refusedOf('last', share) > 0) expect(refusedOf('first', share)).toBe(1)
      expect(refusedOf('never', share)).toBe(0)
      expect(refusedOf('asset', share)).toBe(0)
    }
    expect(refusedOf('last', 0.98)).toBeGreaterThan(0.9)
  })
})

it('one long turn isn’t a queue: only the wait behind other connections counts', () => {
  expect(queuedBehind(600, [5, 600])).toBe(0)
  expect(queuedBehind(600, [620, 5])).toBe(0)
  expect(queuedBehind(600, [20, 10])).toBe(580)
  expect(queuedBehind(0, [20, 10])).toBe(0)
})

describe('the room for reads', () => {
  const after = (looks: number, sample: Parameters<typeof nextRoom>[1], from = 80) => {
    let room = from
    for (let look = 0; look < looks; look++) room = nextRoom(room, sample)
    return Math.round(room)
  }

  it('is what a saturated process completes in half a second, from 40 to 80', () => {
    const saturated = (perSecond: number) => after(20, { done: perSecond / 4, elapsedMs: 250, least: 10 })
    expect([20, 80, 120, 160, 1000].map(saturated)).toEqual([40, 40, 60, 80, 80])
  })

  it('does not shrink because few calls arrive, and grows again after a rush', () => {
    expect(after(20, { done: 1, elapsedMs: 250, least: 9 })).toBe(80)
    expect(after(6, { done: 1, elapsedMs: 250, least: 0 }, 40)).toBe(79)
  })

  it('is above the calls that one address has open, so that they close nothing for others', () => {
    expect(after(50, { done: 0, elapsedMs: 250, least: LOAD_PER_ADDRESS })).toBeGreaterThan(LOAD_PER_ADDRESS)
  })

  it('decides for reads, and twice of it for other calls', () => {
    expect([39, 40].map((open) => refusedNow('first', 0, { open, room: 40 }))).toEqual([0, 1])
    expect([79, 80].map((open) => refusedNow('last', 0, { open, room: 40 }))).toEqual([0, 1])
  })
})

it('a loop that is busy without callers, as during a start, refuses none of the first ones', () => {
  let share = 0
  for (let look = 0; look < 40; look++) share = nextShare(share, { delayMs: 250, open: 3, queuedMs: 0 })
  expect(refusedNow('first', share, { open: 30 })).toBe(0)
})

it('a single user is always served, however busy the process is', () => {
  expect([0, 9, 10].map((open) => refusedNow('first', 0.98, { open }))).toEqual([0, 0, 1])
})

it('connections that wait to be accepted are load, even if every turn is short and few calls are open', () => {
  const behindQueue = { delayMs: 5, open: 3, queuedMs: 400 }
  let share = 0
  for (let look = 0; look < 8; look++) share = nextShare(share, behindQueue)
  expect(share).toBeGreaterThan(0.5)
  expect(refusedNow('first', share, behindQueue)).toBe(1)
  expect(refusedNow('never', share, behindQueue)).toBe(0)
})

it('a burst is refused before the next check: reads before other calls, an order’s and a page’s files never', () => {
  const load = createLoadShedder(null, () => 0.999)
  const left: (() => void)[] = []
  const enter = (count: number) => {
    for (let i = 0; i < count; i++) left.push(load.enter())
  }
  try {
    const refused = () => (['first', 'last', 'asset', 'never'] as const).filter((is) => load.refuses(is))
    enter(79)
    expect(refused()).toEqual([])
    enter(1)
    expect(refused()).toEqual(['first'])
    enter(80)
    expect(refused()).toEqual(['first', 'last'])
    for (const leave of left) leave()
    expect(refused()).toEqual([])
    expect(isFull('never', 1e6)).toBe(false)
  } finally {
    load.stop()
  }
})

it('a process that stops refuses every read, and serves all other calls', () => {
  const load = createLoadShedder(null, () => 0.999)
  load.refuseReads()
  expect((['first', 'last', 'never'] as const).filter((is) => load.refuses(is))).toEqual(['first'])
  load.stop()
})

describe('a busy server', () => {
  let t: TestApp
  const shed: string[] = []
  let pagesToo = false
  let web: WebFolder
  beforeAll(async () => {
    web = writeWebFolder()
    t = await createTestApp({
      deps: {
        webRoot: web.root,
        load: {
          refuses: (is) => is === 'first' || (is === 'last' && pagesToo),
          enter: () => () => {},
          refuseReads: () => {},
          stop: () => {},
        },
        metrics: { ...silentMetrics, shed: (is) => void shed.push(is) },
      },
    })
  })
  afterAll(async () => {
    await t.close()
    web.remove()
  })

  it('responds with 503 and the seconds to wait, and serves exempt calls', async () => {
    const refused = await t.call('POST', `${base}/quotes`, { body: {} })
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 503, data: { reason: 'overloaded', fix: { kind: 'retry_after', seconds: 2 } } },
    })
    expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['2', 'no-store'])
    expect(shed).toEqual(['first'])
    expect((await t.call('GET', '/health')).status).toBe(200)
    expect((await t.call('GET', `${base}/orders/none`)).status).toBe(404)
  })

  it('returns a page that retries to a browser, and the error to a program', async () => {
    pagesToo = true
    const page = await t.call('GET', '/', { headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.body).toContain('Transfers in progress aren’t affected')
    expect((await t.call('GET', '/', { headers: { accept: '*/*' } })).body).toMatchObject({ code: 503 })
    pagesToo = false
  })

  const pageFor = async (headers: Readonly<Record<string, string>>) => {
    pagesToo = true
    const { body, headers: sent } = await t.call('GET', '/', { headers: { accept: 'text/html', ...headers } })
    pagesToo = false
    return { html: String(body), sent }
  }

  it.each(Object.entries(pageTexts()))('has its page in %s, from the messages of the app', async (language, texts) => {
    const { html } = await pageFor({ 'accept-language': `${language};q=0.9, xx` })
    const direction = texts.direction === 'rtl' ? ' dir="rtl"' : ''
    expect(html).toContain(`<html lang="${texts.tag}"${direction}>`)
    for (const part of ['title', 'heading', 'text', 'retry'])
      expect(html).toMatch(new RegExp(`>${texts.messages[`busy-${part}`]?.replaceAll(/[.?]/g, '\\$&')}</`))
  })

  it('prefers the language that the visitor chose in the app, and falls back to English', async () => {
    const languageOf = async (headers: Readonly<Record<string, string>>) =>
      /<html lang="([^"]*)"/.exec((await pageFor(headers)).html)?.[1]
    expect(await languageOf({ cookie: 'a=b; lang=fa', 'accept-language': 'ru' })).toBe('fa')
    expect(await languageOf({ cookie: 'lang="><script>', 'accept-language': 'ru' })).toBe('ru')
    expect([await languageOf({ 'accept-language': 'de' }), await languageOf({})]).toEqual(['en', 'en'])
  })

  it('runs and loads nothing on its page, whose headers are no larger for a language', async () => {
    const sizes = new Set<number>()
    for (const language of Object.keys(pageTexts())) {
      const { html, sent } = await pageFor({ 'accept-language': language })
      expect(html).not.toMatch(/<(?:script|style|link|img)|style=/i)
      sizes.add([...sent].reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0))
    }
    expect(sizes.size).toBe(1)
    expect(Math.max(...sizes)).toBeLessThan(1_500)
  })
})
