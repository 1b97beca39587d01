import type { ChainStateRow } from '#store/contract/chainState.ts'

/** "Now" where money depends on it: the wall clock, or the chain's own time where that runs ahead. */
export function moneyTime(wall: Date, states: readonly Pick<ChainStateRow, 'headTime'>[]): Date {
  const heads = states.map((s) => (s.headTime ?? 0) * 1000)
  return new Date(Math.max(wall.getTime(), ...heads))
}
