import type { ChainId } from '../chain/chainId.ts'

/** Pages of one faucet each, named as their addresses; `/faucet` lists all of them. */
export const faucetPages = ['ink', 'ip', 'monad'] as const
export type FaucetPage = (typeof faucetPages)[number]

/** A faucet of a test network, as the operator configures it. */
export interface FaucetDef {
  readonly chainId: ChainId
  /** Pages that show this faucet alone; empty if only `/faucet` lists it. */
  readonly pages: readonly FaucetPage[]
  /** Base units of the native coin. */
  readonly amount: bigint
  /** Base units within 24 hours. */
  readonly dailyBudget: bigint
  readonly cooldownHours: number
  /** Claims of one network block within the cooldown. */
  readonly perNetwork: number
  /** Leading zero bits of a proof of work. */
  readonly difficulty: number
}

/** A challenge that the server has signed for one wallet and network; it counts until `expiresAt`, once. */
export interface Challenge {
  readonly id: string
  /** Epoch seconds. */
  readonly expiresAt: number
  readonly seal: string
}

type Hash = (text: string) => Uint8Array

/** Text that is hashed. The seal covers wallet, network and time, so work on it is worth nothing anywhere else. */
const workText = ({ id, expiresAt, seal }: Challenge, nonce: number): string => `${id}.${expiresAt}.${seal}.${nonce}`

/** True if the hash of challenge and nonce begins with enough zero bits. */
export const isSolved = (challenge: Challenge, nonce: number, difficulty: number, hash: Hash): boolean =>
  leadingZeroBits(hash(workText(challenge, nonce))) >= difficulty

export function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
