import { describe, expect, it } from 'vitest'
import type { Moved } from '#chains/contract/reader.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { ExternalRow } from '#store/orders/external.ts'
import { externalOrder } from '#store/orders/suite/external.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { PollAnswer, RouteProvider } from '../providers/provider.ts'
import { type ProofDeps, proveAnswer } from './externalProof.ts'

const created = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number): Date => new Date(created.getTime() + minutes * 60_000)
const hash = (byte: string): string => `0x${byte.repeat(32)}`
const [deposit, payout, refund] = [hash('d1'), hash('f1'), hash('e1')]
const token = assetId(chainId(42161), `0x${'cc'.repeat(20)}`)
const order = { ...externalOrder({ toAsset: token, sendAmount: 100n }), createdAt: created } as unknown as OrderRow
const row: ExternalRow = {
  cursor: null,
  depositTx: null,
  depositAt: null,
  payoutTx: null,
  payoutKey: null,
  claimedAt: null,
  refundTx: null,
  receivedAsset: null,
  receivedAmount: null,
  isReceivedVerified: false,
  refundedAsset: null,
  refundedAmount: null,
  isRefundVerified: false,
  reason: null,
  nativeFee: 0n,
  minReceive: 90n,
  failures: 0,
  pollAt: null,
  updatedAt: created,
}
type Shown = Readonly<Record<string, Moved | null | 'unread' | 'unreadable'>>
const paid: Shown = { [deposit]: { at: later(1), amount: -100n }, [payout]: { at: later(2), amount: 97n } }
const payoutKey = `${token} ${payout} ${order.recipient}`
const filled: PollAnswer = { status: 'filled', cursor: null, depositTx: deposit, payoutTx: payout }

const proven = (
  answer: PollAnswer,
  shown: Shown = paid,
  change: {
    row?: Partial<ExternalRow>
    order?: Partial<OrderRow>
    now?: Date
    taken?: readonly string[]
    ofMaker?: readonly string[]
    provider?: Partial<RouteProvider>
  } = {},
) => {
  const deps: ProofDeps = {
    familyOf: () => 'evm',
    moved: ({ txId }) => Promise.resolve(shown[txId] ?? null),
    emitted: (_, { txId }) => Promise.resolve(txId === deposit ? { at: later(1), events: [] } : null),
    isNamedEarlier: () => Promise.resolve(false),
    isOfMaker: (txId) => Promise.resolve(change.ofMaker?.includes(txId) === true),
    takenKeys: (keys) => Promise.resolve(keys.filter((key) => change.taken?.includes(key))),
  }
  const provider = { name: 'elsewhere', ...change.provider } as RouteProvider
  const subject = { order: { ...order, ...change.order }, row: { ...row, ...change.row } }
  return proveAnswer(deps, { ...subject, provider, now: change.now ?? later(3) }, answer)
}

it('a payout that its network shows is verified, with the time of its deposit', async () =>
  expect(await proven(filled)).toMatchObject({
    status: 'filled',
    progress: {
      depositTx: deposit,
      depositAt: later(1),
      payoutTx: payout,
      payoutKey,
      receivedAsset: token,
      receivedAmount: 97n,
      isReceivedVerified: true,
      reason: null,
    },
  }))

it('less than the least that was promised ends the order ten minutes later, verified or reported', async () => {
  const reported = { ...filled, received: { asset: token, amount: 89n } }
  for (const [answer, shown, isReceivedVerified] of [
    [filled, { at: later(2), amount: 89n }, true],
    [reported, 'unreadable', false],
  ] as const) {
    const of = (claimedAt: Date | null) =>
      proven(answer, { ...paid, [payout]: shown }, { row: { claimedAt }, now: later(12) })
    expect(await of(later(3))).toMatchObject({
      status: 'filling',
      progress: { payoutTx: null, payoutKey: null, receivedAmount: null, reason: null },
    })
    expect(await of(later(2))).toMatchObject({
      status: 'filled',
      progress: { receivedAmount: 89n, isReceivedVerified, reason: 'paid_less' },
    })
  }
})

