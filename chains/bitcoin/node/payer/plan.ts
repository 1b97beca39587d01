import { randomUUID } from 'node:crypto'
import { hex } from '@scure/base'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract/payer.ts'
import type { Agreed } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { bitcoinAddressRules, readBitcoin, scriptOf } from '../../address.ts'
import { feeFor, type FeeRate } from '../../wallet/fees.ts'
import type { OwnOutput } from '../../wallet/keys.ts'
import { type Payment, planChild, planPayment } from '../../wallet/payment.ts'
import { outpointOf } from '../../wallet/selectCoins.ts'
import type { NodeContext } from '../api/api.ts'
import { requireNative } from '../head.ts'
import { childFees, finalCoins, readPayment, RESERVED_MS, reservedCoins, unsettled } from './coins.ts'
import { boundsOf } from './feeRate.ts'

type TransferAction = Extract<PayoutAction, { kind: 'transfer' }>

/** All that signing needs: the same detail signs to the same bytes. */
export interface BitcoinDetail {
  readonly payment: Payment
  /** Epoch ms until which the plan's coins are reserved. */
  readonly signableUntil: number
}

/** Reads that plans made at the same moment share. */
export interface Surroundings {
  feeRate(): Promise<Agreed<FeeRate>>
}

/**
 * Plans a payment, or a replacement of `previous` that spends its anchor.
 * @throws AppError as `Payer.plan` says, and `action_unsupported`, `fee_unknown`, `too_many_coins`
 */
export async function planAction(
  context: NodeContext,
  own: OwnOutput,
  surroundings: Surroundings,
  action: PayoutAction,
  previous: SignedTx | null,
): Promise<Plan> {
  if (action.kind !== 'transfer' && action.kind !== 'void')
    throw new AppError('action_unsupported', `This network has no ${action.kind}.`, { status: 400 })
  const terms = action.kind === 'transfer' ? termsOf(context, action) : { recipient: null, reference: null }
  const [rate, coins, replaced] = await Promise.all([
    surroundings.feeRate(),
    finalCoins(context, own),
    previous && readPayment(context, previous.raw, own),
  ])
  const evicted = previous && replaced ? await childFees(context, previous.ref, replaced, own) : 0n
  const name = nameOf(action, previous)
  const recorded = await unsettled(context)
  // No read from here on: plans made at the same time see each other's coins.
  const reserved = reservedCoins(context, recorded, own, name)
  const free = coins.filter((coin) => !reserved.taken.has(outpointOf(coin)))
  const payment = planPayment({
    ...terms,
    change: own.script,
    coins: free,
    rate,
    previous: replaced,
    evicted,
    mostFee: mostFeeOf(context),
    others: mayDivide(context, action, rate) ? reserved.returning : null,
  })
  requireCeiling(context, payment)
  const signableUntil = Date.now() + RESERVED_MS
  const change = payment.outputs.filter(({ script }) => hex.encode(script) === hex.encode(own.script))
  for (const coin of payment.coins) {
    const returning = coin === payment.anchor ? change.map(({ amount }) => amount) : []
    context.reserved.set(outpointOf(coin), { until: signableUntil, name, returning })
  }
  const detail: BitcoinDetail = { payment, signableUntil }
  return { action, feeCap: payment.fee, detail }
}

/**
 * Change is divided by payouts alone, since the fee of a refund or of a transfer between wallets decides something, and
 * while fees are low: a divided change must not bring a payout above the operator's cap.
 */
const mayDivide = ({ chain }: NodeContext, action: PayoutAction, rate: FeeRate): boolean =>
  action.kind === 'transfer' && action.orderId !== null && rate * 4n <= boundsOf(chain.settlement).ceiling

/** Name of a payment: plans of the same one share their coins, as at most one of them may ever land. */
const nameOf = (action: PayoutAction, previous: SignedTx | null): string =>
  (action.kind === 'transfer' ? (action.orderId ?? action.reference) : null) ?? previous?.ref ?? randomUUID()

/** @throws AppError `asset_unknown`, `recipient_rejects` */
function termsOf({ chain }: NodeContext, { asset, recipient, amount, destinationGas, ...action }: TransferAction) {
  requireNative(asset)
  const problem = recipientProblem(chain.id, recipient)
  if (problem !== null)
    throw new AppError('recipient_rejects', `The recipient cannot take this payment: ${problem}.`, {
      status: 409,
      retriable: false,
    })
  const reference = action.orderId ?? action.reference ?? null
  return {
    recipient: { script: scriptOf(readBitcoin(recipient)), amount: amount + destinationGas },
    reference: reference === null ? null : hex.decode(reference.slice(2).toLowerCase()),
  }
}

/** Reason why no payment can reach this recipient; null if one can. Decided without a network. */
export function recipientProblem(chainId: number, recipient: string): string | null {
  try {
    return bitcoinAddressRules.isDead(bitcoinAddressRules.parse(recipient, chainId)) ? 'recipient_dead' : null
  } catch (error) {
    if (error instanceof AppError) return 'recipient_unusable'
    throw error
  }
}

/** Nodes relay at most 100,000 virtual bytes. */
const MOST_BYTES = 100_000n
const mostFeeOf = ({ chain }: NodeContext): bigint => feeFor(MOST_BYTES, boundsOf(chain.settlement).ceiling)

/** @throws AppError `fee_above_cap` for a replacement above the ceiling of the network's fee rates */
function requireCeiling({ chain }: NodeContext, { fee, size }: Payment): void {
  const { ceiling } = boundsOf(chain.settlement)
  if (fee > feeFor(size + CHANGE_BYTES, ceiling) + LEAST_CHANGE)
    throw new AppError('fee_above_cap', 'The fee rate is above the ceiling of this network.', {
      status: 409,
      retriable: true,
    })
}

/** Change that costs more than it is worth, or that nodes do not relay, goes to the fee. */
const CHANGE_BYTES = 110n
const LEAST_CHANGE = 300n

/** Plans a child that spends the change of a waiting payment. @throws AppError `no_change`, `fee_above_cap` */
export async function planPullThrough(
  context: NodeContext,
  own: OwnOutput,
  surroundings: Surroundings,
  { raw, ref }: SignedTx,
): Promise<Payment> {
  const [rate, parent] = await Promise.all([surroundings.feeRate(), readPayment(context, raw, own)])
  if (!parent.outputs.some(({ script }) => hex.encode(script) === hex.encode(own.script)))
    throw new AppError('no_change', 'The transaction returns nothing to us.', { status: 409, retriable: false })
  const { ceiling } = boundsOf(context.chain.settlement)
  return planChild(parent, ref, own.script, rate, feeFor(parent.size * 2n, ceiling))
}
