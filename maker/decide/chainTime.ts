/** Money-path time in epoch seconds: a chain that runs ahead of the wall clock decides, one that lags does not. */
export const chainTime = (wall: Date, headTime: number | null): number =>
  Math.max(Math.floor(wall.getTime() / 1000), headTime ?? 0)
