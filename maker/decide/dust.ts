/** A deposit worth no more than giving it back would cost stays HELD(dust). Values in 1e-8 dollar; an unknown one is given back. */
export const isDust = (depositE8: bigint | null, costE8: bigint | null): boolean =>
  depositE8 !== null && costE8 !== null && depositE8 <= costE8
