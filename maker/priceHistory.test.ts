import { afterAll, beforeAll, expect, it } from 'vitest'
import { assetOf, catalogueOf } from '#core/catalogue/fixture.ts'
import type { Price } from '#core/money/price.ts'
import { chainId } from '#core/chain/chainId.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { MakerDeps } from './contract.ts'
import { createPriceHistory } from './priceHistory.ts'

const MINUTE = 60_000
const start = new Date('2026-03-01T12:00:00Z').getTime()
const keys = { from: 'ETH', to: 'USDC', native: null }
const chain = chainId(10)

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** Price history of a maker over prices and a clock that the test moves. */
function world(from: Store = store, priceSecret = 'secret') {
  const prices = new Map<string, Price>()
  let [now, gas] = [start, 100n]
  const say = (key: string, usdE8: bigint, stale = false): void =>
    void prices.set(key, { usdE8, stale, source: 'a', asOf: null })
  const catalogue = catalogueOf({
    assets: [assetOf(1), assetOf(10, { priceKey: 'USDC' })],
    prices: { get: (key) => prices.get(key) },
  })
  const node = { gasPrice: () => (gas > 0n ? Promise.resolve(gas) : Promise.reject(new Error('away'))) }
  const chains = new Map([[chain, node]]) as unknown as MakerDeps['chains']
  const clock = { now: () => new Date(now) }
  const open = () => createPriceHistory({ store: from, catalogue, chains, clock, log: silentLog, priceSecret })
  return {
    open,
    say,
    at: (minutes: number) => void (now = start + minutes * MINUTE),
    setGas: (n: bigint) => void (gas = n),
  }
}
const around = (minute: number) => ({ start: start + minute * MINUTE, end: start + minute * MINUTE })

it('keeps each moment’s trusted prices for longer than an order lives, also across a restart', async () => {
  const { open, say, at } = world()
  const history = open()
  say('ETH', 3_000n)
  say('USDC', 1n)
  await history.ready()
  for (let minute = 0; minute <= 63; minute++) {
    at(minute)
    say('ETH', 3_000n - BigInt(minute))
    // A price without enough sources is null.
    say('USDC', 1n, minute === 2)
    await history.sample()
  }
  for (const restarted of [history, open()]) {
    await restarted.ready()
    expect(restarted.around(keys, around(0))[0]).toMatchObject({ at: start, from: 3_000n, to: 1n, native: null })
    expect(restarted.around(keys, around(2)).find(({ at: time }) => time === start + 2 * MINUTE)).toMatchObject({
      from: 2_998n,
      to: null,
    })
    expect(restarted.newest(keys)).toMatchObject([{ from: 2_937n }])
  }
})

it('shows prices around a time, with their neighbours and the latest', async () => {
  const { open, say, at } = world()
  say('ETH', 5n)
  at(63)
  const history = open()
  await history.ready()
  const minutes = history.around(keys, around(30)).map(({ at: time }) => (time - start) / MINUTE)
  expect(minutes).toEqual([28, 29, 30, 31, 32, 63])
})

it('drops what is older than any order, in memory and in the table', async () => {
  const { open, say, at } = world()
  say('ETH', 7n)
  at(300)
  const history = open()
  await history.ready()
  await history.sample()
  expect(history.around(keys, null)).toHaveLength(1)
  expect((await store.makerPrices.since(new Date(0))).map(({ key }) => key).toSorted()).toEqual(['ETH', 'gas:10'])
})

it('reads the table once: rows written later have no effect', async () => {
  const { open, say, at } = world()
  say('ETH', 7n)
  at(400)
  const history = open()
  await history.ready()
  await store.makerPrices.record([{ key: 'ETH', at: new Date(start + 399 * MINUTE), value: 10n ** 30n, mac: '' }])
  await history.ready()
  await history.sample()
  expect(history.around(keys, null).map(({ from }) => from)).toEqual([7n])
})

it('ignores rows that another database writer added or changed before its start', async () => {
  const { open, say, at } = world()
  at(600)
  say('ETH', 3_000n)
  const history = open()
  await history.ready()
  await history.sample()
  const row = (await store.makerPrices.since(new Date(start + 600 * MINUTE))).find(({ key }) => key === 'ETH')
  if (!row) throw new Error('no sample')
  const planted = (minute: number, change: object) => ({ ...row, at: new Date(start + minute * MINUTE), ...change })
  await store.makerPrices.record([
    planted(599, { value: 10n ** 30n, mac: '' }),
    planted(598, { value: 10n ** 30n }),
    // A genuine sample, copied to another time and to another key.
    planted(597, {}),
    { ...row, key: 'USDC' },
  ])
  at(601)
  const restarted = open()
  await restarted.ready()
  const own = { from: 3_000n, to: null }
  expect(restarted.around(keys, null)).toMatchObject([own, own])
  const other = world(store, 'another secret')
  other.at(602)
  const foreign = other.open()
  await foreign.ready()
  expect(foreign.around(keys, null).map(({ from }) => from)).toEqual([null])
})

it('knows the lowest gas price after ten minutes, and skips a network that does not respond', async () => {
  const { open, at, setGas } = world()
  const history = open()
  at(500)
  await history.ready()
  const seen: (bigint | null)[] = []
  for (const [minute, gas] of [
    [500, 900n],
    [505, 40n],
    [509, 0n],
    [511, 700n],
  ] as const) {
    at(minute)
    setGas(gas)
    await history.sample()
    seen.push(history.lowestGas(chain))
  }
  expect(seen).toEqual([null, null, null, 40n])
  expect(history.newestGas(chain)).toBe(700n)
  for (const gas of [history.lowestGas(chainId(77)), history.newestGas(chainId(77))]) expect(gas).toBeNull()
})

it('is ready on a later call if the database was down at first', async () => {
  const { open, say } = world({ makerPrices: { since: flaky() } } as unknown as Store)
  say('ETH', 7n)
  const history = open()
  await expect(history.ready()).rejects.toThrow('away')
  await history.ready()
  expect(history.newest(keys)).toMatchObject([{ from: 7n }])
})

function flaky(): () => Promise<never[]> {
  let calls = 0
  return () => (calls++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve([]))
}
