import { readFileSync } from 'node:fs'
import { textIn } from '#core/format/ownText.ts'
import { timeLeft } from '#core/rewards/campaign/timeLeft.ts'
import { type Campaign, RUNS } from '#core/rewards/campaign/types.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { campaignsNow, campaignsWith, currentCampaigns } from '../rewards/campaigns/current.ts'
import { type Recounted, recountCampaigns } from '../rewards/campaigns/recount.ts'
import { type AdminOptions, addressOf, auditOf, campaignNumber, needed, refuseCommand } from './command.ts'
import { counted } from './counted.ts'
import { fileNamed } from './fileNamed.ts'
import { noted } from './noted.ts'

export interface CampaignDeps {
  readonly store: Store
  readonly campaigns: CampaignRules
  readonly clock: Clock
  /** Tells how far a long command has come. */
  readonly tell: (line: string) => void
}

function stateOf({ status, startTime, endTime }: Campaign, now: Date): string {
  if (status !== RUNS) return `kept back (status ${status})`
  if (now < startTime) return `starts ${startTime.toISOString()}`
  if (now >= endTime) return `ended ${endTime.toISOString()}`
  const { days, hours, minutes } = timeLeft(endTime, now)
  return `runs, ${days} d ${hours} h ${minutes} min left`
}

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuseCommand(`${where} is not JSON.`)
  }
}

function entryIn(path: string): unknown {
  return jsonOf(readFileSync(path, 'utf8'), path)
}

const toldOf = ({ wallets, given, takenBack }: Recounted): string => `${counted(wallets, 'wallet')} looked at, ${counted(given, 'award')} given, ${takenBack} taken back`

/** Every campaign, or one. */
function recount(deps: CampaignDeps, id?: number, after: string | null = null): Promise<Recounted> {
  const { store, tell } = deps
  return recountCampaigns(store, campaignsNow(deps, id), { after, tell: (last, done) => tell(`${toldOf(done)}; to go on from here: --after ${last}`) })
}

/** What an operator writes, and the campaign that it replaces. */
interface Wish {
  readonly entry: unknown
  readonly before: Campaign | null
}

/** Stores what an operator makes of the campaigns as they are when it is their turn, and brings everybody's awards to it. */
async function keep(deps: CampaignDeps, options: AdminOptions, action: string, wish: (campaigns: readonly Campaign[]) => Wish): Promise<string> {
  const audit = auditOf(options)
  const { campaign } = await deps.store.campaigns.change((edits) => {
    const { entry, before } = wish(campaignsWith(deps.campaigns, edits).campaigns)
    const read = deps.campaigns.read(entry)
    if (!read) throw refuseCommand('A social task needs a link, for the site has no page of that platform.', 'campaign_invalid')
    if (before && before.id !== read.id) throw refuseCommand('The number of a campaign stays.')
    return { id: read.id, body: entry, campaign: read, note: { ...audit, action: `campaigns ${action}`, subject: `campaign ${read.id}`, before, after: entry } }
  })
  return `Campaign ${campaign.id} “${textIn(campaign.name, 'en')}”: ${stateOf(campaign, deps.clock.now())}. ${toldOf(await recount(deps, campaign.id))}.`
}

function found(campaigns: readonly Campaign[], id: number): Campaign {
  const campaign = campaigns.find((one) => one.id === id)
  if (!campaign) throw refuseCommand(`There is no campaign ${id}.`, 'campaign_unknown')
  return campaign
}

/** A campaign in the form in which people write it: times as text, all else as it is. */
const entryOf = (campaign: Campaign): object => JSON.parse(JSON.stringify(campaign)) as object

type Command = (deps: CampaignDeps, options: AdminOptions) => Promise<string>

/** What an operator does with the campaigns of a season. */
export const campaignCommands: Readonly<Record<string, Command>> = {
  list: async (deps) => {
    const { campaigns, broken } = await currentCampaigns(deps, deps.store)
    const rows = campaigns.toSorted((a, b) => a.id - b.id).map((one) => `${one.id}  ${textIn(one.name, 'en')}  theme ${one.themeId}  ${stateOf(one, deps.clock.now())}${one.invisible ? '  invisible' : ''}`)
    return [...rows, ...broken.map(({ id, why }) => `${id}  rests: ${why}`)].join('\n') || 'No campaigns.'
  },
  add: async (deps, options) => {
    const entry = entryIn(fileNamed(options, 'one campaign as JSON, as in campaigns.json'))
    return keep(deps, options, 'add', (campaigns) => {
      const id = deps.campaigns.read(entry)?.id
      // One that rests is replaced by this.
      if (campaigns.some((one) => one.id === id)) throw refuseCommand(`There is a campaign ${id}: edit it.`, 'campaign_exists')
      return { entry, before: null }
    })
  },
  edit: async (deps, options) => {
    const changes = jsonOf(needed(options, 'set', `the fields that change, as JSON: '{"status": 0}'`), '--set')
    if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) throw refuseCommand('--set is an object of fields.')
    const id = campaignNumber(options, 'id')
    return keep(deps, options, 'edit', (campaigns) => {
      const before = found(campaigns, id)
      return { entry: { ...entryOf(before), ...changes }, before }
    })
  },
  end: async (deps, options) => {
    const id = campaignNumber(options, 'id')
    return keep(deps, options, 'end', (campaigns) => {
      const before = found(campaigns, id)
      const now = deps.clock.now()
      if (now <= before.startTime) throw refuseCommand(`It has not started: edit it with --set '{"status": 0}'.`, 'campaign_not_started')
      if (now >= before.endTime) throw refuseCommand(`It ended ${before.endTime.toISOString()}.`, 'campaign_ended')
      return { entry: { ...entryOf(before), endTime: now.toISOString() }, before }
    })
  },
  recount: async (deps, options) => {
    const audit = auditOf(options)
    const id = options.id === undefined ? undefined : found((await currentCampaigns(deps, deps.store)).campaigns, campaignNumber(options, 'id')).id
    const after = options.after === undefined ? null : addressOf(options, 'after', 'the wallet told last by a recount that was cut off')
    const command = { ...audit, subject: id === undefined ? 'all campaigns' : `campaign ${id}`, actions: ['campaigns recount', 'campaigns recounted'], from: { after } } as const
    return `${toldOf(await noted(deps.store, command, () => recount(deps, id, after)))}.`
  },
}
