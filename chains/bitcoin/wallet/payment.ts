import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { AppError } from '#core/errors.ts'
import { childFee, dustLimit, feeFor, type FeeRate, inputFee, outbidFee, outbidRate, virtualSize } from './fees.ts'
import { type Coin, outpointOf, selectCoins } from './selectCoins.ts'

interface Output {
  readonly script: Uint8Array
  readonly amount: bigint
}

/** Payment from P2WPKH coins, without signatures. */
export interface Payment {
  /** The first coin of the first attempt: all attempts spend it, so that at most one is ever in a block. */
  readonly anchor: Coin
  readonly coins: readonly Coin[]
  readonly outputs: readonly Output[]
  readonly fee: bigint
  /** Virtual bytes with the longest signatures. */
  readonly size: bigint
}

export interface PaymentOrder {
  /** Script and amount of the recipient; null for a void, which returns the anchor to ourselves. */
  readonly recipient: Output | null
  /** 32 bytes that name the order in an output of their own; null for a payment without one. */
  readonly reference: Uint8Array | null
  /** Receives the rest. */
  readonly change: Uint8Array
  /** Coins that no other payment has reserved. */
  readonly coins: readonly Coin[]
  readonly rate: FeeRate
  /** Attempt that this one replaces. */
  readonly previous: Payment | null
  /** Fees of the children that the replacement evicts together with its predecessor. */
  readonly evicted?: bigint
  /** Most that the payment may cost. */
  readonly mostFee: bigint
  /**
   * Amounts that the wallet has, or will have, in coins other than `coins`: its change is divided while all of them are
   * too few. Absent for a payment whose change stays one output, as that of each replacement does.
   */
  readonly others?: readonly bigint[] | null
}

const OP_RETURN = 0x6a
const REFERENCE_BYTES = 32

/** Script that carries the reference of an order. */
export function referenceScript(reference: Uint8Array): Uint8Array {
  if (reference.length === REFERENCE_BYTES) return Uint8Array.from([OP_RETURN, REFERENCE_BYTES, ...reference])
  throw new AppError('reference_invalid', 'A reference has 32 bytes.', { retriable: false })
}

/** True for an output that carries a reference. */
export const namesReference = ({ script }: Pick<Output, 'script'>): boolean =>
  script.length === REFERENCE_BYTES + 2 && script[0] === OP_RETURN && script[1] === REFERENCE_BYTES

const amountOf = (parts: readonly { readonly amount: bigint }[]): bigint =>
  parts.reduce((sum, { amount }) => sum + amount, 0n)

const sizeOf = (coins: readonly Coin[], outputs: readonly Output[]): bigint =>
  virtualSize(
    coins.length,
    outputs.map(({ script }) => script),
  )

const insufficient = (): AppError =>
  new AppError('insufficient_inventory', 'The coins of the wallet do not cover amount and fee.', {
    status: 409,
    retriable: true,
  })

/** By amount and script (BIP-69), so that the change has no fixed place. */
const inOrder = (one: Output, other: Output): number => {
  if (one.amount !== other.amount) return one.amount < other.amount ? -1 : 1
  return hex.encode(one.script) < hex.encode(other.script) ? -1 : 1
}

function requireAboveDust({ script, amount }: Output): void {
  if (amount >= dustLimit(script) && amount > 0n) return
  throw new AppError('amount_below_dust', 'Nodes do not relay a payment this small.', { status: 409, retriable: false })
}

/** Coins that a replacement must spend: a payment keeps all of its predecessor's, a void the anchor alone. */
const requiredCoins = ({ previous, recipient }: PaymentOrder): readonly Coin[] => {
  if (!previous) return []
  const rest = previous.coins.filter((coin) => outpointOf(coin) !== outpointOf(previous.anchor))
  return recipient ? [previous.anchor, ...rest] : [previous.anchor]
}

/** Coins that pay orders at the same time: each serves one payment until its change is final. */
const WANTED_COINS = 20
/** Outputs with change in one payment, so that no order pays for all of them. */
const MOST_PARTS = 4
/** A part is worth at least this many times the fee of creating and spending it. */
const LEAST_WORTH = 100n

interface ChangeFacts {
  readonly script: Uint8Array
  readonly rate: FeeRate
  /** Amount that another payment like this one takes, with its fee. */
  readonly like: bigint
  /** Amounts of the wallet's other coins, now and once its waiting payments are final. */
  readonly others: readonly bigint[]
  /** Change of the payment if it has this many outputs with change. */
  left(parts: number): bigint
}

/**
 * Divides change while the wallet has too few coins for payments at the same time. Each part pays another payment like
 * this one; smaller coins don't count, so that strangers' dust changes nothing.
 */
function splitChange({ script, rate, like, others, left }: ChangeFacts): readonly bigint[] {
  const cost = feeFor(virtualSize(0, [script]) - virtualSize(0, []), rate) + inputFee(rate)
  const least = [like, cost * LEAST_WORTH, dustLimit(script)].reduce((most, each) => (each > most ? each : most))
  const missing = WANTED_COINS - others.filter((amount) => amount >= least).length
  for (let parts = Math.min(MOST_PARTS, missing); parts > 1; parts--) {
    const each = left(parts) / BigInt(parts)
    if (each >= least)
      return Array.from({ length: parts }, (_, at) => (at === 0 ? left(parts) - each * BigInt(parts - 1) : each))
  }
  return [left(1)]
}

