import { expect, it } from 'vitest'
import type { Moved } from '#chains/contract.ts'
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
const filled: PollAnswer = { status: 'filled', cursor: null, depositTx: deposit, payoutTx: payout }

const proven = (
  answer: PollAnswer,
  shown: Shown = paid,
  change: { row?: Partial<ExternalRow>; now?: Date; taken?: boolean; provider?: Partial<RouteProvider> } = {},
) => {
  const deps: ProofDeps = {
    familyOf: () => 'evm',
    moved: ({ txId }) => Promise.resolve(shown[txId] ?? null),
    emitted: (_, { txId }) => Promise.resolve(txId === deposit ? { at: later(1), events: [] } : null),
    isPayoutTaken: () => Promise.resolve(change.taken ?? false),
  }
  const provider = { name: 'elsewhere', ...change.provider } as RouteProvider
  return proveAnswer(deps, { order, row: { ...row, ...change.row }, provider, now: change.now ?? later(3) }, answer)
}

it('a payout that its network shows is verified, with the time of its deposit', async () =>
  expect(await proven(filled)).toMatchObject({
    status: 'filled',
    progress: {
      depositTx: deposit,
      depositAt: later(1),
      payoutTx: payout,
      payoutKey: `${token} ${payout} ${order.recipient}`,
      receivedAsset: token,
      receivedAmount: 97n,
      isReceivedVerified: true,
      reason: null,
    },
  }))

it('less than the least that was promised is told, verified or reported', async () => {
  const less = { ...paid, [payout]: { at: later(2), amount: 89n } }
  expect((await proven(filled, less)).progress).toMatchObject({ receivedAmount: 89n, reason: 'paid_less' })
  const reported = { ...filled, received: { asset: token, amount: 89n } }
  expect((await proven(reported, { ...paid, [payout]: 'unreadable' })).progress).toMatchObject({
    isReceivedVerified: false,
    reason: 'paid_less',
  })
})

it.each<[string, Shown[string], boolean]>([
  ['made before the deposit', { at: later(-60), amount: 97n }, false],
  ['that failed or paid someone else', { at: later(2), amount: 0n }, false],
  ['taken from the recipient', { at: later(2), amount: -97n }, false],
  ['in no block', null, false],
  ['of another order', { at: later(2), amount: 97n }, true],
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
      progress: { payoutTx: payout, receivedAmount: 97n, isReceivedVerified: false },
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
    expect(ended.refundTx).toBeNull()
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
    isPayoutTaken: () => Promise.resolve(false),
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

it('a refund is verified where its network shows it, and else reported without a transaction that shows none', async () => {
  const answer: PollAnswer = {
    status: 'refunded',
    cursor: null,
    refundTx: refund,
    refunded: { asset: assetId(chainId(1), NATIVE), amount: 98n },
  }
  const of = (shown: Shown[string]) => proven(answer, { [refund]: shown }).then(({ progress }) => progress)
  expect(await of({ at: later(5), amount: 96n })).toMatchObject({
    refundTx: refund,
    refundedAmount: 96n,
    isRefundVerified: true,
  })
  expect(await of({ at: later(-60), amount: 96n })).toMatchObject({
    refundTx: null,
    refundedAmount: 98n,
    isRefundVerified: false,
  })
  expect(await of({ at: later(5), amount: 0n })).toMatchObject({ refundTx: null, isRefundVerified: false })
  expect(await of({ at: later(5), amount: null })).toMatchObject({ refundTx: refund, isRefundVerified: false })
})
