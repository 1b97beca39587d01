import { describe, expect, it } from 'vitest'
import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import { AppError } from '#core/errors.ts'
import { type Observation, priceTable } from '#core/money/price.ts'
import { silentLog } from '#runtime/log.ts'
import { backOffMs, createLivePrices } from './livePrices.ts'
import { createPriceStore } from './priceStore.ts'
import type { PriceSource } from './source.ts'

const STALE_S = 900
const targets: readonly PriceTarget[] = [
  { key: 'ETH', coin: 'ethereum' },
  { key: 'BTC', coin: 'bitcoin' },
]
const E8 = 10n ** 8n

/** Vendor whose answers the test sets; undefined = that price is missing, an error is thrown. */
function fakeVendor(name: string, now: () => Date) {
  const vendor = {
    name,
    says: { ETH: 3000, BTC: 60_000 } as Record<string, number | undefined>,
    ageS: 0,
    error: null as Error | null,
    asked: [] as string[][],
    gate: Promise.resolve(),
    knows: () => true,
    async fetch(wanted: readonly PriceTarget[]) {
      vendor.asked.push(wanted.map(({ key }) => key))
      await vendor.gate
      if (vendor.error) throw vendor.error
      const rows = wanted.flatMap(({ key }): [string, Observation][] => {
        const dollars = vendor.says[key]
        return dollars === undefined
          ? []
          : [[key, { usdE8: BigInt(dollars) * E8, source: name, asOf: new Date(now().getTime() - vendor.ageS * 1000) }]]
      })
      return new Map(rows)
    },
  }
  return vendor satisfies PriceSource
}

function setUp(
  order: readonly string[] = ['first', 'second'],
  table: readonly [string, bigint][] = [],
  vendored: readonly string[] = [],
  agreement?: { sources: number; percent: number },
) {
  let now = new Date('2030-01-01T00:00:00Z')
  const clock = { now: () => now }
  const [one = 'first', two = 'second'] = order.filter((name) => name !== 'table')
  const first = fakeVendor(one, clock.now)
  const second = fakeVendor(two, clock.now)
  const outcomes: string[] = []
  const held = createPriceStore({
    order,
    table: priceTable(table),
    vendored: new Set(vendored),
    clock,
    staleMs: STALE_S * 1000,
    ...(agreement ? { agreement } : {}),
  })
  const live = createLivePrices({
    held,
    sources: [first, second].filter(({ name }) => order.includes(name)),
    targets,
    refreshMs: 60_000,
    clock,
    log: silentLog,
    count: (source, outcome) => void outcomes.push(`${source} ${outcome}`),
    random: () => 0.5,
  })
  const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000))
  return { first, second, live, later, outcomes, eth: () => live.book.get('ETH') }
}

describe('price sources in order', () => {
  it('the second is only asked for prices that the first lacks', async () => {
    const t = setUp()
    t.first.says = { ETH: 3000 }
    await t.live.refresh()
    expect(t.second.asked).toEqual([['BTC']])
    expect(t.live.book.get('BTC')).toMatchObject({ source: 'second', usdE8: 60_000n * E8, stale: false })
  })

  it('the first is used until it is stale; then the second answers, queried in time', async () => {
    const t = setUp()
    await t.live.refresh()
    t.first.error = new Error('gone')
    t.second.says = { ETH: 3100, BTC: 61_000 }
    t.later(STALE_S / 2 + 1)
    await t.live.refresh()
    expect(t.eth()).toMatchObject({ source: 'first', stale: false })
    t.later(STALE_S / 2)
    expect(t.eth()).toMatchObject({ source: 'second', usdE8: 3100n * E8, stale: false })
  })

  it('a table before the vendors answers only for its rows', async () => {
    const t = setUp(['table', 'first'], [['ETH', 7n]])
    await t.live.refresh()
    expect(t.eth()).toEqual({ usdE8: 7n, source: 'table', asOf: null, stale: false })
    expect(t.first.asked).toEqual([['BTC']])
  })

  it('a table behind a vendor for the key is a stale fallback and checks no vendor', async () => {
    const t = setUp(['first', 'table'], [['ETH', 7n]], ['ETH'])
    expect(t.eth()).toEqual({ source: 'table', usdE8: 7n, asOf: null, stale: true })
    await t.live.refresh()
    expect(t.eth()).toMatchObject({ source: 'first', usdE8: 3000n * E8, stale: false })
    t.later(STALE_S + 1)
    expect(t.eth()).toMatchObject({ source: 'first', usdE8: 3000n * E8, stale: true })
  })

  it('a fallback table does not keep later vendors from being queried', async () => {
    const t = setUp(['first', 'table', 'second'], [['ETH', 7n]], ['ETH'])
    t.first.error = new Error('gone')
    await t.live.refresh()
    expect(t.eth()).toMatchObject({ source: 'second', stale: false })
  })

  it('a table behind vendors is authoritative for keys that none of them supports', async () => {
    const t = setUp(['first', 'table'], [['OWN', 7n]], ['ETH'])
    await t.live.refresh()
    expect(t.live.book.get('OWN')).toMatchObject({ source: 'table', stale: false })
  })
})

