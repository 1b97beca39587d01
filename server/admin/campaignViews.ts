import { textIn } from '#core/format/ownText.ts'
import {
  type Campaign,
  type CampaignKind,
  type CampaignOf,
  type CampaignTask,
  RUNS,
} from '#core/rewards/campaign/types.ts'
import { entryOfCampaign } from '#runtime/catalogue/campaignEntry.ts'
import type { CampaignEdit } from '#store/campaigns/types.ts'
import { timeLeft } from '#core/rewards/campaign/shown.ts'
import { campaignsWith } from '../rewards/campaigns/current.ts'
import { type AdminDeps, refuseCommand } from './command.ts'
import { differences, oneLine, plural } from './text.ts'

/** Sources of a campaign, as shown to an operator. */
const sources = {
  file: 'campaigns.json',
  database: 'the database alone',
  instead: 'the database, instead of campaigns.json',
} as const

/** A campaign as shown to an operator. */
interface View {
  readonly id: number
  readonly source: keyof typeof sources
  readonly changedAt: Date | null
  /** Null while the campaign is suspended; `rests` has the reason. */
  readonly campaign: Campaign | null
  readonly rests: string | null
  readonly inFile: Campaign | null
}

/** Lists all campaigns by number, including suspended ones. */
export function campaignViews(
  { campaigns: rules }: Pick<AdminDeps, 'campaigns'>,
  edits: readonly CampaignEdit[],
): View[] {
  const { campaigns, broken } = campaignsWith(rules, edits)
  const ids = [...campaigns, ...broken].map(({ id }) => id).toSorted((a, b) => a - b)
  return ids.map((id) => {
    const edit = edits.find((one) => one.id === id)
    const inFile = rules.campaigns.find((one) => one.id === id) ?? null
    return {
      id,
      source: edit ? (inFile ? 'instead' : 'database') : 'file',
      changedAt: edit?.changedAt ?? null,
      campaign: campaigns.find((one) => one.id === id) ?? null,
      rests: broken.find((one) => one.id === id)?.why ?? null,
      inFile,
    }
  })
}

export function viewOf(views: readonly View[], id: number): View {
  const view = views.find((one) => one.id === id)
  if (!view) throw refuseCommand(`Campaign ${id} not found.`, 'campaign_unknown')
  return view
}

/** Returns the JSON form: the campaign in effect and the file's version of it. */
export const viewData = ({ id, source, changedAt, campaign, rests, inFile }: View, now: Date) => ({
  id,
  source,
  changed_at: changedAt?.toISOString() ?? null,
  state: campaign ? stateText(campaign, now) : null,
  rests,
  campaign: campaign && entryOfCampaign(campaign),
  in_file: inFile && entryOfCampaign(inFile),
})

/** Formats a campaign as two lines of a list. */
export function listText({ id, source, campaign, rests }: View, now: Date): string {
  if (!campaign) return oneLine(`${id}  suspended: ${rests}`)
  const hidden = campaign.invisible ? '  invisible' : ''
  return [
    `${id}  ${textIn(campaign.name, 'en')}  theme ${campaign.themeId}  ${stateText(campaign, now)}${hidden}  from ${sources[source]}`,
    `   ${givesText(campaign)}`,
  ]
    .map(oneLine)
    .join('\n')
}

/** Formats all fields of one campaign. */
export function showText({ id, source, changedAt, campaign, rests, inFile }: View, now: Date): string {
  const from = `from   ${sources[source]}${changedAt ? `, written ${changedAt.toISOString()}` : ''}`
  if (!campaign) return [`${id}`, `rests  ${rests}`, from].map(oneLine).join('\n')
  const { name, themeId, startTime, endTime, timeType, invisible, logoUrl } = campaign
  return [
    `${id}  ${textIn(name, 'en')}`,
    `state  ${stateText(campaign, now)}`,
    from,
    ...(source === 'instead' && inFile
      ? differences(entryOfCampaign(inFile), entryOfCampaign(campaign)).map((line) => `       ${line}`)
      : []),
    `theme  ${themeId}`,
    `time   ${startTime.toISOString()} to ${endTime.toISOString()}, shown as ${timeType}`,
    `gives  ${givesText(campaign)}`,
    ...linesOf(campaign),
    ...(logoUrl === null ? [] : [`logo   ${logoUrl}`]),
    ...(invisible ? ['invisible: it counts, but users don’t see it'] : []),
  ]
    .map(oneLine)
    .join('\n')
}

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
  deploy: {
    gives: ({ deploy }) =>
      deploy
        .map(
          ({ count, chain, points }) =>
            `${plural(count, 'deployment')}${chain === null ? '' : ` on ${chain}`}: ${points}`,
        )
        .join('; '),
  },
}

const textOf = ({ kind }: Campaign): KindText<Campaign> => kindTexts[kind] as KindText<Campaign>

/** Summarizes a campaign's tasks and rewards. */
const givesText = (campaign: Campaign): string => textOf(campaign).gives(campaign)

const linesOf = (campaign: Campaign): readonly string[] => textOf(campaign).lines?.(campaign) ?? []
