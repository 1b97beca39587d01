/**
 * True if a deposit is worth no more than its refund costs; it stays HELD(dust). Values are in 1e-8 dollar; with an
 * unknown one the deposit is refunded.
 */
export const isDust = (depositE8: bigint | null, costE8: bigint | null): boolean =>
  depositE8 !== null && costE8 !== null && depositE8 <= costE8
