import type { ChainStateRow } from '#store/chainState/types.ts'

/** "Now" for money: the wall clock, or the chain's time if that is ahead. */
export function moneyTime(wall: Date, states: readonly Pick<ChainStateRow, 'headTime'>[]): Date {
  const heads = states.map((s) => (s.headTime ?? 0) * 1000)
  return new Date(Math.max(wall.getTime(), ...heads))
}
