import { ceilDiv } from '../money/units.ts'

/**
 * Gas of opening a deposit on its depositor's signature: ERC-3009 or Permit2 in the escrow, the transaction's own and a
 * proxied token's.
 */
const OPENING_GAS = 250_000n
/** Covers a rise of the gas price between the quote and the opening, a minute or two later. */
const MARGIN_PERCENT = 25n

/** Native base units that a quote charges at this gas price for a deposit that the maker opens. */
export const depositGasAt = (gasPrice: bigint): bigint =>
  ceilDiv(gasPrice * OPENING_GAS * (100n + MARGIN_PERCENT), 100n)
