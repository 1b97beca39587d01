import type { MessageRelaxed } from '@ton/core'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract/payer.ts'
import { type Agreed, type Bounded, bounded, derived } from '#chains/rpc/votes.ts'
import { assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { type HighloadWallet, TIMEOUT } from '../../pay/highload.ts'
import { forwardCoinsOf, payoutMessages } from '../../pay/payout.ts'
import { tonAddressRules } from '../../address.ts'
import { readAccount } from '../api/accounts.ts'
import type { NodeContext } from '../api/open.ts'
import { findPayment } from '../findPayment.ts'
import { MOST_SHARD_LAG, readHead } from '../head.ts'
import { jettonOf, jettonWalletOf, readBalance, recipientProblem } from '../jettons.ts'
import { readTxStatus } from '../txStatus.ts'

type TransferAction = Extract<PayoutAction, { kind: 'transfer' }>

/** Reads that plans made at the same moment share. */
export interface Surroundings {
  gasPrice(): Promise<Agreed<bigint>>
  /** Chain time of the newest block, epoch seconds. */
  time(): Promise<Agreed<number>>
}

/** All that signing needs: the same detail and slot sign to the same bytes. */
export interface TonDetail {
  readonly messages: readonly MessageRelaxed[]
  readonly selfCoins: Bounded<bigint>
  readonly createdAt: Agreed<number>
  /** The wallet is not on the chain yet, so its first message brings the code. */
  readonly deploys: Agreed<boolean>
}

/** Units of gas, at the network's price, that cover everything that a message can cost its sender. */
const units = {
  /** The wallet's two transactions, its code at first, and their messages. */
  wallet: 50_000n,
  /** Its message to itself alone, which returns what is left. */
  self: 25_000n,
  /** Both jetton wallets, and rent of a new one; what is left returns. */
  jetton: 150_000n,
} as const

/** Nanotons per unit of gas beyond which no price is paid; networks charge 400. */
const MOST_GAS_PRICE = 4_000n
const LEAST_GAS_PRICE = 400n

export const paidGasPrice = (price: Agreed<bigint>): Bounded<bigint> =>
  bounded(price, { atLeast: LEAST_GAS_PRICE, atMost: MOST_GAS_PRICE })

/** Plans a transfer. @throws AppError as `Payer.plan` says, and `action_unsupported`, `tx_may_land` */
export async function planPayout(
  context: NodeContext,
  wallet: HighloadWallet,
  surroundings: Surroundings,
  action: PayoutAction,
  previous: SignedTx | null,
): Promise<Plan> {
  if (action.kind !== 'transfer')
    throw new AppError('action_unsupported', `This network has no ${action.kind}.`, { status: 400 })
  const payer = tonAddressRules.parse(wallet.address.toRawString())
  if (previous) await proveGone(context, payer, action, previous)
  const jetton = jettonOf(context, action.asset)
  const [jettonWallet, gasPrice, createdAt, deploys, problem] = await Promise.all([
    jetton ? jettonWalletOf(context, jetton.master, payer) : null,
    surroundings.gasPrice().then(paidGasPrice),
    surroundings.time(),
    mustDeploy(context, payer, wallet),
    recipientProblem(context, action.recipient, action.asset),
  ])
  if (problem !== null)
    throw new AppError('recipient_rejects', `The recipient cannot take this payment: ${problem}.`, { status: 409 })
  const scaled = (count: bigint): bigint => gasPrice * count
  const jettonCoins = jetton ? scaled(units.jetton) : 0n
  const feeCap = scaled(units.wallet) + jettonCoins
  const extra = jetton ? forwardCoinsOf(action) : action.destinationGas
  await requireBalances(context, payer, action, feeCap + extra)
  const { amount, recipient, memo, destinationGas } = action
  const messages = payoutMessages({
    payer,
    jettonWallet,
    amount,
    recipient,
    memo,
    destinationGas,
    reference: referenceOf(action),
    jettonCoins,
  })
  const detail: TonDetail = { messages, selfCoins: scaled(units.self) as Bounded<bigint>, createdAt, deploys }
  return { action, feeCap, expectedFee: feeCap / 2n, detail }
}

const referenceOf = ({ orderId, reference }: TransferAction): `0x${string}` | null => orderId ?? reference ?? null

/**
 * Masterchain time after which a message created then can never be accepted: the wallet's shard is behind by the lag at
 * most, or the status stays open.
 */
export const expiryOf = (createdAt: number): bigint => BigInt(createdAt + TIMEOUT + MOST_SHARD_LAG)

/**
 * Last guard against paying twice: the wallet no longer accepts the earlier message, its proven history does not contain
 * it, and no payment with the same reference.
 * @throws AppError `tx_may_land`
 */
async function proveGone(
  context: NodeContext,
  payer: string,
  action: TransferAction,
  { ref, expiresAt }: SignedTx,
): Promise<void> {
  // Time before status: a message that is accepted in between is then seen.
  const { time } = await readHead(context)
  const status = await readTxStatus(context, ref, expiresAt)
  const expired = expiresAt !== null && BigInt(time) > expiresAt && status.state === 'unknown'
  if (!expired && !(status.state === 'failed' && status.final)) throw mayLand()
  const reference = referenceOf(action)
  if (reference === null || expiresAt === null) return
  const since = Number(expiresAt) - 2 * TIMEOUT
  if ((await findPayment(context, { reference, payer, since })).state === 'paid') throw mayLand()
}

const mayLand = (): AppError =>
  new AppError('tx_may_land', 'The earlier message may still land.', { status: 409, retriable: true })

/** True before the wallet's first message. @throws AppError `key_invalid` if another contract is at its address */
async function mustDeploy(
  { pool }: NodeContext,
  payer: string,
  { init, publicKey }: HighloadWallet,
): Promise<Agreed<boolean>> {
  const state = await pool.agree(async (api) => {
    const found = await readAccount(api, payer)
    return found.state === 'active' ? (found.init?.code?.hash().toString('hex') ?? 'active') : found.state
  }, String)
  if (state === 'uninitialized') return derived(true)
  if (state === init.code?.hash().toString('hex')) return derived(false)
  throw new AppError('key_invalid', `No highload wallet of ${publicKey.toString('hex')} answers at ${payer}.`, {
    retriable: false,
  })
}

async function requireBalances(
  context: NodeContext,
  payer: string,
  action: TransferAction,
  coins: bigint,
): Promise<void> {
  const isCoin = isNative(action.asset)
  const native = await readBalance(context, payer, assetId(context.id, NATIVE))
  if (native < coins)
    throw new AppError('insufficient_gas', 'The maker does not hold enough native coins for the fee.', { status: 502 })
  const held = isCoin ? native - coins : await readBalance(context, payer, action.asset)
  if (held < action.amount)
    throw new AppError('insufficient_inventory', 'The maker does not hold enough of this asset.', { status: 502 })
}
