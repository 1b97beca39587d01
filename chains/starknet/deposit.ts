import { starknetAddressRules } from './address.ts'

/** Call of a contract as the Wallet API names it. */
export interface StarknetCall {
  readonly contract_address: string
  readonly entry_point: string
  readonly calldata: string[]
}

/** A transfer to the maker, with the memo that names its order. */
export interface StarknetTransfer {
  readonly to: string
  /** Null = Ether. */
  readonly token: string | null
  readonly amount: bigint
  readonly memo: string
}

/** Bytes of a memo that fit into one number. */
const WORD = 31
const LOW = 2n ** 128n - 1n

const hexOf = (number: bigint): string => `0x${number.toString(16)}`

/** The bytes of a memo in numbers, 31 in each. */
function wordsOf(memo: string): string[] {
  const bytes = new TextEncoder().encode(memo)
  return Array.from({ length: Math.ceil(bytes.length / WORD) }, (_, at) =>
    hexOf(bytes.subarray(at * WORD, (at + 1) * WORD).reduce((number, byte) => number * 256n + BigInt(byte), 0n)),
  )
}

/**
 * Calls of a deposit, which succeed or fail together: the token's transfer, then reads of its balances at "addresses"
 * that are the memo. Contracts refuse longer call data, and a read changes nothing.
 */
export function depositCalls({ to, token, amount, memo }: StarknetTransfer): StarknetCall[] {
  const contract_address = token ?? starknetAddressRules.nativeSentinel
  return [
    { contract_address, entry_point: 'transfer', calldata: [to, hexOf(amount & LOW), hexOf(amount >> 128n)] },
    ...wordsOf(memo).map((word) => ({ contract_address, entry_point: 'balance_of', calldata: [word] })),
  ]
}