it('a payout without a transaction is waited for, and then only reported', async () => {
  const answer: PollAnswer = { status: 'filled', cursor: null, received: { asset: token, amount: 97n } }
  expect(await proven(answer)).toMatchObject({ status: 'filling', progress: { claimedAt: later(3) } })
  expect(await proven(answer, paid, { row: { claimedAt: later(-7) } })).toMatchObject({
    status: 'filled',
    progress: { payoutTx: null, receivedAmount: 97n, isReceivedVerified: false },
  })
  expect(await proven(filled, paid, { row: { claimedAt: later(-7) } })).toMatchObject({
    progress: { isReceivedVerified: true },
  })
})

it('a payout or refund that our maker made for an order of its own ends no provider’s order', async () => {
  const ofMaker = [payout, refund]
  const waits = { progress: { payoutTx: null, refundTx: null, isReceivedVerified: false, isRefundVerified: false } }
  expect(await proven(filled, paid, { ofMaker })).toMatchObject({ ...waits, status: 'filling' })
  const late = { ofMaker, row: { claimedAt: later(-28) } }
  expect(await proven(filled, paid, late)).toMatchObject({ status: 'held', progress: { reason: 'payout_unproven' } })
  // Not even where the network can't be read, and no one would see whose it is.
  expect(await proven(filled, { ...paid, [payout]: 'unreadable' }, { ofMaker })).toMatchObject({ status: 'filling' })
  const returned: PollAnswer = { status: 'refunded', cursor: null, depositTx: deposit, refundTx: refund }
  const moved = { ...paid, [refund]: { at: later(2), amount: 99n } }
  expect(await proven(returned, moved)).toMatchObject({ status: 'refunded', progress: { isRefundVerified: true } })
  expect(await proven(returned, moved, { ofMaker })).toMatchObject({ ...waits, status: 'refunding' })
})

describe('two payouts to one account in one transaction', () => {
  const both = (one: bigint, other: bigint): Shown => ({
    ...paid,
    [payout]: {
      at: later(2),
      amount: one + other,
      arrivals: [
        { position: 4, amount: one },
        { position: 7, amount: other },
      ],
    },
  })
  const [first, second] = [`${payoutKey} 4`, `${payoutKey} 7`]

  it('end two orders, each by a transfer of its own', async () => {
    const of = (taken: readonly string[]) => proven(filled, both(97n, 95n), { taken }).then(({ progress }) => progress)
    expect(await of([])).toMatchObject({ payoutKey: second, receivedAmount: 95n, isReceivedVerified: true })
    expect(await of([second])).toMatchObject({ payoutKey: first, receivedAmount: 97n, isReceivedVerified: true })
    expect(await proven(filled, both(97n, 95n), { taken: [first, second] })).toMatchObject({
      status: 'filling',
      progress: { payoutKey: null },
    })
    expect(await proven(filled, both(97n, 95n), { taken: [payoutKey] })).toMatchObject({ status: 'filling' })
  })

  it('are told apart by the reported amount, and by the order’s least', async () => {
    const answer = { ...filled, received: { asset: token, amount: 97n } }
    expect((await proven(answer, both(97n, 95n))).progress).toMatchObject({ payoutKey: first, receivedAmount: 97n })
    expect((await proven(filled, both(20n, 91n))).progress).toMatchObject({ payoutKey: second, receivedAmount: 91n })
  })

  it('that only together reach the least prove neither amount', async () =>
    expect(await proven(filled, both(50n, 47n))).toMatchObject({
      status: 'filled',
      // Both count as this order's, so that neither ends another one.
      progress: { payoutKey, receivedAmount: null, isReceivedVerified: false },
    }))
})

it.each<[string, Shown[string], readonly string[]]>([
  ['made before the deposit', { at: later(-60), amount: 97n }, []],
  ['that failed or paid someone else', { at: later(2), amount: 0n }, []],
  ['taken from the recipient', { at: later(2), amount: -97n }, []],
  ['in no block', null, []],
  ['of another order', { at: later(2), amount: 97n }, [payoutKey]],
  ['of another order that no one can read', 'unreadable', [payoutKey]],
  ['of another order that endpoints disagree about', 'unread', [payoutKey]],
  ['of another order by a contract', { at: later(2), amount: null }, [payoutKey]],
])('a payout %s ends nothing, and the order is held after half an hour', async (_, shown, taken) => {
  const answer = { ...filled, received: { asset: token, amount: 97n } }
  const of = (minutes: number, claimedAt: Date | null) =>
    proven(answer, { ...paid, [payout]: shown }, { taken, now: later(minutes), row: { claimedAt } })
  const nothing = { payoutTx: null, payoutKey: null, receivedAmount: null, isReceivedVerified: false }
  expect(await of(3, null)).toMatchObject({ status: 'filling', progress: { ...nothing, claimedAt: later(3) } })
  expect(await of(32, later(3))).toMatchObject({ status: 'filling', progress: nothing })
  expect(await of(33, later(3))).toMatchObject({ status: 'held', progress: { ...nothing, reason: 'payout_unproven' } })
})

