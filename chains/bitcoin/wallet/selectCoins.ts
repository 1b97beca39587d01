import { AppError } from '#core/errors.ts'
import { inputFee, type FeeRate } from './fees.ts'

/** Unspent output of ours. */
export interface Coin {
  readonly txId: string
  readonly index: number
  readonly amount: bigint
  /** P2WPKH script of the key that spends it. */
  readonly script: Uint8Array
}

export const outpointOf = ({ txId, index }: Pick<Coin, 'txId' | 'index'>): string => `${txId}:${index}`

const sum = (coins: readonly Coin[]): bigint => coins.reduce((total, { amount }) => total + amount, 0n)

/** Largest first; coins of one amount by their place, so that the order of a node's list changes nothing. */
const largestFirst = (one: Coin, other: Coin): number => {
  if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
  return outpointOf(one) < outpointOf(other) ? -1 : 1
}

/** Bounds the size of a payment: nodes relay at most 100,000 virtual bytes. */
const MOST_COINS = 200

/**
 * Chooses the coins of a payment: those that it must spend, then the smallest one that covers the rest, so that large
 * coins stay free for payments at the same time; without such a coin the largest ones. `target` is the amount with the
 * fee of everything but the inputs. Coins that cost more than they add are left alone.
 * @throws AppError `insufficient_inventory`, `too_many_coins`
 */
export function selectCoins(
  coins: readonly Coin[],
  required: readonly Coin[],
  target: bigint,
  rate: FeeRate,
): readonly Coin[] {
  const own = new Set(required.map(outpointOf))
  const cost = inputFee(rate)
  const free = coins.filter((coin) => !own.has(outpointOf(coin)) && coin.amount > cost).toSorted(largestFirst)
  const missing = (chosen: readonly Coin[]): bigint => target + cost * BigInt(chosen.length) - sum(chosen)
  let chosen = [...required]
  for (const [at, coin] of free.entries()) {
    const rest = missing(chosen)
    if (rest <= 0n && chosen.length > 0) break
    const single = free.slice(at).findLast(({ amount }) => amount >= rest + cost)
    chosen = [...chosen, single ?? coin]
    if (single) break
  }
  if (chosen.length === 0 || missing(chosen) > 0n)
    throw new AppError('insufficient_inventory', 'The coins of the wallet do not cover amount and fee.', {
      status: 409,
      retriable: true,
    })
  if (chosen.length > MOST_COINS)
    throw new AppError('too_many_coins', 'The payment needs too many small coins: combine them first.', {
      status: 409,
      retriable: true,
    })
  return chosen
}
