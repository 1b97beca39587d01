import { encodeErrorResult, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallResults, Execution, NonceUse } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { aSwap } from '#store/swaps/suite.ts'
import type { EvmSwapRow, SwapRow, SwapTerms } from '#store/swaps/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { createTestClock } from '../testing/testApp.ts'
import { startSwapFollower } from './followSwaps.ts'
import type { SwapAmounts, SwapProvider } from './provider.ts'

const refusal = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  args: ['Pausable: paused'],
})

const MINUTE = 60
const HOUR = 3_600
const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
const shown = new Map<string, Execution>()
let nonceUse: NonceUse
/** Height of the block with the transaction that used the nonce; a search from a later one doesn't find it. */
let usedAt: bigint
const hidden: NonceUse = { isUsed: true, txId: null }
let moved: SwapAmounts
let finalized: bigint
/** Answers a replay of a call at a height. */
let replay: (at: bigint) => Promise<CallResults>
const node = {
  callAll: (_calls: unknown, at: bigint) => replay(at),
  execution: (hash: string) => Promise.resolve(shown.get(hash) ?? null),
  nonceUse: (_wallet: string, _nonce: bigint, since: bigint) => Promise.resolve(usedAt < since ? hidden : nonceUse),
  head: () => Promise.resolve({ height: 100n, finalized }),
} as unknown as NetworkNode
const provider = { name: 'uniswap', amounts: () => moved } as unknown as SwapProvider
const withoutDeadline = { ...provider, name: 'lifi', hasNoDeadline: true } as unknown as SwapProvider

let store: Store
let runOnce: () => Promise<void>
beforeAll(async () => {
  store = await openTestStore({ clock })
  const deps = { store, chains: () => node, providers: [provider, withoutDeadline], clock, log: silentLog }
  runOnce = startSwapFollower(deps as never, 2 ** 30).runOnce
})
beforeEach(() => {
  shown.clear()
  nonceUse = { isUsed: false, txId: null }
  usedAt = 101n
  moved = { sent: null, received: null }
  finalized = 0n
  replay = (height) => Promise.resolve({ height, results: [{ ok: true, data: '0x' }] })
})
afterAll(() => store.close())

let count = 0
/** A swap of 10 for 90 or more, with bytes of its own. */
const made = async (change: Partial<SwapTerms> = {}): Promise<EvmSwapRow> =>
  (await store.swaps.create(
    aSwap({
      expiresAt: new Date(clock.now().getTime() + 20 * MINUTE * 1000),
      sendAmount: 10n,
      maxSendAmount: 10n,
      receiveAmount: 100n,
      minReceiveAmount: 90n,
      call: { to: '0xaaaa', data: `0x1234${String(count++).padStart(4, '0')}`, value: '0' },
      ...change,
    }),
  )) as EvmSwapRow
/** Follows after so many seconds. */
async function after(seconds: number, { id }: Pick<SwapRow, 'id'>): Promise<SwapRow> {
  clock.advance(seconds)
  await runOnce()
  const row = await store.swaps.get(id)
  if (!row) throw new Error('the swap is gone')
  return row
}
const callOf = ({ fromAddress, call }: EvmSwapRow, change: Partial<Execution> = {}): Execution => ({
  from: fromAddress,
  to: call.to,
  data: call.data,
  value: BigInt(call.value),
  nonce: 7n,
  mined: null,
  ...change,
})
const mined = (height = 50n): Execution['mined'] => ({ height, at: clock.now(), ok: true, logs: [] })
/** Transaction of an account that sends operations of contract wallets. */
const bundleOf = (row: EvmSwapRow, data = row.call.data): Execution => ({
  ...callOf(row, { data: `0xb001${data.slice(2)}00` }),
  from: '0xb0b0',
  to: '0xe1e1',
})

