/** What an answer says about the time: the second in which the server gave it, and when this device asked for it and had it. */
interface ToldTime {
  /** Epoch seconds. */
  readonly told: number
  /** Epoch milliseconds, by this device. */
  readonly asked: number
  readonly answered: number
}

/**
 * Milliseconds by which the server's clock is ahead of this device's, less than zero where it is behind. Zero where both may tell the same: an
 * answer takes its time on the way, and names whole seconds.
 */
export function clockAhead({ told, asked, answered }: ToldTime): number {
  const least = told * 1000 - answered
  const most = told * 1000 + 999 - asked
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2)
}

/** Where the newest answer is kept; nothing there until one came. */
export const clockKey = ['server-clock'] as const
