import { isDeepStrictEqual } from 'node:util'
import { textIn } from '#core/format/ownText.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { entryOfCampaign } from '#runtime/catalogue/campaignEntry.ts'
import type { CampaignEdit } from '#store/campaigns/types.ts'
import { campaignsNow, NO_LINK } from '../rewards/campaigns/current.ts'
import { type Recounted, recountCampaigns } from '../rewards/campaigns/recount.ts'
import { campaignViews, listText, showText, stateText, viewData, viewOf } from './campaignViews.ts'
import {
  addressOf,
  type AdminDeps,
  type AdminOptions,
  auditOf,
  campaignNumber,
  fileNamed,
  needed,
  refuseCommand,
  withAuditLog,
} from './command.ts'
import { jsonText, recountedText } from './text.ts'
import { readFileSync } from 'node:fs'

export type CampaignDeps = AdminDeps

/** Recounts one campaign, or all of them. */
function recount(deps: CampaignDeps, id?: number, after: string | null = null): Promise<Recounted> {
  const { store, tell } = deps
  return recountCampaigns(store, campaignsNow(deps, id), {
    after,
    tell: (last, done) => tell(`${recountedText(done)}; to continue: --after ${last}`),
  })
}

/** The entry that an operator wrote, and the campaign that it replaces. */
interface Wish {
  readonly entry: unknown
  readonly before: Campaign | null
  /** The stored entry, if the campaign was suspended. */
  readonly rested?: unknown
}

/** Stores a campaign computed from the current edits under the lock, then brings all awards in line with it. */
async function keep(
  deps: CampaignDeps,
  options: AdminOptions,
  action: string,
  wish: (edits: readonly CampaignEdit[]) => Wish,
): Promise<string> {
  const audit = auditOf(options)
  const { campaign } = await deps.store.campaigns.change((edits) => {
    const { entry, before, rested = null } = wish(edits)
    const read = deps.campaigns.read(entry)
    if (!read) throw refuseCommand(NO_LINK, 'campaign_invalid')
    if (before && before.id !== read.id) throw refuseCommand('The number of a campaign stays.')
    if (isDeepStrictEqual(before, read))
      throw refuseCommand(`Campaign ${read.id} is like that already.`, 'campaign_unchanged')
    return {
      id: read.id,
      body: entry,
      campaign: read,
      note: {
        ...audit,
        action: `campaigns ${action}`,
        subject: `campaign ${read.id}`,
        before: before ? entryOfCampaign(before) : rested,
        after: entry,
      },
    }
  })
  return settled(deps, campaign)
}

/** Brings all awards in line with a stored campaign and describes its new state. */
const settled = async (deps: CampaignDeps, campaign: Campaign): Promise<string> =>
  `Campaign ${campaign.id} “${textIn(campaign.name, 'en')}”: ${stateText(campaign, deps.clock.now())}. ${recountedText(await recount(deps, campaign.id))}.`

const viewsNow = async (deps: CampaignDeps) => campaignViews(deps, await deps.store.campaigns.edits())

/** Returns the active campaign of this number. @throws AppError `campaign_unknown`, `campaign_rests` */
function counting(deps: CampaignDeps, edits: readonly CampaignEdit[], id: number): Campaign {
  const { campaign, rests } = viewOf(campaignViews(deps, edits), id)
  if (!campaign)
    throw refuseCommand(
      `Campaign ${id} is suspended: ${rests?.replace(/\.?$/, '.')} Add it again, or run campaigns reset to use the one in campaigns.json.`,
      'campaign_rests',
    )
  return campaign
}

type Command = (deps: CampaignDeps, options: AdminOptions) => Promise<string>