describe('a contract wallet’s swap', () => {
  it('is followed while its transaction waits for a block, where it says nothing about the swap', async () => {
    const swap = await made()
    await store.swaps.sent(swap.id, '0xaa')
    shown.set('0xaa', bundleOf(swap))
    expect(await after(1, swap)).toMatchObject({ status: 'sent', txHash: '0xaa', nonce: null })
    expect(await after(35 * MINUTE, swap)).toMatchObject({ status: 'sent', txHash: '0xaa' })
    moved = { sent: 10n, received: 95n }
    shown.set('0xaa', { ...bundleOf(swap), mined: mined() })
    expect(await after(2 * MINUTE, swap)).toMatchObject({ status: 'done', receivedAmount: 95n })
  })

  it('is known by its bytes if a bundle of several wallets hides its coins, and by both amounts otherwise', async () => {
    const [own, other] = [await made(), await made()]
    moved = { sent: null, received: 95n }
    shown.set('0xaa', { ...bundleOf(own), mined: mined() })
    shown.set('0xbb', { ...bundleOf(own), mined: mined() })
    await store.swaps.sent(own.id, '0xaa')
    await store.swaps.sent(other.id, '0xbb')
    expect(await after(1, own)).toMatchObject({ status: 'done', sentAmount: null, receivedAmount: 95n })
    expect(await store.swaps.get(other.id)).toMatchObject({ status: 'waiting', txHash: null })
  })

  it('is none whose amounts are beyond the bounds, although it has the bytes', async () => {
    const swap = await made()
    moved = { sent: 10n, received: 89n }
    shown.set('0xaa', { ...bundleOf(swap), mined: mined() })
    await store.swaps.sent(swap.id, '0xaa')
    expect(await after(1, swap)).toMatchObject({ status: 'waiting', txHash: null })
  })
})

describe('one transaction', () => {
  it('completes one of two swaps of the same call without a deadline', async () => {
    const call = { to: '0xbbbb', data: '0xfeed' as const, value: '0' }
    const first = await made({ provider: 'lifi', call })
    const second = await made({ provider: 'lifi', call, chainId: first.chainId, fromAddress: first.fromAddress })
    shown.set('0xfeed', callOf(first, { mined: mined() }))
    moved = { sent: 10n, received: 95n }
    await store.swaps.sent(first.id, '0xfeed')
    expect(await after(1, first)).toMatchObject({ status: 'done' })
    await store.swaps.sent(second.id, '0xfeed')
    expect(await after(1, second)).toMatchObject({ status: 'waiting', txHash: null })
  })

  it('completes one wrap of an address, also if another one has the same bytes', async () => {
    const call = { to: '0xaaaa', data: '0xd0e30db0', value: '10' } as const
    const first = await made({ kind: 'wrap', call })
    const second = await made({ kind: 'wrap', call, chainId: first.chainId, fromAddress: first.fromAddress })
    shown.set('0xaa', callOf(first, { mined: mined() }))
    await store.swaps.sent(first.id, '0xaa')
    expect(await after(1, first)).toMatchObject({ status: 'done', pollAt: expect.any(Date) as Date })
    await store.swaps.sent(second.id, '0xaa')
    expect(await after(1, second)).toMatchObject({ status: 'waiting', txHash: null })
    finalized = 50n
    expect(await after(MINUTE, first)).toMatchObject({ status: 'done', pollAt: null })
  })

  it('completes one of two wraps that are read at once', async () => {
    const call = { to: '0xaaaa', data: '0xd0e30db0', value: '10' } as const
    const first = await made({ kind: 'wrap', call })
    const second = await made({ kind: 'wrap', call, chainId: first.chainId, fromAddress: first.fromAddress })
    for (const { id } of [first, second]) await store.swaps.sent(id, '0xa1')
    shown.set('0xa1', callOf(first, { mined: mined() }))
    const read = async () => Promise.all([first, second].map(({ id }) => store.swaps.get(id)))
    await after(1, first)
    // The one that lost is due again, and reads that the transaction is taken.
    await after(1, second)
    const states = (await read()).map((row) => row?.status)
    expect(states.toSorted()).toEqual(['done', 'waiting'])
  })

  it('completes one of two wraps whose transaction it replaced', async () => {
    const call = { to: '0xaaaa', data: '0xd0e30db0', value: '10' } as const
    const first = await made({ kind: 'wrap', call })
    const second = await made({ kind: 'wrap', call, chainId: first.chainId, fromAddress: first.fromAddress })
    for (const { id } of [first, second]) await store.swaps.sent(id, '0xa2')
    shown.set('0xa2', callOf(first))
    await after(1, first)
    shown.delete('0xa2')
    shown.set('0xa3', callOf(first, { mined: mined() }))
    nonceUse = { isUsed: true, txId: '0xa3' }
    await after(MINUTE, first)
    await after(1, second)
    const states = await Promise.all([first, second].map(async ({ id }) => (await store.swaps.get(id))?.status))
    expect(states.toSorted()).toEqual(['done', 'unknown'])
  })

  it('of the wallet itself to the contract is the swap only with its bytes, whatever it moved', async () => {
    const swap = await made()
    moved = { sent: 10n, received: 95n }
    shown.set('0xaa', callOf(swap, { data: '0x5678', mined: mined() }))
    await store.swaps.sent(swap.id, '0xaa')
    expect(await after(1, swap)).toMatchObject({ status: 'waiting', txHash: null })
    // Some wallets add a note of their own at the end.
    shown.set('0xbb', callOf(swap, { data: `${swap.call.data}beef`, mined: mined() }))
    await store.swaps.sent(swap.id, '0xbb')
    expect(await after(1, swap)).toMatchObject({ status: 'done' })
  })
})