it('a payout after the order but before its proven deposit ends nothing', async () =>
  expect(
    await proven(filled, { [deposit]: { at: later(20), amount: -100n }, [payout]: { at: later(2), amount: 97n } }),
  ).toMatchObject({
    status: 'filling',
  }))

it('endpoints that disagree delay a payout, and then it is only reported', async () => {
  const answer = { ...filled, received: { asset: token, amount: 97n } }
  const unread = { ...paid, [payout]: 'unread' as const }
  expect(await proven(answer, unread)).toMatchObject({ status: 'filling' })
  expect(await proven(answer, unread, { row: { claimedAt: later(-9) } })).toMatchObject({
    status: 'filled',
    progress: { receivedAmount: 97n, isReceivedVerified: false },
  })
})

it('what a network can’t show stays reported', async () => {
  const answer = { ...filled, received: { asset: token, amount: 97n } }
  for (const shown of ['unreadable' as const, { at: later(2), amount: null }])
    expect(await proven(answer, { ...paid, [payout]: shown })).toMatchObject({
      status: 'filled',
      progress: { payoutTx: payout, payoutKey, receivedAmount: 97n, isReceivedVerified: false },
    })
})

it.each(['<img src=x>', 'javascript:alert(1)', `${payout}?next=1`, payout.slice(2), '../../address/0x1'])(
  'the text %s is no transaction',
  async (text) => {
    const { status, progress } = await proven({
      status: 'filled',
      cursor: null,
      depositTx: text,
      payoutTx: text,
      refundTx: text,
    })
    expect(status).toBe('filling')
    expect(progress).toMatchObject({ depositTx: null, payoutTx: null, refundTx: null })
    const { progress: ended } = await proven({ status: 'refunded', cursor: null, refundTx: text })
    expect(ended).toMatchObject({ refundTx: null, isRefundVerified: false })
  },
)

it.each<[string, Shown[string]]>([
  ['older than the order', { at: later(-60), amount: -100n }],
  ['of someone else', { at: later(1), amount: 0n }],
])('a deposit %s is not the order’s', async (_, shown) =>
  expect(
    (await proven({ status: 'deposited', cursor: null, depositTx: deposit }, { [deposit]: shown })).progress,
  ).toMatchObject({
    depositTx: null,
    depositAt: null,
  }),
)

it('a deposit by the address that the provider gave out counts from any wallet', async () => {
  const deps: ProofDeps = {
    familyOf: () => 'evm',
    moved: ({ account }) => Promise.resolve({ at: later(1), amount: account === address ? 100n : 0n }),
    emitted: () => Promise.resolve('unreadable'),
    isOfMaker: () => Promise.resolve(false),
    isNamedEarlier: () => Promise.resolve(false),
    takenKeys: () => Promise.resolve([]),
  }
  const address = `0x${'ad'.repeat(20)}`
  const to = {
    ...order,
    settlement: { kind: 'external', reference: address.toUpperCase().replace('X', 'x') },
  } as OrderRow
  const answer: PollAnswer = { status: 'deposited', cursor: null, depositTx: deposit }
  const subject = { order: to, row, provider: { name: 'elsewhere' } as RouteProvider, now: later(3) }
  expect((await proveAnswer(deps, subject, answer)).progress).toMatchObject({ depositTx: deposit, depositAt: later(1) })
})

it('where the deposit’s transaction alone names an order, nothing counts before its event is the order’s', async () => {
  const depositEvent = { contract: () => `0x${'ee'.repeat(20)}`, isOf: () => false }
  expect(await proven(filled, paid, { provider: { depositEvent } })).toMatchObject({
    status: 'waiting',
    progress: { depositTx: null, payoutTx: null, receivedAmount: null },
  })
  expect(await proven({ ...filled, depositTx: hash('d2') }, paid, { provider: { depositEvent } })).toMatchObject({
    status: 'waiting',
  })
})

