import { hex } from '@scure/base'
import type { Payer, Plan, SignedTx } from '#chains/contract/payer.ts'
import { shared } from '#chains/rpc/sharedReads.ts'
import { AppError } from '#core/errors.ts'
import { type MakerKeys, openMakerKeys } from '../../wallet/keys.ts'
import { type Payment, signPayment } from '../../wallet/payment.ts'
import { type NodeContext, NodeError, translateError, translated } from '../api/api.ts'
import { type BlockTransaction, readRaw } from '../block.ts'
import { finalizedAt, readHeight, readTime } from '../head.ts'
import { hasUnknownSpend } from './coins.ts'
import { readFeeRate } from './feeRate.ts'
import { type BitcoinDetail, type Surroundings, planAction, planPullThrough } from './plan.ts'
import type { Collection, DepositOutput } from '#chains/contract/deposits.ts'
import type { Agreed } from '#chains/rpc/votes.ts'
import { type FeeRate, dustLimit, feeFor, inputFee, virtualSize } from '../../wallet/fees.ts'
import { type Coin, outpointOf } from '../../wallet/selectCoins.ts'
import { readTransaction } from '../blocks.ts'

/** Milliseconds for which an estimate serves further plans. */
const RATE_MS = 10_000

/**
 * The maker's wallet. A tx slot is the first coin of its first transaction, the anchor: each later one spends it too, so
 * the slot's number decides nothing here.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const keys = openKeys(context, secret)
  const { payout: own } = keys
  const surroundings: Surroundings = { feeRate: shared(RATE_MS, () => readFeeRate(context)) }
  return {
    address: own.address,
    plan: (action, _attempt, previous) => translated(() => planAction(context, own, surroundings, action, previous)),
    sign: async (plan) => signPlan(keys, plan),
    isVoid: ({ raw }) => isVoid(readRaw(hex.decode(raw)), own.script),
    isCoinSpent: (tx) => translated(() => isAnchorSpent(context, tx)),
    hasUnknownSpend: () => translated(() => hasUnknownSpend(context, own)),
    coinsSince: () => translated(() => readCoinsSince(context, own.address)),
    pullThrough: (tx) =>
      translated(async () => {
        const child = signPayment(await planPullThrough(context, own, surroundings, tx), () => keys.payoutKey)
        await broadcast(context, child.raw)
        return child.txId
      }),
    collect: (deposits) =>
      translated(async () =>
        collectDeposits(context, keys, deposits, await surroundings.feeRate(), (raw) => broadcast(context, raw)),
      ),
    broadcast: ({ raw }) => translated(() => broadcast(context, raw)),
  }
}

/** @throws AppError `key_invalid` if deposits would go to addresses of another key */
function openKeys({ chain, network }: NodeContext, secret: string): MakerKeys {
  if (!network)
    throw new AppError('key_invalid', `${chain.name} has no parameters for keys.`, { status: 400, retriable: false })
  const keys = openMakerKeys(secret, network)
  const account = chain.settlement?.depositAccount ?? null
  if (account !== null && account !== keys.depositAccountKey)
    throw new AppError('key_invalid', `The depositAccount of ${chain.name} does not belong to the maker’s key.`, {
      retriable: false,
    })
  return keys
}

const isDetail = (detail: unknown): detail is BitcoinDetail =>
  typeof detail === 'object' && detail !== null && 'payment' in detail

/** Signs a plan of this family. @throws AppError `plan_invalid`, `plan_expired` */
function signPlan({ payoutKey }: MakerKeys, { detail, feeCap }: Plan): SignedTx {
  if (!isDetail(detail))
    throw new AppError('plan_invalid', 'The plan was not made by this network.', { retriable: false })
  // By now another plan may have taken the coins.
  if (Date.now() > detail.signableUntil)
    throw new AppError('plan_expired', 'The coins of this plan are no longer reserved.', { status: 409 })
  const { txId, raw } = signPayment(detail.payment, () => payoutKey)
  return { ref: txId, raw, feeCap, expiresAt: null }
}

/** True if the transaction pays ourselves alone. */
const isVoid = ({ outputs }: BlockTransaction, own: Uint8Array): boolean =>
  outputs.every(({ script }) => hex.encode(script) === hex.encode(own))

/** The anchor was in a final block when it was chosen, so a quorum without it proves that it was spent. */
async function isAnchorSpent({ pool }: NodeContext, { raw }: SignedTx): Promise<boolean> {
  const [anchor] = readRaw(hex.decode(raw)).inputs
  if (!anchor) return false
  const unspent = await pool.heard((api) => api.isUnspent(anchor.txId, anchor.index))
  return unspent.filter((is) => !is).length >= pool.quorum
}