/** Amounts of the outputs that return change. */
function changeOf(
  { change: script, rate, coins, others, previous }: PaymentOrder,
  chosen: readonly Coin[],
  like: bigint,
  left: (parts: number) => bigint,
): readonly bigint[] {
  if (!others || previous) return [left(1)]
  const spent = new Set(chosen.map(outpointOf))
  const free = coins.filter((coin) => !spent.has(outpointOf(coin))).map(({ amount }) => amount)
  return splitChange({ script, rate, like, others: [...others, ...free], left })
}

/**
 * Plans a payment: coins, change and fee. A replacement spends its predecessor's anchor and outbids it.
 * @throws AppError `amount_below_dust`, `insufficient_inventory`, `fee_above_cap`, `nothing_to_void`
 */
export function planPayment(order: PaymentOrder): Payment {
  const { recipient, reference, change, coins, rate, previous, evicted = 0n, mostFee } = order
  if (!recipient && !previous)
    throw new AppError('nothing_to_void', 'A void replaces an earlier payment.', { retriable: false })
  if (recipient) requireAboveDust(recipient)
  const fixed: Output[] = [
    ...(recipient ? [recipient] : []),
    ...(reference ? [{ script: referenceScript(reference), amount: 0n }] : []),
  ]
  const scripts = fixed.map(({ script }) => script)
  const spent = amountOf(fixed)
  const higher = previous ? outbidRate(previous) : rate
  const own = higher > rate ? higher : rate
  /** With change, so that a payment is never too cheap for its size. */
  const leastFee = (inputs: number, parts = 1): bigint => {
    const size = virtualSize(inputs, [...scripts, ...Array.from({ length: parts }, () => change)])
    const [byRate, byStep] = [feeFor(size, own), previous ? outbidFee(previous, size) + evicted : 0n]
    return byRate > byStep ? byRate : byStep
  }
  const least = recipient ? 0n : dustLimit(change)
  const chosen = selectCoins(coins, requiredCoins(order), spent + leastFee(0) + least, own)
  const leftWith = (parts: number): bigint => amountOf(chosen) - spent - leastFee(chosen.length, parts)
  const left = leftWith(1)
  const hasChange = !recipient || (left >= dustLimit(change) && left > inputFee(own))
  const parts = hasChange ? changeOf(order, chosen, spent + leastFee(1), leftWith) : []
  const outputs = [...fixed, ...parts.map((amount) => ({ script: change, amount }))].toSorted(inOrder)
  const fee = amountOf(chosen) - amountOf(outputs)
  const anchor = previous?.anchor ?? chosen[0]
  if (!anchor || left < 0n) throw insufficient()
  if (fee > mostFee)
    throw new AppError('fee_above_cap', 'The fee of this payment is above its cap.', { status: 409, retriable: true })
  return { anchor, coins: chosen, outputs, fee, size: sizeOf(chosen, outputs) }
}

/**
 * Plans a child that spends a waiting payment's change back to us, so that miners take both (CPFP).
 * @throws AppError `insufficient_inventory` without a change that pays for it, `fee_above_cap`
 */
export function planChild(
  parent: Payment,
  parentId: string,
  change: Uint8Array,
  rate: FeeRate,
  mostFee: bigint,
): Payment {
  // Outputs are in the order of their amounts: the last one with change is the largest.
  const index = parent.outputs.findLastIndex(({ script }) => hex.encode(script) === hex.encode(change))
  const coin = { txId: parentId, index, amount: parent.outputs[index]?.amount ?? 0n, script: change }
  const size = virtualSize(1, [change])
  const fee = childFee(parent, size, rate)
  const output = { script: change, amount: coin.amount - fee }
  if (output.amount < dustLimit(change)) throw insufficient()
  if (fee > mostFee)
    throw new AppError('fee_above_cap', 'The fee of this payment is above its cap.', { status: 409, retriable: true })
  return { anchor: coin, coins: [coin], outputs: [output], fee, size }
}

/** Lets later attempts replace the transaction. */
const REPLACEABLE = 0xffff_fffd

export interface SignedPayment {
  readonly txId: string
  /** Hex. */
  readonly raw: string
}

/**
 * Signs a payment with the key of each coin; the same payment signs to the same bytes.
 * @throws AppError `plan_invalid`
 */
export function signPayment({ coins, outputs, fee }: Payment, keyFor: (coin: Coin) => Uint8Array): SignedPayment {
  if (amountOf(coins) - amountOf(outputs) !== fee)
    throw new AppError('plan_invalid', 'The payment does not add up.', { retriable: false })
  const transaction = new Transaction({ allowUnknownOutputs: true, lowR: true })
  for (const { txId, index, amount, script } of coins)
    transaction.addInput({ txid: txId, index, sequence: REPLACEABLE, witnessUtxo: { script, amount } })
  for (const { script, amount } of outputs) transaction.addOutput({ script, amount })
  for (const [at, coin] of coins.entries()) transaction.signIdx(keyFor(coin), at)
  transaction.finalize()
  return { txId: transaction.id, raw: transaction.hex }
}