/** Operator commands for campaigns. */
export const campaignCommands: Readonly<Record<string, Command>> = {
  list: async (deps, { json }) => {
    const views = await viewsNow(deps)
    const now = deps.clock.now()
    if (json) return jsonText(views.map((view) => viewData(view, now)))
    return views.map((view) => listText(view, now)).join('\n') || 'No campaigns.'
  },
  show: async (deps, options) => {
    const view = viewOf(await viewsNow(deps), campaignNumber(options, 'id'))
    const now = deps.clock.now()
    return options.json ? jsonText(viewData(view, now)) : showText(view, now)
  },
  add: async (deps, options) => {
    const entry = entryIn(fileNamed(options, 'one campaign as JSON, as in campaigns.json'))
    return keep(deps, options, 'add', (edits) => {
      const id = deps.campaigns.read(entry)?.id
      // A suspended campaign may be replaced by adding one with the same number.
      if (campaignViews(deps, edits).some((one) => one.id === id && one.campaign))
        throw refuseCommand(`There is a campaign ${id}: edit it.`, 'campaign_exists')
      return { entry, before: null, rested: edits.find((edit) => edit.id === id)?.body ?? null }
    })
  },
  edit: async (deps, options) => {
    const changes = changesIn(needed(options, 'set', `the fields that change, as JSON: '{"status": 0}'`))
    const id = campaignNumber(options, 'id')
    return keep(deps, options, 'edit', (edits) => {
      const before = counting(deps, edits, id)
      return { entry: changedEntry(before, changes), before }
    })
  },
  end: async (deps, options) => {
    const id = campaignNumber(options, 'id')
    return keep(deps, options, 'end', (edits) => {
      const before = counting(deps, edits, id)
      const now = deps.clock.now()
      if (now <= before.startTime)
        throw refuseCommand(`It has not started: edit it with --set '{"status": 0}'.`, 'campaign_not_started')
      if (now >= before.endTime) throw refuseCommand(`It ended ${before.endTime.toISOString()}.`, 'campaign_ended')
      return { entry: { ...entryOfCampaign(before), endTime: now.toISOString() }, before }
    })
  },
  reset: async (deps, options) => {
    const [id, audit] = [campaignNumber(options, 'id'), auditOf(options)]
    const { campaign } = await deps.store.campaigns.change((edits) => {
      const { source, inFile } = viewOf(campaignViews(deps, edits), id)
      if (source === 'file')
        throw refuseCommand(`Campaign ${id} is already the one from campaigns.json.`, 'campaign_unchanged')
      if (!inFile)
        throw refuseCommand(
          `campaigns.json has no campaign ${id}: end it, or keep it back with --set '{"status": 0}'.`,
          'campaign_not_in_file',
        )
      const before = edits.find((edit) => edit.id === id)?.body
      return {
        id,
        body: null,
        campaign: inFile,
        note: {
          ...audit,
          action: 'campaigns reset',
          subject: `campaign ${id}`,
          before,
          after: entryOfCampaign(inFile),
        },
      }
    })
    return settled(deps, campaign)
  },
  recount: async (deps, options) => {
    const audit = auditOf(options)
    const id =
      options.id === undefined
        ? undefined
        : counting(deps, await deps.store.campaigns.edits(), campaignNumber(options, 'id')).id
    const after =
      options.after === undefined
        ? null
        : addressOf(options, 'after', 'the last wallet reported by an interrupted recount')
    const command = {
      ...audit,
      subject: id === undefined ? 'all campaigns' : `campaign ${id}`,
      actions: ['campaigns recount', 'campaigns recounted'],
      from: { after },
    } as const
    return `${recountedText(await withAuditLog(deps.store, command, () => recount(deps, id, after)))}.`
  },
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuseCommand(`${where} is not JSON.`)
  }
}

const entryIn = (path: string): unknown => jsonOf(readFileSync(path, 'utf8'), path)

/** Parses the fields that an operator changes. */
function changesIn(text: string): Fields {
  const changes = jsonOf(text, '--set')
  if (!isObject(changes)) throw refuseCommand('--set is an object of fields.')
  return changes
}

/** Applies changes to a campaign: `social` is merged field by field, every other field is replaced as a whole. */
function changedEntry(before: Campaign, changes: Fields): Fields {
  const entry = entryOfCampaign(before)
  const social =
    isObject(entry['social']) && isObject(changes['social'])
      ? { social: { ...entry['social'], ...changes['social'] } }
      : {}
  return { ...entry, ...changes, ...social }
}