describe('a call that failed', () => {
  const failedSwap = async () => {
    const swap = await made()
    await store.swaps.sent(swap.id, '0xaa')
    shown.set('0xaa', callOf(swap, { mined: { ...mined(), ok: false } as Execution['mined'] }))
    finalized = 60n
    return swap
  }
  const refused: CallResults['results'] = [{ ok: false, data: refusal }]

  it('has the reason that it had before its block, or after the trades of its block', async () => {
    const swap = await failedSwap()
    replay = (height) => Promise.resolve({ height, results: height === 50n ? refused : [{ ok: true, data: '0x' }] })
    expect(await after(1, swap)).toMatchObject({ status: 'failed', failure: 'token_paused', pollAt: null })
  })

  it('is asked for its reason again while no node answers, for a day', async () => {
    const swap = await failedSwap()
    const answer = replay
    replay = () => Promise.reject(new Error('busy'))
    const unread = await after(1, swap)
    expect(unread).toMatchObject({ status: 'failed', failure: 'reverted' })
    expect(unread.pollAt).not.toBeNull()
    replay = (height) => Promise.resolve({ height, results: refused })
    expect(await after(MINUTE, swap)).toMatchObject({ failure: 'token_paused', pollAt: null })

    const other = await failedSwap()
    replay = () => Promise.reject(new Error('pruned'))
    expect((await after(1, other)).pollAt).not.toBeNull()
    expect(await after(25 * HOUR, other)).toMatchObject({ failure: 'reverted', pollAt: null })
    replay = answer
  })

  it('has no closer reason if it would succeed before its block and after it', async () => {
    expect(await after(1, await failedSwap())).toMatchObject({ failure: 'reverted', pollAt: null })
  })
})

