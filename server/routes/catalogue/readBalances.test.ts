import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createSearches } from './readApprovals.ts'
import { balanceProblems, createBalanceReads, MOST_AT_ONCE } from './readBalances.ts'

const owner = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const { chains, assets } = loadCatalogue({ profile: 'local' })
const [north, south] = chains.filter(({ family }) => family === 'evm')
if (!north || !south) throw new Error('the local profile has two EVM networks')
const coinsOf = ({ id }: typeof north) => assets.filter((one) => one.chainId === id && one.token === 'native')
const [coin] = coinsOf(north)
if (!coin) throw new Error('the local network has a coin')
const unlisted = Array.from({ length: 3 }, (_, at) => assetId(north.id, `0x${`${at}a`.repeat(20)}`))
const [first = coin.id, second = coin.id, third = coin.id] = unlisted

interface FakeNode {
  balances(owner: string, ids: readonly AssetId[]): Promise<ReadonlyMap<AssetId, bigint>>
  unlistedBalance?(owner: string, id: AssetId): Promise<bigint | null>
}
const never = new Promise<never>(() => {})
const readOf = (node: (id: unknown) => FakeNode) =>
  createBalanceReads(((id: unknown) => ({ ...node(id), id })) as never)
const listed: FakeNode['balances'] = async (_, ids) => new Map(ids.map((id) => [id, 7n]))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Result of a read whose limits all pass. */
async function afterLimits<T>(read: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000)
  return read
}

describe('reads in progress', () => {
  it('of a silent network are bounded until they end, not until their callers leave', async () => {
    const waiting: (() => void)[] = []
    let isSilent = true
    const read = readOf((id) => ({
      balances: (_, ids) =>
        isSilent && id === north.id
          ? new Promise((resolve) => waiting.push(() => resolve(new Map())))
          : listed(owner, ids),
    }))
    const slow = Array.from({ length: MOST_AT_ONCE }, () => read(north, owner, [coin]))
    expect(await read(north, owner, [coin])).toEqual({ problem: balanceProblems.unreachable })
    expect(waiting).toHaveLength(MOST_AT_ONCE)
    expect(await read(south, owner, coinsOf(south))).not.toHaveProperty('problem')
    const left = await afterLimits(Promise.all(slow))
    expect(left).toEqual(slow.map(() => ({ problem: balanceProblems.unreachable })))
    expect(await read(north, owner, [coin])).toEqual({ problem: balanceProblems.unreachable })
    expect(waiting).toHaveLength(MOST_AT_ONCE)
    isSilent = false
    for (const answer of waiting) answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(await read(north, owner, [coin])).toEqual({ amounts: new Map([[coin.id, 7n]]) })
  })

  it('of unlisted tokens are bounded by themselves, and leave room for listed ones', async () => {
    let asked = 0
    const read = readOf(() => ({
      balances: listed,
      unlistedBalance: () => {
        asked += 1
        return never
      },
    }))
    const reads = Array.from({ length: MOST_AT_ONCE }, () => read(north, owner, [], unlisted))
    await afterLimits(Promise.all(reads))
    expect(asked).toBe(MOST_AT_ONCE)
    expect(await afterLimits(read(north, owner, [coin], unlisted))).toEqual({ amounts: new Map([[coin.id, 7n]]) })
    expect(asked).toBe(MOST_AT_ONCE)
  })
})

describe('an unlisted token', () => {
  it.each<[string, () => Promise<bigint | null>]>([
    ['fails', () => Promise.reject(new Error('odd'))],
    ['never answers', () => never],
    ['has no balance', async () => null],
  ])('that %s is left out, and the others and the listed ones stand', async (_, answer) => {
    const read = readOf(() => ({
      balances: listed,
      unlistedBalance: (_, id) => (id === second ? answer() : Promise.resolve(5n)),
    }))
    const all = new Map([
      [coin.id, 7n],
      [first, 5n],
      [third, 5n],
    ])
    expect(await afterLimits(read(north, owner, [coin], unlisted))).toEqual({ amounts: all })
    all.delete(coin.id)
    expect(await afterLimits(read(north, owner, [], unlisted))).toEqual({ amounts: all })
  })

  it('keeps the listed ones waiting for a second at most', async () => {
    const read = readOf(() => ({ balances: listed, unlistedBalance: () => never }))
    const answer = read(north, owner, [coin], unlisted)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await Promise.race([answer, 'waiting'])).toEqual({ amounts: new Map([[coin.id, 7n]]) })
  })

  it('stands where the listed ones’ limit is reached', async () => {
    const read = readOf(() => ({ balances: () => never, unlistedBalance: async () => 5n }))
    for (let at = 0; at < MOST_AT_ONCE; at += 1) void read(north, owner, [coin])
    expect(await read(north, owner, [], [first])).toEqual({ amounts: new Map([[first, 5n]]) })
  })

  it('is left out where the network reads none', async () => {
    expect(await readOf(() => ({ balances: listed }))(north, owner, [], unlisted)).toEqual({ amounts: new Map() })
  })
})

it('a search that no node answers ends by its limit, and counts as open until it ends', async () => {
  let end: () => void = () => {}
  const search = createSearches((() => ({})) as never, 'tokens_busy')
  const silent = () => search(north, () => new Promise<void>((resolve) => (end = resolve)))
  const ended = Promise.allSettled([silent(), silent(), silent(), silent()])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await ended).toEqual(
    Array(4).fill(expect.objectContaining({ reason: expect.objectContaining({ reason: 'timed_out', status: 504 }) })),
  )
  expect(silent).toThrow(expect.objectContaining({ reason: 'tokens_busy' }))
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(silent).not.toThrow()
})
