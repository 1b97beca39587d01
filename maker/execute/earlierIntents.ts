import type { PayoutAction } from '#chains/contract/payer.ts'
import { orderIdTime } from '#core/order/id.ts'
import type { EarlierIntent } from '#store/journal/types.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { CheckedPayment } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { type EarlierVerdict, judgeEarlier } from '../decide/earlierIntent.ts'
import type { PlanFailure } from '../decide/planFailure.ts'
import { step } from '../failpoints.ts'
import { placeOf } from './floor.ts'
import { findPayment } from './findPayment.ts'
import { recordLie } from './orderRecords.ts'

interface Payment {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
}

/**
 * Looks up signed payments for the order or its deposit in the journal, and proves on chain that none moved value. A
 * writer of the database can reset rows to "never signed", but not the journal.
 */
export async function settleEarlier(
  ctx: ChainContext,
  { row, order, deposit }: Payment,
  action: PayoutAction,
): Promise<{ checked: CheckedPayment } | { failure: PlanFailure }> {
  const subject = { purpose: row.kind, orderId: order.id, deposit }
  const earlier = ctx.deps.store.intents.earlier(subject)
  for (const intent of earlier.filter((each) => !isExcludedByContract(each, order, action))) {
    // A database that lost commits is restored first, so that its rows have the payment.
    await step(ctx.deps.failpoints, 'send.current', () => ctx.deps.store.intents.requireCurrent(intent.chainId))
    const verdict = await verdictOn(ctx, intent)
    if (verdict === 'nothing') continue
    const reason = 'signed_before'
    const { chainId, txs } = intent
    const refs = txs.map(({ ref }) => ref)
    ctx.log.error(
      { order: order.id, chain: chainId, refs, verdict, reason },
      'the journal has a payment for this order',
    )
    if (verdict !== 'paid') return { failure: { kind: 'wait', reason } }
    await step(ctx.deps.failpoints, 'unpaid.hold', () =>
      ctx.deps.store.transaction((tx) => recordLie(tx, order, reason), ctx.fence),
    )
    return { failure: { kind: 'hold', reason } }
  }
  const failure = row.kind === 'payout' ? await forgottenPayout(ctx, order, action) : null
  if (failure) return { failure }
  const settled = earlier.map(({ intentId }) => intentId)
  const { chainId, txId, ordinal } = deposit
  return { checked: { orderId: order.id, deposit: { chainId, txId, ordinal }, settled } }
}

/**
 * A journal that is younger than the order may have been lost and restarted: the rows' counts could be forged to match
 * it, so the chain is searched for the transfer, where possible.
 */
async function forgottenPayout(
  ctx: ChainContext,
  { id, createdAt }: OrderRow,
  action: PayoutAction,
): Promise<PlanFailure | null> {
  if (action.kind !== 'transfer' || action.orderId === null) return null
  const since = new Date(Math.min(createdAt.getTime(), orderIdTime(id)))
  const chain = ctx.chain.id
  if (ctx.deps.store.intents.reachesBackTo(chain, since)) return null
  const found = await findPayment(ctx, { chain, reference: action.orderId, since })
  if (found.kind === 'paid') return { kind: 'hold', reason: 'paid_elsewhere' }
  if (found.kind === 'wait') return { kind: 'wait', reason: 'payment_disputed' }
  if (!ctx.payer?.hasUnknownSpend) return null
  const isWaiting = await step(ctx.deps.failpoints, 'unpaid.mempool', async () => ctx.payer?.hasUnknownSpend?.())
  return isWaiting ? { kind: 'wait', reason: 'unknown_pending' } : null
}

/**
 * The filler pays an escrowed order's terms once, and an escrow releases a deposit once, however often that is signed.
 */
const isExcludedByContract = ({ purpose }: EarlierIntent, { custody }: OrderRow, { kind }: PayoutAction): boolean =>
  custody === 'escrow' && ((kind === 'fill' && purpose === 'payout') || (kind === 'cancel' && purpose === 'cancel'))

async function verdictOn(ctx: ChainContext, intent: EarlierIntent): Promise<EarlierVerdict> {
  const { deps, memory } = ctx
  const { failpoints } = deps
  const { chainId, slot, signer, intentId } = intent
  const [node, payer] = [deps.chains.get(chainId), deps.payers.get(chainId)]
  if (!node || !payer) return 'open'
  // Head and nonce are read before the statuses, so that a transaction that lands in between is seen.
  const head = await step(failpoints, 'context.head', () => node.head())
  const next = await step(failpoints, 'context.slot', async () => (await payer.chainSlot?.()) ?? null)
  const chainSlot = await placeOf(deps, payer, intent, next)
  const txs = []
  for (const tx of intent.txs) {
    const status = await step(failpoints, 'follow.status', () => node.txStatus(tx.ref, tx.expiresAt))
    txs.push({ status, isVoid: payer.isVoid?.(tx) ?? false, expiresAt: tx.expiresAt })
  }
  const { height, finalized, finalizedExpiry = finalized } = head
  const verdict = judgeEarlier({
    txs,
    slot,
    chainSlot: signer === payer.address ? chainSlot : null,
    finalized,
    finalizedExpiry,
    usedSince: memory.payer.usedSince.get(intentId) ?? null,
  })
  if (verdict !== 'used') memory.payer.usedSince.delete(intentId)
  else if (!memory.payer.usedSince.has(intentId)) memory.payer.usedSince.set(intentId, height)
  return verdict
}
