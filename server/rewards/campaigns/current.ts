import { AppError } from '#core/errors.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Store } from '#store/contract.ts'
import type { CampaignEdit, CampaignsNow } from '#store/campaigns/types.ts'
import type { ServerDeps } from '../../deps.ts'

export interface CurrentCampaigns {
  readonly campaigns: readonly Campaign[]
  /** Operators' campaigns that no longer fit the configuration, e.g. for lack of their theme; suspended until fixed. */
  readonly broken: readonly { readonly id: number; readonly why: string }[]
}

type Deps = Pick<ServerDeps, 'campaigns'>
type Reading = { readonly campaign: Campaign } | { readonly why: string }

export const NO_LINK = 'A social task needs a link, because the site has no page on that platform.'

function readingOf(rules: CampaignRules, body: unknown): Reading {
  try {
    const campaign = rules.read(body)
    return campaign ? { campaign } : { why: NO_LINK }
  } catch (error) {
    if (error instanceof AppError) return { why: error.message }
    throw error
  }
}

/** Merges configured campaigns with operators' own ones, which override by id. */
export function campaignsWith(rules: CampaignRules, written: readonly CampaignEdit[]): CurrentCampaigns {
  const edits = written.map(({ id, body }) => ({ id, ...readingOf(rules, body) }))
  const edited = new Set(edits.map(({ id }) => id))
  return {
    campaigns: [
      ...rules.campaigns.filter(({ id }) => !edited.has(id)),
      ...edits.flatMap((edit) => ('campaign' in edit ? [edit.campaign] : [])),
    ],
    broken: edits.flatMap((edit) => ('why' in edit ? [{ id: edit.id, why: edit.why }] : [])),
  }
}

export const currentCampaigns = async (
  deps: Deps,
  { campaigns }: Pick<Store, 'campaigns'>,
): Promise<CurrentCampaigns> => campaignsWith(deps.campaigns, await campaigns.edits())

/** All campaigns, or the one with this id, as of the moment at which a wallet is settled. */
export const campaignsNow =
  (deps: Deps, id?: number): CampaignsNow =>
  (edits) =>
    campaignsWith(deps.campaigns, edits).campaigns.filter((one) => id === undefined || one.id === id)

export const isOpen = (campaign: Campaign, now: Date): boolean => campaign.startTime <= now && now < campaign.endTime
