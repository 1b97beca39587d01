import { timeLeft } from '#core/rewards/campaign/timeLeft.ts'
import { type Campaign, type CampaignTask, RUNS } from '#core/rewards/campaign/types.ts'
import { plural } from './plural.ts'

export function stateText({ status, startTime, endTime }: Campaign, now: Date): string {
  if (status !== RUNS) return `kept back (status ${status})`
  if (now < startTime) return `starts ${startTime.toISOString()}`
  if (now >= endTime) return `ended ${endTime.toISOString()}`
  const { days, hours, minutes } = timeLeft(endTime, now)
  return `runs, ${days} d ${hours} h ${minutes} min left`
}

const taskText = ({ transferCount, fromChain, toChain, points }: CampaignTask): string =>
  `${plural(transferCount, 'bridge')}${fromChain === null ? '' : ` from ${fromChain}`}${toChain === null ? '' : ` to ${toChain}`}: ${points}`

/** Summarizes a campaign's tasks and rewards. */
export function stepsText({ tasks, extraPoints, social }: Campaign): string {
  if (social)
    return `${social.platform}: ${plural(social.points, 'point')} where it is seen, ${social.honourPoints} on one’s word`
  return [...tasks.map(taskText), ...(extraPoints > 0 ? [`all of it: ${extraPoints} more`] : [])].join('; ')
}