describe('a used nonce', () => {
  /** Swap whose transaction a node has shown, and shows no longer. */
  async function replaced(): Promise<EvmSwapRow> {
    const swap = await made()
    await store.swaps.sent(swap.id, '0xaa')
    shown.set('0xaa', callOf(swap))
    await after(1, swap)
    shown.delete('0xaa')
    return swap
  }

  it('says nothing until its transaction is shown, which may be the swap', async () => {
    const swap = await replaced()
    nonceUse = { isUsed: true, txId: null }
    expect(await after(MINUTE, swap)).toMatchObject({ status: 'sent', txHash: '0xaa', nonce: 7n })
    nonceUse = { isUsed: true, txId: '0xbb' }
    expect(await after(MINUTE, swap)).toMatchObject({ status: 'sent', txHash: '0xaa', nonce: 7n })
    shown.set('0xbb', callOf(swap, { mined: mined() }))
    expect(await after(MINUTE, swap)).toMatchObject({ status: 'done', txHash: '0xbb' })
  })

  it('is found in a block that nodes had before they stopped showing the first transaction', async () => {
    const swap = await replaced()
    usedAt = 95n
    nonceUse = { isUsed: true, txId: '0xbb' }
    shown.set('0xbb', callOf(swap, { mined: mined() }))
    expect(await after(MINUTE, swap)).toMatchObject({ status: 'done', txHash: '0xbb' })
  })

  it('of another call is the end only once its block is final', async () => {
    const swap = await replaced()
    nonceUse = { isUsed: true, txId: '0xbb' }
    shown.set('0xbb', callOf(swap, { data: '0x', mined: mined() }))
    expect(await after(MINUTE, swap)).toMatchObject({ status: 'unknown', pollAt: expect.any(Date) as Date })
    finalized = 50n
    expect(await after(MINUTE, swap)).toMatchObject({ status: 'unknown', pollAt: null })
  })

  it('is given up a day after the deadline', async () => {
    const swap = await replaced()
    nonceUse = { isUsed: true, txId: null }
    expect(await after(25 * HOUR, swap)).toMatchObject({ status: 'unknown', pollAt: null })
  })
})

describe('a reported nonce', () => {
  const reported = async (change: Partial<SwapTerms> = {}): Promise<EvmSwapRow> => {
    const swap = await made(change)
    await store.swaps.sent(swap.id, '0xaa', 7n)
    return swap
  }

  it('leads to the same call at a higher fee, although no node has ever shown the first one', async () => {
    const swap = await reported()
    expect(await after(1, swap)).toMatchObject({ status: 'sent', since: 68n })
    usedAt = 100n
    nonceUse = { isUsed: true, txId: '0xbb' }
    moved = { sent: 10n, received: 95n }
    shown.set('0xbb', callOf(swap, { mined: mined() }))
    expect(await after(5, swap)).toMatchObject({ status: 'done', txHash: '0xbb', nonce: 7n, receivedAmount: 95n })
  })

  it.each([
    ['an empty transfer to the account itself', '0x', 'failed', 'cancelled'],
    ['another call of the account itself', '0x5678', 'unknown', null],
  ] as const)('of %s ends the swap, and leaves it open for the next report', async (_, data, status, failure) => {
    const swap = await reported()
    nonceUse = { isUsed: true, txId: '0xbb' }
    finalized = 60n
    shown.set('0xbb', callOf(swap, { to: swap.fromAddress, data, mined: mined() }))
    const end = { status, failure, nonce: null, minedAt: null, pollAt: null }
    expect(await after(1, swap)).toMatchObject({ ...end, txHash: '0xaa' })
    // The wallet's browser reports the one that took its place, and the same nonce.
    expect(await store.swaps.sent(swap.id, '0xbb', 7n)).toMatchObject({ ...end, txHash: '0xaa' })
    clock.advance(3 * MINUTE)
    shown.set('0xdd', callOf(swap, { nonce: 8n, mined: mined() }))
    await store.swaps.sent(swap.id, '0xdd', 8n)
    expect(await after(1, swap)).toMatchObject({ status: 'done', txHash: '0xdd', failure: null })
  })

  it('ends nothing by what was in a block before the swap, or by what no node shows', async () => {
    const swap = await reported()
    const before = new Date(swap.createdAt.getTime() - 61_000)
    nonceUse = { isUsed: true, txId: '0xbb' }
    expect(await after(1, swap)).toMatchObject({ status: 'sent' })
    shown.set('0xbb', callOf(swap, { data: '0x5678', mined: { ...mined(), at: before } as Execution['mined'] }))
    expect(await after(5, swap)).toMatchObject({ status: 'sent' })
    nonceUse = hidden
    expect(await after(5, swap)).toMatchObject({ status: 'sent' })
    expect(await after(31 * MINUTE, swap)).toMatchObject({ status: 'expired', txHash: null, pollAt: null })
  })

  it('tells that the reported transaction took the place of the swap', async () => {
    const swap = await made()
    shown.set('0xbb', callOf(swap, { to: swap.fromAddress, data: '0x', mined: mined() }))
    await store.swaps.sent(swap.id, '0xbb', 6n)
    expect(await after(1, swap)).toMatchObject({ status: 'waiting', txHash: null })
    await store.swaps.sent(swap.id, '0xbb', 7n)
    expect(await after(1, swap)).toMatchObject({ status: 'failed', failure: 'cancelled' })
  })
})

