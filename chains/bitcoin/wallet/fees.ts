import { AppError } from '#core/errors.ts'

/** Base units per 1,000 virtual bytes, as nodes count fees. */
export type FeeRate = bigint

const PER = 1_000n
const WITNESS_SCALE = 4
/** Smallest fee rate that nodes relay, and the step by which a replacement must exceed what it replaces (BIP-125). */
const RELAY_RATE: FeeRate = 1_000n
/** Fee rate at which an output that costs more to spend than it is worth counts as dust. */
const DUST_RATE: FeeRate = 3_000n

/** Weights of the parts of a transaction: version, lock time, two counts and the witness marker; an output without its script. */
const OVERHEAD = 10 * WITNESS_SCALE + 2
const OUTPUT = 9 * WITNESS_SCALE
/** P2WPKH input with the longest signature that `signPayment` makes: 71 bytes, by its low R. */
const INPUT = 41 * WITNESS_SCALE + 107
/** Bytes that spend an output, by the dust rule of nodes: a witness counts a quarter. */
const spendBytes = { witness: 67, legacy: 148 } as const

/** Returns the most virtual bytes of a payment from P2WPKH coins to these scripts. */
export function virtualSize(inputs: number, scripts: readonly Uint8Array[]): bigint {
  // From 253 entries on a count takes two bytes more.
  const counts = (inputs >= 253 ? 2 : 0) + (scripts.length >= 253 ? 2 : 0)
  const outputs = scripts.reduce((sum, script) => sum + OUTPUT + script.length * WITNESS_SCALE, 0)
  return BigInt(Math.ceil((OVERHEAD + counts * WITNESS_SCALE + inputs * INPUT + outputs) / WITNESS_SCALE))
}

/** Rounded up, as nodes compare a fee with a rate. */
export const feeFor = (size: bigint, rate: FeeRate): bigint => (size * rate + PER - 1n) / PER

/** Additional fee for one more P2WPKH input. */
export const inputFee = (rate: FeeRate): bigint => feeFor(virtualSize(1, []) - virtualSize(0, []), rate)

/** Smallest amount that nodes relay to a script; 0 for an output that no one can spend. */
export function dustLimit(script: Uint8Array): bigint {
  const [opcode = 0, size] = script
  if (opcode === 0x6a) return 0n
  const isWitness = (opcode === 0 || (opcode >= 0x51 && opcode <= 0x60)) && size === script.length - 2
  return feeFor(BigInt(9 + script.length + (isWitness ? spendBytes.witness : spendBytes.legacy)), DUST_RATE)
}

export interface FeeBounds {
  readonly floor: FeeRate
  readonly ceiling: FeeRate
}

/** Limits an estimate. @throws AppError `fee_unknown` without one: a payment at a guessed rate may wait for weeks */
export function boundRate(estimate: FeeRate | null, { floor, ceiling }: FeeBounds): FeeRate {
  if (estimate === null)
    throw new AppError('fee_unknown', 'The nodes have no fee estimate.', { status: 502, retriable: true })
  return estimate < floor ? floor : estimate > ceiling ? ceiling : estimate
}

export interface Paid {
  readonly fee: bigint
  readonly size: bigint
}

/**
 * Returns a rate above that of a waiting payment, by the step that nodes require. A hundredth more covers signatures
 * that turned out shorter than counted, which raise the payment's true rate.
 */
export const outbidRate = ({ fee, size }: Paid): FeeRate => (fee * PER * 101n) / (size * 100n) + 1n + RELAY_RATE

/** Returns the least fee of a transaction that replaces another: the previous one, and the relay rate of its own size. */
export const outbidFee = (previous: Paid, size: bigint): bigint => previous.fee + feeFor(size, RELAY_RATE)

/** Returns the fee of a child that raises itself and its parent to a rate (CPFP); never below the child's own relay fee. */
export function childFee(parent: Paid, childSize: bigint, rate: FeeRate): bigint {
  const missing = feeFor(parent.size + childSize, rate) - parent.fee
  const least = feeFor(childSize, rate > RELAY_RATE ? rate : RELAY_RATE)
  return missing > least ? missing : least
}
