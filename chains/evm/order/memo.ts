import { keccak256, toBytes, zeroHash } from 'viem'

/** `memoHash` of an order whose payout carries this memo; zero bytes where the payout has none. */
export const memoHash = (memo: string | null): `0x${string}` => (memo === null ? zeroHash : keccak256(toBytes(memo)))
