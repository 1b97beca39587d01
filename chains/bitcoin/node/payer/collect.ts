import type { Collection, DepositOutput } from '#chains/contract/deposits.ts'
import { AppError } from '#core/errors.ts'
import type { Agreed } from '#chains/rpc/votes.ts'
import { dustLimit, feeFor, type FeeRate, inputFee, virtualSize } from '../../wallet/fees.ts'
import type { MakerKeys } from '../../wallet/keys.ts'
import { type Payment, signPayment } from '../../wallet/payment.ts'
import { type Coin, outpointOf } from '../../wallet/selectCoins.ts'
import type { NodeContext } from '../api/api.ts'
import { readTransaction } from '../blocks.ts'

/** Coin at a deposit address, with the index of its key. */
interface DepositCoin extends Coin {
  readonly keyIndex: number
}

/** Nodes queue few requests at a time. */
const AT_ONCE = 8

/** See `Payer.collect`. A false row or answer can only leave a deposit out: the payment goes to ourselves. */
export async function collectDeposits(
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
