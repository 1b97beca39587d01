import type { ChainStateRow } from '#store/chainState/types.ts'

/** "Now" for money: the wall clock, or the chain's time if that is ahead. */
export function moneyTime(wall: Date, states: readonly Pick<ChainStateRow, 'headTime'>[]): Date {
  const heads = states.map((s) => (s.headTime ?? 0) * 1000)
  return new Date(Math.max(wall.getTime(), ...heads))
}

/** Allows for clock differences, and for the delay until a timely deposit is seen. */
const OPEN_MARGIN_MS = 60_000
/** Orders whose opening time ended after this may still be opened. */
export const openUntil = (now: Date): Date => new Date(now.getTime() - OPEN_MARGIN_MS)
