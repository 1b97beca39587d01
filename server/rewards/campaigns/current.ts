import { AppError } from '#core/errors.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'

export interface CurrentCampaigns {
  readonly campaigns: readonly Campaign[]
  /** Operators' campaigns that no longer fit the configuration, e.g. because their theme is gone: they rest until they are mended. */
  readonly broken: readonly { readonly id: number; readonly why: string }[]
}

type Reading = { readonly campaign: Campaign | null } | { readonly why: string }

function readingOf(deps: Pick<ServerDeps, 'campaigns'>, body: unknown): Reading {
  try {
    return { campaign: deps.campaigns.read(body) }
  } catch (error) {
    if (error instanceof AppError) return { why: error.message }
    throw error
  }
}

/** Campaigns of the configuration and operators' own ones, which win by id. */
export async function currentCampaigns(deps: Pick<ServerDeps, 'campaigns'>, { campaigns }: Pick<Store, 'campaigns'>): Promise<CurrentCampaigns> {
  const edits = (await campaigns.edits()).map(({ id, body }) => ({ id, ...readingOf(deps, body) }))
  const edited = new Set(edits.map(({ id }) => id))
  return {
    campaigns: [...deps.campaigns.campaigns.filter(({ id }) => !edited.has(id)), ...edits.flatMap((edit) => ('campaign' in edit ? (edit.campaign ?? []) : []))],
    broken: edits.flatMap((edit) => ('why' in edit ? [{ id: edit.id, why: edit.why }] : [])),
  }
}

export const isOpen = (campaign: Campaign, now: Date): boolean => campaign.startTime <= now && now < campaign.endTime
