/** One time sample: the second in which the server answered, and when this device asked and received it. */
interface ToldTime {
  /** Epoch seconds. */
  readonly told: number
  /** Epoch milliseconds, by this device. */
  readonly asked: number
  readonly answered: number
}

/**
 * Milliseconds by which the server's clock is ahead of this device's; negative when behind. Zero when both may agree:
 * network time and whole seconds leave an interval.
 */
export function clockAhead({ told, asked, answered }: ToldTime): number {
  const least = told * 1000 - answered
  const most = told * 1000 + 999 - asked
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2)
}

/** Query key of the newest clock offset; empty until the first answer. */
export const clockKey = ['server-clock'] as const
