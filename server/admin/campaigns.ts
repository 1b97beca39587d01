import { timeLeft } from '#core/rewards/campaign/timeLeft.ts'
import { type Campaign, RUNS } from '#core/rewards/campaign/types.ts'

export function stateOf({ status, startTime, endTime }: Campaign, now: Date): string {
  if (status !== RUNS) return `kept back (status ${status})`
  if (now < startTime) return `starts ${startTime.toISOString()}`
  if (now >= endTime) return `ended ${endTime.toISOString()}`
  const { days, hours, minutes } = timeLeft(endTime, now)
  return `runs, ${days} d ${hours} h ${minutes} min left`
}