describe('a refund', () => {
  const back = assetId(chainId(1), NATIVE)
  const answer: PollAnswer = {
    status: 'refunded',
    cursor: null,
    refundTx: refund,
    refunded: { asset: back, amount: 98n },
    reason: 'refunded_price',
  }
  const of = (
    shown: Shown[string],
    waited = 0,
    more: Partial<PollAnswer> = {},
    change: Parameters<typeof proven>[2] = {},
  ) =>
    proven(
      { ...answer, ...more },
      { [refund]: shown },
      {
        ...change,
        row: { claimedAt: later(3 - waited), ...change.row },
        order: { state: 'refund_intent', ...change.order },
      },
    )
  const nothing = { refundTx: null, refundedAmount: null, isRefundVerified: false, payoutKey: null }
  const reported = { refundTx: refund, refundedAmount: 98n, isRefundVerified: false, payoutKey: null }

  it('that its network shows is verified', async () =>
    expect(await of({ at: later(5), amount: 96n })).toMatchObject({
      status: 'refunded',
      progress: { refundTx: refund, refundedAmount: 96n, isRefundVerified: true, reason: 'refunded_price' },
    }))

  it.each<[string, Shown[string]]>([
    ['older than the order', { at: later(-60), amount: 96n }],
    ['that paid no one', { at: later(5), amount: 0n }],
    ['that took from its account', { at: later(5), amount: -96n }],
    ['in no block', null],
  ])('%s ends nothing, and the order is held after half an hour', async (_, shown) => {
    expect(await of(shown, 29)).toMatchObject({ status: 'refunding', progress: nothing })
    expect(await of(shown, 30)).toMatchObject({
      status: 'held',
      progress: { ...nothing, claimedAt: later(-27), reason: 'refund_unproven' },
    })
  })

  it('whose network can’t be read is reported, and one without an answer waits for it', async () => {
    for (const shown of ['unreadable' as const, { at: later(5), amount: null }])
      expect(await of(shown)).toMatchObject({ status: 'refunded', progress: reported })
    expect(await of('unread', 9)).toMatchObject({ status: 'refunding', progress: nothing })
    expect(await of('unread', 10)).toMatchObject({ status: 'refunded', progress: reported })
  })

  it('without a transaction waits for one, and is then reported', async () => {
    const { refundTx: _, ...unnamed } = answer
    const after = (minutes: number) =>
      proven(unnamed, {}, { order: { state: 'refund_intent' }, row: { claimedAt: later(3 - minutes) } })
    expect(await after(9)).toMatchObject({ status: 'refunding', progress: nothing })
    expect(await after(10)).toMatchObject({ status: 'refunded', progress: { ...reported, refundTx: null } })
  })

  it('is waited for from its own report, not from that of a payout', async () => {
    const change = { order: { state: 'held' as const }, row: { reason: 'payout_unproven' } }
    expect(await of(null, 60, {}, change)).toMatchObject({ status: 'refunding', progress: { claimedAt: later(3) } })
    expect(
      await proven(filled, {}, { order: { state: 'refund_intent' }, row: { claimedAt: later(-60) } }),
    ).toMatchObject({
      status: 'filling',
      progress: { claimedAt: later(3) },
    })
  })

  it('that is the rest of the deposit, or not certain, is not linked', async () => {
    const likely = { isRefundTxLikely: true } as const
    expect(await of({ at: later(5), amount: 96n }, 0, likely)).toMatchObject({
      status: 'refunded',
      progress: { refundTx: refund, isRefundVerified: true },
    })
    expect(await of('unreadable', 0, likely)).toMatchObject({
      status: 'refunded',
      progress: { ...reported, refundTx: null },
    })
    expect(await of({ at: later(5), amount: -4n }, 30, likely)).toMatchObject({
      status: 'refunded',
      progress: { ...reported, refundTx: null },
    })
  })

  it('of several deposits in one transfer is reported, and verifies no order', async () => {
    const key = `${back} ${refund} ${order.refundAddress ?? order.fromAddress}`
    expect(await of({ at: later(5), amount: 96n }, 0, {}, { taken: [key] })).toMatchObject({
      status: 'refunded',
      progress: reported,
    })
    expect(await of({ at: later(5), amount: 196n })).toMatchObject({ status: 'refunded', progress: reported })
  })
})
