import { timeLeft } from '#core/rewards/campaign/shown.ts'
import {
  type Campaign,
  type CampaignKind,
  type CampaignOf,
  type CampaignTask,
  RUNS,
} from '#core/rewards/campaign/types.ts'
import { plural } from './text.ts'

export function stateText({ status, startTime, endTime }: Campaign, now: Date): string {
  if (status !== RUNS) return `kept back (status ${status})`
  if (now < startTime) return `starts ${startTime.toISOString()}`
  if (now >= endTime) return `ended ${endTime.toISOString()}`
  const { days, hours, minutes } = timeLeft(endTime, now)
  return `runs, ${days} d ${hours} h ${minutes} min left`
}

const taskText = ({ transferCount, fromChain, toChain, points }: CampaignTask): string =>
  `${plural(transferCount, 'bridge')}${fromChain === null ? '' : ` from ${fromChain}`}${toChain === null ? '' : ` to ${toChain}`}: ${points}`

/** Texts of one kind for operators. */
interface KindText<C> {
  gives(campaign: C): string
  /** Further lines of `campaigns show`. */
  lines?(campaign: C): readonly string[]
}

/** A missing kind does not compile. */
const kindTexts: { readonly [K in CampaignKind]: KindText<CampaignOf<K>> } = {
  bridge: {
    gives: ({ tasks, extraPoints }) =>
      [...tasks.map(taskText), ...(extraPoints > 0 ? [`all of it: ${extraPoints} more`] : [])].join('; '),
  },
  social: {
    gives: ({ social }) =>
      `${social.platform}: ${plural(social.points, 'point')} where it is seen, ${social.honourPoints} on one’s word`,
    lines: ({ social }) => [`link   ${social.link}`],
  },
}

const textOf = ({ kind }: Campaign): KindText<Campaign> => kindTexts[kind] as KindText<Campaign>

/** Summarizes a campaign's tasks and rewards. */
export const givesText = (campaign: Campaign): string => textOf(campaign).gives(campaign)

export const linesOf = (campaign: Campaign): readonly string[] => textOf(campaign).lines?.(campaign) ?? []