it('without answers the last price is kept, marked stale', async () => {
  const t = setUp(['first'])
  await t.live.refresh()
  t.first.error = new Error('gone')
  t.later(STALE_S)
  await t.live.refresh()
  expect(t.eth()?.stale).toBe(false)
  t.later(1)
  expect(t.eth()).toMatchObject({ usdE8: 3000n * E8, stale: true })
  expect(t.live.book.get('XYZ')).toBeUndefined()
})

it('concurrent callers share one query', async () => {
  const t = setUp(['first'])
  let open = (): void => {}
  t.first.gate = new Promise((resolve) => {
    open = resolve
  })
  const looks = [t.live.refresh(), t.live.refresh(), t.live.refresh()]
  open()
  await Promise.all(looks)
  expect(t.first.asked).toHaveLength(1)
  await t.live.refresh()
  expect(t.first.asked).toHaveLength(2)
})

describe('rejected prices', () => {
  it.each([
    ['negative', -1, 0, 'price_not_positive'],
    ['zero', 0, 0, 'price_not_positive'],
    ['absurd', 100_000_000, 0, 'price_too_high'],
    ['a leap', 9001, 0, 'price_jump'],
    ['a fall', 999, 0, 'price_jump'],
    ['from the future', 3000, -301, 'price_from_future'],
  ])('%s: the last price is kept', async (_, dollars, ageS, reason) => {
    const t = setUp(['first'])
    await t.live.refresh()
    t.later(60)
    Object.assign(t.first, { says: { ETH: dollars, BTC: 60_000 }, ageS })
    await t.live.refresh()
    expect(t.outcomes).toContain(`first ${reason}`)
    expect(t.eth()).toMatchObject({ usdE8: 3000n * E8, asOf: new Date('2030-01-01T00:00:00Z') })
  })

  it('a jump is checked with the other vendor too', async () => {
    const t = setUp()
    await t.live.refresh()
    t.first.says = {}
    t.second.says = { ETH: 30_000 }
    t.later(STALE_S / 2 + 1)
    await t.live.refresh()
    expect(t.outcomes).toContain('second price_jump')
  })

  describe('two vendors over hours', () => {
    type World = ReturnType<typeof setUp>
    /** Refreshes once a minute and returns the book's prices after each. */
    async function minutes(t: World, count: number) {
      const seen: { usd: bigint | undefined; stale: boolean | undefined }[] = []
      for (let i = 0; i < count; i++) {
        t.later(60)
        await t.live.refresh()
        const price = t.eth()
        seen.push({ usd: price && price.usdE8 / E8, stale: price?.stale })
      }
      return seen
    }
    /** The first vendor is down for an hour, and the second returns a wrong row all the time. */
    async function wrongSecond() {
      const t = setUp()
      await t.live.refresh()
      t.first.error = new Error('gone')
      t.second.says = { ETH: 30_000, BTC: 60_000 }
      return { t, seen: await minutes(t, 60) }
    }

    it('a wrong price of the second never blocks the first', async () => {
      const { t } = await wrongSecond()
      t.first.error = null
      await minutes(t, 11)
      for (const price of await minutes(t, 120)) expect(price).toEqual({ usd: 3000n, stale: false })
      expect(t.outcomes).not.toContain('first price_jump')
    })

    it('while the second contradicts the first, the price decides nothing', async () => {
      const { seen } = await wrongSecond()
      expect(seen[5]).toEqual({ usd: 3000n, stale: false })
      expect(seen.slice(7, 14)).toEqual(Array.from({ length: 7 }, () => ({ usd: 3000n, stale: true })))
    })

    it('a jump of the first marks its last price until the jump has lasted or is reverted', async () => {
      const t = setUp()
      await t.live.refresh()
      t.first.says = { ETH: 12_000, BTC: 60_000 }
      expect((await minutes(t, 3)).every(({ usd, stale }) => usd === 3000n && stale)).toBe(true)
      t.first.says = { ETH: 3000, BTC: 60_000 }
      expect(await minutes(t, 1)).toEqual([{ usd: 3000n, stale: false }])
      t.first.says = { ETH: 12_000, BTC: 60_000 }
      const seen = await minutes(t, 120)
      expect(seen.slice(0, 15).every(({ usd, stale }) => usd === 3000n && stale)).toBe(true)
      expect(seen.slice(15).every(({ usd, stale }) => usd === 12_000n && !stale)).toBe(true)
    })

    it('a repeated old price does not revert a jump', async () => {
      const t = setUp()
      await t.live.refresh()
      t.first.says = { ETH: 12_000, BTC: 60_000 }
      await minutes(t, 1)
      Object.assign(t.first, { says: { ETH: 3000, BTC: 60_000 }, ageS: 120 })
      expect(await minutes(t, 1)).toEqual([{ usd: 3000n, stale: true }])
    })

    it('a vendor that jumped and stopped responding does not mark the other’s price forever', async () => {
      const t = setUp()
      await t.live.refresh()
      t.first.says = { ETH: 12_000, BTC: 60_000 }
      await minutes(t, 1)
      t.first.error = new Error('gone')
      const seen = await minutes(t, 120)
      expect(seen.slice(0, 15).every(({ stale }) => stale)).toBe(true)
      expect(seen.slice(15).every(({ usd, stale }) => usd === 3000n && !stale)).toBe(true)
    })

    it('a first price without an earlier one is accepted', async () => {
      const t = setUp()
      t.first.error = new Error('gone')
      t.second.says = { ETH: 30_000, BTC: 60_000 }
      await t.live.refresh()
      expect(t.eth()).toMatchObject({ usdE8: 30_000n * E8, stale: false })
    })
  })

  it('a lasting jump is accepted once the last price is stale', async () => {
    const t = setUp(['first'])
    await t.live.refresh()
    t.first.says = { ETH: 9500, BTC: 60_000 }
    t.later(STALE_S + 1)
    await t.live.refresh()
    expect(t.eth()).toMatchObject({ usdE8: 9500n * E8, stale: false })
  })

  it('a price older than the last one does not replace it', async () => {
    const t = setUp(['first'])
    await t.live.refresh()
    Object.assign(t.first, { says: { ETH: 2900, BTC: 60_000 }, ageS: 30 })
    await t.live.refresh()
    expect(t.eth()?.usdE8).toBe(3000n * E8)
  })

  it('a vendor’s clock slightly ahead does not extend the life of its price', async () => {
    const t = setUp(['first'])
    t.first.ageS = -200
    await t.live.refresh()
    t.later(STALE_S + 1)
    expect(t.eth()?.stale).toBe(true)
  })

  it('a price that was old on arrival is stale at once', async () => {
    const t = setUp(['first'])
    t.first.ageS = STALE_S + 1
    await t.live.refresh()
    expect(t.eth()?.stale).toBe(true)
  })
})

