import { encodeFunctionData, erc20Abi, type Hex, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { encodePoolCall } from '#chains/evm/pool.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { HttpFault, honest, type RpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import type { PoolOrder } from '#core/money/poolFigures.ts'
import { addDays, dateNumber, DAY_MS, startOfDay, type UtcDay, utcDay } from '#core/rewards/utcDay.ts'
import type { PoolList } from '#core/wire/pool.ts'
import { type PoolNetwork, startPoolNetwork } from '../testing/poolNetwork.ts'
import { north, south, type TestApp } from '../testing/testApp.ts'
import { createPoolPoints } from './poolPoints.ts'

const { user, friend, maker, stranger } = devAccounts
const { address: pool, asset: token } = localPool(north)
const unit = 10n ** 6n
/** Shares for one USDC as long as the pool has earned nothing. */
const share = 10n ** 9n
const HOUR = 3_600

let network: PoolNetwork
let chain: Anvil
let proxies: readonly RpcProxy[]
let t: TestApp
/** The first full day. */
let day0: UtcDay
/** A server that has been running all the time. */
let round: () => Promise<void>
beforeAll(async () => {
  network = await startPoolNetwork()
  ;({ chain, proxies, t } = network)
  day0 = addDays(utcDay(new Date()), 1)
  round = createPoolPoints(t.deps)
})
afterEach(() => network.mend())
afterAll(() => network?.stop())

const dayOf = (number: number): UtcDay => addDays(day0, number)
/** Moves the network and the server to an hour of a day, with so many blocks from then on. */
async function goTo(number: number, hours: number, blocks = 4): Promise<void> {
  const seconds = (day0 + number) * (DAY_MS / 1000) + hours * HOUR
  await chain.rpc('evm_setNextBlockTimestamp', [seconds])
  await chain.rpc('anvil_mine', [toHex(blocks)])
  t.clock.advance(seconds + 10 - t.clock.now().getTime() / 1000)
}
async function send(order: PoolOrder, by = user): Promise<void> {
  const { to, data } = encodePoolCall(order, { pool, token, account: by.address })
  await createUser(chain.url, by).send(to as Hex, data)
}
async function deposit(usdc: bigint, by = user): Promise<void> {
  await send({ kind: 'approve', assets: usdc * unit }, by)
  await send({ kind: 'deposit', assets: usdc * unit }, by)
}
const transfer = async (to: Hex, amount: bigint, by = user, of: Hex = pool): Promise<void> =>
  void (await createUser(chain.url, by).send(
    of,
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  ))
const entries = async (wallet: string = user.address) =>
  (await t.store.points.entries(wallet.toLowerCase(), { before: null, limit: 50 })).map(({ reason, points }) => [
    reason.kind === 'pool' ? reason.date : reason.kind,
    points,
  ])
const of = (number: number): number => dateNumber(dayOf(number))

it('a day counts once it is over and final, with the least shares of that day', async () => {
  await goTo(0, 12)
  await deposit(1_000n)
  await deposit(250n, friend)
  await goTo(1, 1)
  await round()
  expect(await entries()).toEqual([])

  await goTo(1, 23)
  await round()
  expect(await entries()).toEqual([])
  // The last block of the day isn't final.
  await goTo(2, 0, 2)
  await round()
  expect(await entries()).toEqual([])
  await chain.mine(2)
  await round()
  expect(await entries()).toEqual([[of(1), 10]])
  expect(await entries(friend.address)).toEqual([[of(1), 2]])
  expect(await t.store.points.entries(user.address.toLowerCase(), { before: null, limit: 1 })).toMatchObject([
    {
      rule: 'pool',
      sourceEvent: `${north}:${pool}:${user.address.toLowerCase()}:${dayOf(1)}`,
      bucket: 'pool_points',
      reason: { kind: 'pool', date: of(1), chain: north, asset: 'USDC', amount: '1000' },
      at: new Date(startOfDay(dayOf(2)).getTime() - 1),
      pending: false,
    },
  ])
  expect(await t.store.points.standing(user.address.toLowerCase())).toMatchObject({ balances: { pool_points: 10 } })
})

it('other replicas and restarts add nothing, and read no day again that was awarded', async () => {
  let reads = 0
  for (const proxy of proxies)
    proxy.meddle = ({ method }, next) => {
      if (method === 'eth_getLogs') reads++
      return next()
    }
  await round()
  const replicas = [createPoolPoints(t.deps), createPoolPoints(t.deps)]
  await Promise.all(replicas.map((one) => one()))
  expect([reads, await entries()]).toEqual([0, [[of(1), 10]]])
  await goTo(3, 1)
  await Promise.all([...replicas, round].map((one) => one()))
  expect(await entries()).toEqual([
    [of(2), 10],
    [of(1), 10],
  ])
  expect(reads).toBeGreaterThan(0)
})

it('withdrawn, queued and moved shares earn nothing on that day, though they return', async () => {
  await goTo(3, 6)
  await send({ kind: 'withdraw', assets: 300n * unit })
  await deposit(300n)
  await send({ kind: 'request', shares: 100n * share }, friend)
  await goTo(3, 20)
  await send({ kind: 'cancel', request: 0n }, friend)
  await goTo(4, 1)
  await round()
  expect((await entries())[0]).toEqual([of(3), 7])
  expect((await entries(friend.address))[0]).toEqual([of(3), 1])

  await goTo(4, 2)
  await transfer(stranger.address, 400n * share)
  await goTo(4, 22)
  await send({ kind: 'request', shares: 500n * share })
  await goTo(5, 1)
  await round()
  expect((await entries())[0]).toEqual([of(4), 1])
  expect(await entries(stranger.address)).toEqual([])
  await goTo(6, 1)
  await round()
  // Queued shares belong to the pool, which earns nothing.
  expect((await entries())[0]).toEqual([of(5), 1])
  expect(await entries(stranger.address)).toEqual([[of(5), 4]])
  expect(await entries(pool)).toEqual([])
})

it('days of a pause follow in order, and an account that is not listed is found in old blocks', async () => {
  await goTo(6, 12)
  await send({ kind: 'cancel', request: 1n })
  await goTo(9, 1)
  let attempts = 0
  const award: typeof t.store.points.award = (rows) => {
    if (++attempts % 2 === 0) throw new Error('the database is gone')
    return t.store.points.award(rows)
  }
  const interrupted = createPoolPoints({ ...t.deps, store: { ...t.store, points: { ...t.store.points, award } } })
  await interrupted()
  expect((await entries())[0]).toEqual([of(6), 1])
  await interrupted()
  expect((await entries())[0]).toEqual([of(7), 6])
  // A restart continues after the newest entry.
  await createPoolPoints(t.deps)()
  expect((await entries()).slice(0, 3)).toEqual([
    [of(8), 6],
    [of(7), 6],
    [of(6), 1],
  ])
  await goTo(10, 1)
  await createPoolPoints(t.deps)()
  expect((await entries(stranger.address)).slice(0, 2)).toEqual([
    [of(9), 4],
    [of(8), 4],
  ])
})

it('an endpoint that lies is outvoted; without a quorum nothing is awarded until there is one', async () => {
  const [one, two] = proxies
  if (!one || !two) throw new Error('no proxies')
  await goTo(11, 1)
  const warned = new Map<number, string>()
  const warn = ({ chain: id, reason }: { chain: number; reason: string }) => void warned.set(id, reason)
  const log = { ...t.deps.log, warn } as typeof t.deps.log
  const replica = createPoolPoints({ ...t.deps, log })
  for (const proxy of [one, two])
    proxy.meddle = () => {
      throw new HttpFault(503)
    }
  await replica()
  expect((await entries())[0]).toEqual([of(9), 6])
  expect([...warned.keys()].toSorted()).toEqual([north, south])

  warned.clear()
  two.meddle = honest
  one.meddle = async ({ method }, next) => {
    if (method === 'eth_getLogs') return []
    return method === 'eth_call' ? toHex(10n ** 30n, { size: 32 }) : next()
  }
  await replica()
  expect((await entries())[0]).toEqual([of(10), 6])
  // The other pool's network has no node.
  expect([...warned]).toEqual([[south, 'chain_unavailable']])
})

it('a donation just after midnight raises no earlier day', async () => {
  await round()
  await goTo(11, 23.9)
  await round()
  await goTo(12, 0.1)
  await transfer(pool, 5_000n * unit, maker, token)
  await goTo(12, 1)
  await round()
  expect((await entries())[0]).toEqual([of(11), 6])
  await goTo(13, 1)
  await round()
  expect((await entries())[0]).toEqual([of(12), 29])
})

it('at most 30 days follow a pause', async () => {
  await goTo(60, 1)
  await createPoolPoints(t.deps)()
  const days = (await entries()).map(([date]) => date)
  expect(days.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, back) => of(59 - back)))
  expect(days[30]).toBe(of(12))
})