/** Seconds by which a block's time may be ahead of the clock. */
const SKEW_SECONDS = 7_200

/** A spend counts once it is final: a coin whose spend a reorganization drops could still pay what was signed before. */
async function readCoinsSince(context: NodeContext, address: string): Promise<number> {
  const final = finalizedAt(context, await readHeight(context))
  const oldest = await context.pool.reached(async (api) => (await api.oldestCoin(address, final)) ?? api.height())
  return (await readTime(context, oldest)) - SKEW_SECONDS
}

/** Refusals of nodes, by their text: both interfaces pass it on. */
const meanings: readonly (readonly [text: RegExp, reason: string, message: string])[] = [
  [
    /insufficient fee|min relay fee not met|mempool min fee|txn-mempool-conflict|too many potential replacements/i,
    'underpriced',
    'The fee is too low to relay or replace the transaction.',
  ],
  [/missing-?inputs|missingorspent/i, 'slot_used', 'A coin of the transaction is spent.'],
]

/** The node has the transaction already. */
const isKnown = /already in block ?chain|already-in-mempool|already-known|already in mempool|already in utxo/i

/** Sends the bytes to every endpoint; one that has them is enough. */
async function broadcast({ pool }: NodeContext, raw: string): Promise<void> {
  const outcomes = await pool.all((api) => api.broadcast(raw))
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  if (errors.length < outcomes.length || errors.some((error) => isKnown.test(textOf(error)))) return
  const refusal = errors.find((error) => error instanceof NodeError)
  if (refusal === undefined) throw translateError(errors[0])
  const [, reason = 'tx_refused', message = 'The node refuses the transaction.'] =
    meanings.find(([text]) => text.test(textOf(refusal))) ?? []
  throw new AppError(reason, message, { status: 409, retriable: reason !== 'tx_refused', cause: refusal })
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Coin at a deposit address, with the index of its key. */
interface DepositCoin extends Coin {
  readonly keyIndex: number
}

/** Nodes queue few requests at a time. */
const AT_ONCE = 8

/** See `Payer.collect`. A false row or answer can only leave a deposit out: the payment goes to ourselves. */
async function collectDeposits(
  context: NodeContext,
  { payout, depositKey }: MakerKeys,
  deposits: readonly DepositOutput[],
  rate: Agreed<FeeRate>,
  send: (raw: string) => Promise<void>,
): Promise<Collection | null> {
  await context.watched?.refresh()
  const coins: DepositCoin[] = []
  for (let at = 0; at < deposits.length; at += AT_ONCE) {
    const found = await Promise.all(deposits.slice(at, at + AT_ONCE).map((deposit) => unspentCoin(context, deposit)))
    coins.push(...found.flatMap((coin) => (coin && coin.amount > inputFee(rate) ? [coin] : [])))
  }
  const payment = planCollection(coins, payout.script, rate)
  if (!payment) return null
  const keys = new Map(coins.map((coin) => [outpointOf(coin), coin.keyIndex]))
  const { txId: ref, raw } = signPayment(payment, (coin) => depositKey(keys.get(outpointOf(coin)) ?? -1))
  await send(raw)
  const amount = payment.outputs.reduce((sum, output) => sum + output.amount, 0n)
  return { ref, deposits: coins.length, amount, fee: payment.fee }
}

/** Null for an output that is spent, in no block, or not at an address of ours. */
async function unspentCoin(context: NodeContext, { txId, ordinal }: DepositOutput): Promise<DepositCoin | null> {
  const { pool, watched } = context
  // The transaction proves its own bytes; no row says what an output holds.
  const output = (await readTransaction(context, txId))?.outputs[ordinal]
  const own = output && watched?.find(output.script)
  if (!own) return null
  const answers = await pool
    .heard((api) => api.isUnspent(txId, ordinal))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.reason === 'rpc_behind') return []
      throw error
    })
  if (answers.filter((isUnspent) => isUnspent).length < pool.quorum) return null
  return { txId, index: ordinal, ...output, keyIndex: own.index }
}

/** Ordered by place, so that the same coins at the same rate make the same transaction. */
function planCollection(unsorted: readonly DepositCoin[], to: Uint8Array, rate: FeeRate): Payment | null {
  const coins = unsorted.toSorted((one, other) => (outpointOf(one) < outpointOf(other) ? -1 : 1))
  const [anchor] = coins
  const size = virtualSize(coins.length, [to])
  const fee = feeFor(size, rate)
  const amount = coins.reduce((sum, coin) => sum + coin.amount, 0n) - fee
  if (!anchor || amount < dustLimit(to)) return null
  return { anchor, coins, outputs: [{ script: to, amount }], fee, size }
}