describe('a failing source is skipped for a while', () => {
  it('and then queried again, with its count reset once it responds', async () => {
    const t = setUp(['first'])
    t.first.error = new Error('gone')
    await t.live.refresh()
    t.later(11)
    await t.live.refresh()
    expect(t.first.asked).toHaveLength(1)
    t.later(1)
    await t.live.refresh()
    expect(t.first.asked).toHaveLength(2)
    expect(t.outcomes).toEqual(['first unknown', 'first unknown'])
  })

  it('for as long as the source requests', async () => {
    const t = setUp(['first'])
    t.first.error = new AppError('vendor_limited', 'slower', { fix: { kind: 'retry_after', seconds: 300 } })
    await t.live.refresh()
    t.first.error = null
    t.later(300)
    await t.live.refresh()
    expect(t.first.asked).toHaveLength(1)
    t.later(15)
    await t.live.refresh()
    expect(t.eth()?.stale).toBe(false)
  })

  it('for twice as long each time, up to ten minutes, with 50 % jitter', () => {
    expect([1, 2, 3, 4].map((failures) => backOffMs(failures, null, () => 1))).toEqual([
      15_000, 30_000, 60_000, 120_000,
    ])
    expect([0, 1].map((random) => backOffMs(50, null, () => random))).toEqual([300_000, 600_000])
    expect(backOffMs(1, 10_000_000, () => 0)).toBe(3_600_000)
  })
})

it('after stopping, no vendor is queried', async () => {
  const t = setUp()
  await t.live.start()
  await t.live.stop()
  await t.live.refresh()
  expect(t.first.asked).toHaveLength(1)
})

