/**
 * Money-path time in epoch seconds: the chain's time counts if it is ahead of the wall clock, else the wall clock's.
 */
export const chainTime = (wall: Date, headTime: number | null): number =>
  Math.max(Math.floor(wall.getTime() / 1000), headTime ?? 0)