describe('nothing is earned', () => {
  const latest = async () => (await entries())[0]
  it.each<[string, () => Parameters<typeof createPoolPoints>[0]]>([
    ['without a rule for the token', () => ({ ...t.deps, rewards: { ...t.deps.rewards, pool: {} } })],
    [
      'on a test network',
      () => {
        const chains = t.catalogue.chains.map((one) => ({ ...one, isTestnet: true }))
        return { ...t.deps, catalogue: { ...t.catalogue, chains } }
      },
    ],
    [
      'on a network with fewer endpoints than a quorum',
      () => ({ ...t.deps, endpointShortage: () => ({ endpoints: 1, needed: 2 }) }),
    ],
  ])('%s', async (_, depsOf) => {
    await goTo(Math.floor(t.clock.now().getTime() / DAY_MS) + 1 - day0, 1)
    const before = await latest()
    await createPoolPoints(depsOf())()
    expect(await latest()).toEqual(before)
    await createPoolPoints(t.deps)()
    expect(await latest()).not.toEqual(before)
  })
})

it('a revoked day is not awarded again', async () => {
  const [newest] = await t.store.points.entries(user.address.toLowerCase(), { before: null, limit: 1 })
  if (!newest) throw new Error('no entry')
  await t.store.points.reverse(newest.rule, newest.sourceEvent, { kind: 'revoked', note: '' })
  await createPoolPoints(t.deps)()
  expect((await entries())[0]).toEqual(['revoked', -newest.points])
})

it('the page names the points where the visitor’s surface has rewards', async () => {
  const points = async () => {
    const { body } = await t.call('GET', '/api/pool_api/v1/pools')
    return (body as { data: PoolList }).data.pools.map((row) => row.points)
  }
  const rule = { per: String(100n * unit), points: 1 }
  expect((await points())[0]).toEqual(rule)
  t.policy.web['rewards'] = 'hidden'
  expect(await points()).toEqual([null, null])
  delete t.policy.web['rewards']
})