describe('two sources that must agree', () => {
  const two = { sources: 2, percent: 5 }

  it('decide together, and both are queried each time', async () => {
    const { first, second, live } = setUp(['first', 'second'], [], [], two)
    second.says['ETH'] = 3100
    await live.refresh()
    expect([first.asked.length, second.asked.length]).toEqual([1, 1])
    expect(live.book.get('ETH')).toMatchObject({ usdE8: 3000n * E8, source: 'first', stale: false })
  })

  it.each([
    ['a price that one of them made up', { ETH: 30 }, 3000],
    ['a price that the other made up', { ETH: 3000 }, 30],
    ['a price that only one knows', { ETH: 3000 }, undefined],
  ])('%s decides nothing', async (_, says, other) => {
    const { first, second, live } = setUp(['first', 'second'], [], [], two)
    Object.assign(first.says, says)
    second.says['ETH'] = other
    await live.refresh()
    expect(live.book.get('ETH')).toMatchObject({ stale: true })
    expect(live.book.get('BTC')).toMatchObject({ stale: false })
  })

  it('the operator’s row confirms only a vendor that is close to it', async () => {
    const near = setUp(['first', 'table'], [['ETH', 2900n * E8]], ['ETH'], two)
    const far = setUp(['first', 'table'], [['ETH', 2000n * E8]], ['ETH'], two)
    for (const { live } of [near, far]) await live.refresh()
    expect(near.live.book.get('ETH')).toMatchObject({ source: 'first', stale: false })
    expect(far.live.book.get('ETH')).toMatchObject({ source: 'first', stale: true })
  })

  describe('with the pools of two networks and the table', () => {
    const open = (table: bigint) =>
      setUp(['pools-north', 'pools-south', 'table'], [['ETH', table * E8]], ['ETH', 'BTC'], two)

    it('pools that were moved on both networks decide nothing alone', async () => {
      const { first, second, live } = open(3000n)
      for (const { says } of [first, second]) says['ETH'] = 4000
      await live.refresh()
      expect(live.book.get('ETH')).toMatchObject({ usdE8: 4000n * E8, stale: true, confirmedBy: ['pools-south'] })
      expect(live.book.get('BTC')).toMatchObject({ stale: true, confirmedBy: ['pools-south'] })
    })

    it('the first that the table confirms has the price', async () => {
      const { first, live } = open(3000n)
      first.says['ETH'] = 2800
      await live.refresh()
      expect(live.book.get('ETH')).toEqual({
        usdE8: 3000n * E8,
        source: 'pools-south',
        asOf: new Date('2030-01-01T00:00:00Z'),
        stale: false,
        confirmedBy: ['table'],
      })
    })

    it('a jump on one network marks only the price of that network', async () => {
      const { first, second, live, later, outcomes } = open(3000n)
      await live.refresh()
      first.says['ETH'] = 10_000
      later(60)
      await live.refresh()
      expect(outcomes).toContain('pools-north price_jump')
      expect(live.book.get('ETH')).toMatchObject({ usdE8: 3000n * E8, source: 'pools-south', stale: false })
      second.says['ETH'] = 3300
      later(60)
      await live.refresh()
      expect(live.book.get('ETH')).toMatchObject({ usdE8: 3000n * E8, source: 'pools-north', stale: true })
      first.says['ETH'] = 3000
      later(60)
      await live.refresh()
      expect(live.book.get('ETH')).toMatchObject({ usdE8: 3000n * E8, source: 'pools-north', stale: false })
    })

    it('a jump that lasts rejects no price of the other network', async () => {
      const { first, live, later, outcomes } = open(3000n)
      await live.refresh()
      first.says['ETH'] = 10_000
      for (let s = 0; s <= STALE_S + 60; s += 60) {
        later(60)
        await live.refresh()
      }
      expect(outcomes).not.toContain('pools-south price_jump')
      expect(live.book.get('ETH')).toMatchObject({ source: 'pools-south', stale: false })
    })

    it('vendors choose as before: the first that answers, confirmed or not', async () => {
      const { first, live } = setUp(['first', 'second', 'table'], [['ETH', 3000n * E8]], ['ETH'], two)
      first.says['ETH'] = 2800
      await live.refresh()
      expect(live.book.get('ETH')).toMatchObject({ source: 'first', usdE8: 2800n * E8, stale: true })
    })

    it('a vendor after them is still queried', async () => {
      const { first, second, live } = setUp(['pools-north', 'vendor'], [], [], two)
      await live.refresh()
      expect([first.asked.length, second.asked.length]).toEqual([1, 1])
      expect(live.book.get('ETH')).toMatchObject({ source: 'pools-north', stale: false, confirmedBy: ['vendor'] })
    })
  })

  it('they no longer agree once one of them stops responding', async () => {
    const { first, second, live, later } = setUp(['first', 'second'], [], [], two)
    await live.refresh()
    second.error = new Error('down')
    for (let s = 0; s < STALE_S + 60; s += 60) {
      later(60)
      await live.refresh()
    }
    expect(first.asked.length).toBeGreaterThan(2)
    expect(live.book.get('ETH')).toMatchObject({ source: 'first', stale: true })
  })
})