describe('a transaction that no node shows', () => {
  it('looks for a call without a deadline during a day', async () => {
    const swap = await made({ provider: 'lifi' })
    await store.swaps.sent(swap.id, '0xad')
    expect(await after(HOUR, swap)).toMatchObject({ status: 'sent', txHash: '0xad' })
    expect(await after(25 * HOUR, swap)).toMatchObject({ status: 'expired' })
  })

  it('ends a swap after its deadline without a trace, and a wrap only after a day', async () => {
    const [swap, wrap] = [await made(), await made({ kind: 'wrap' })]
    for (const { id } of [swap, wrap]) await store.swaps.sent(id, '0xaa')
    await after(1, swap)
    expect(await after(31 * MINUTE, swap)).toMatchObject({ status: 'expired', txHash: null, pollAt: null })
    expect(await store.swaps.get(wrap.id)).toMatchObject({ status: 'sent', txHash: '0xaa' })
    shown.set('0xaa', callOf(wrap, { mined: mined() }))
    expect(await after(2 * MINUTE, wrap)).toMatchObject({ status: 'done' })
    const lost = await made({ kind: 'wrap' })
    await store.swaps.sent(lost.id, '0xcc')
    expect(await after(25 * HOUR, lost)).toMatchObject({ status: 'expired', txHash: null, pollAt: null })
  })

  it('is looked for less often than one that waits for its block', async () => {
    const [unseen, seen] = [await made(), await made()]
    shown.set('0xbb', callOf(seen))
    await store.swaps.sent(unseen.id, '0xaa')
    await store.swaps.sent(seen.id, '0xbb')
    const wait = ({ pollAt }: SwapRow): number => (pollAt?.getTime() ?? 0) - clock.now().getTime()
    expect(wait(await after(0, unseen))).toBe(5_000)
    expect(wait(await after(0, seen))).toBe(1_000)
    expect(wait(await after(10 * MINUTE, unseen))).toBe(30_000)
  })

  it('can be replaced by another report two minutes later, however often it was looked for', async () => {
    const swap = await made()
    await store.swaps.sent(swap.id, '0xaa')
    for (let round = 0; round < 3; round++) await after(30, swap)
    expect(await store.swaps.sent(swap.id, '0xbb')).toMatchObject({ txHash: '0xaa' })
    await after(30, swap)
    expect(await store.swaps.sent(swap.id, '0xbb')).toMatchObject({ txHash: '0xbb' })
  })
})

it('asks about a swap that can’t be read once an hour after a day, and ends it by no guess', async () => {
  const swap = await made()
  await store.swaps.sent(swap.id, '0xaa')
  shown.set('0xaa', callOf(swap))
  await after(1, swap)
  const { execution } = node
  Object.assign(node, { execution: () => Promise.reject(new Error('no node answers')) })
  const late = await after(48 * HOUR, swap)
  Object.assign(node, { execution })
  expect(late).toMatchObject({ status: 'sent', txHash: '0xaa' })
  expect((late.pollAt?.getTime() ?? 0) - clock.now().getTime()).toBe(HOUR * 1000)
})
