import { z } from 'zod'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { Campaign, Theme } from '#core/rewards/campaign/types.ts'
import { loadAround } from './around.ts'
import { type CampaignEntry, campaignEntry, campaignFromEntry, id, networksOf, ownName } from './campaignEntry.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'

const themeEntry = z.strictObject({ id, name: ownName, displayPosition: z.int() })
const schema = z.strictObject({ themes: z.array(themeEntry), campaigns: z.array(campaignEntry) })

/** Campaigns of the configuration, and the parser of an operator's own. */
export interface CampaignRules {
  readonly themes: readonly Theme[]
  readonly campaigns: readonly Campaign[]
  /**
   * Parses one campaign in the file's format; null for a social task without its own link or the site's.
   * @throws AppError `campaign_invalid` naming the place.
   */
  read(entry: unknown): Campaign | null
}

/** Loads the campaigns. @throws AppError `config_missing`, `config_invalid`. */
export function loadCampaigns(source: CatalogueSource, { chains }: Pick<Catalogue, 'chains'>): CampaignRules {
  const { links } = loadAround(source)
  const { themes, campaigns } = readConfigFile(source, 'campaigns.json', schema, {
    kind: 'fields',
    fields: { themes: { kind: 'rows', by: ['id'] }, campaigns: { kind: 'rows', by: ['id'] } },
  })
  const networks = new Set(chains.map((chain) => chain.id))

  const problem = (entry: CampaignEntry): string | null => {
    if (!themes.some((theme) => theme.id === entry.themeId)) return `theme ${entry.themeId} does not exist`
    const unknown = networksOf(entry).find((one) => one !== null && !networks.has(one))
    return unknown === undefined ? null : `network ${unknown} does not exist`
  }

  for (const [list, rows] of Object.entries({ themes, campaigns })) {
    const twice = rows.find((row, n) => rows.findIndex((one) => one.id === row.id) < n)
    if (twice)
      throw new AppError('config_invalid', `campaigns.json, ${list}: the id ${twice.id} is listed twice`, {
        retriable: false,
      })
  }
  for (const entry of campaigns) {
    const wrong = problem(entry)
    if (wrong !== null)
      throw new AppError('config_invalid', `campaigns.json, campaign ${entry.id}: ${wrong}`, { retriable: false })
  }
  return {
    themes,
    campaigns: campaigns.flatMap((entry) => campaignFromEntry(entry, links) ?? []),
    read(entry) {
      const parsed = campaignEntry.safeParse(entry)
      const wrong = parsed.success
        ? problem(parsed.data)
        : parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'campaign'}: ${message}`).join('; ')
      if (wrong !== null || !parsed.success)
        throw new AppError('campaign_invalid', `The campaign is not valid: ${wrong}`, { status: 400, retriable: false })
      return campaignFromEntry(parsed.data, links)
    },
  }
}
