import { z } from 'zod'
import { chainId } from '#core/chain/chainId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { misplacedSocial, socialPlace } from '#core/rewards/campaign/socialCampaigns.ts'
import { type Campaign, socialPlatforms, type Theme, timeTypes } from '#core/rewards/campaign/types.ts'
import { target } from './announcements.ts'
import { loadAround } from './around.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'

const MOST = 1_000_000
const whole = z.int().min(0).max(MOST)
const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const network = z.int().positive().transform(chainId).nullable()
const moment = z.iso.datetime().transform((text) => new Date(text))
const picture = z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[\w./-]+$/, 'a path on this site')])

const words = z.string().min(1).max(100)
/** One name for all languages, or one per language with at least English. */
const ownName = z.union([words, z.object({ en: words }).catchall(words)])

const task = z.strictObject({
  transferCount: z.int().positive().max(MOST),
  fromChain: network,
  toChain: network,
  points: whole,
})
type Task = z.infer<typeof task>
const sameNetworks = (a: Task, b: Task): boolean => a.fromChain === b.fromChain && a.toChain === b.toChain
const rises = (tasks: readonly Task[]): boolean =>
  tasks.every((one, n) =>
    tasks.slice(0, n).every((before) => !sameNetworks(one, before) || before.transferCount < one.transferCount),
  )

/** One campaign in the file's format. */
const campaignEntry = z
  .strictObject({
    id,
    name: ownName,
    status: whole,
    startTime: moment,
    endTime: moment,
    timeType: z.enum(timeTypes),
    logoUrl: picture.nullable(),
    themeId: id,
    invisible: z.boolean(),
    tasks: z.array(task).max(20).refine(rises, 'steps between the same networks ask for more each time'),
    extraPoints: whole,
    social: z
      .strictObject({
        platform: z.enum(socialPlatforms),
        link: target.nullable(),
        points: whole,
        honourPoints: whole.default(0),
      })
      .refine(({ points, honourPoints }) => honourPoints <= points, 'a word alone is worth at most what is seen')
      .nullable(),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, { path: ['endTime'], message: 'it ends after it starts' })
  .refine(({ tasks, social }) => (tasks.length === 0) === (social !== null), {
    path: ['tasks'],
    message: 'a campaign has either steps or a social task',
  })
  .refine(({ extraPoints, social }) => social === null || extraPoints === 0, {
    path: ['extraPoints'],
    message: 'a social task has no extra points',
  })
  .superRefine((entry, found) => {
    const place = entry.social && misplacedSocial(entry)
    if (place) found.addIssue({ code: 'custom', path: [place], message: socialPlace[place] })
  })

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

/** Pages of the site that replace a social task's missing link. */
const siteLinks = { x: 'twitter', telegram: 'telegram', discord: 'discord' } as const

/** Loads the campaigns. @throws AppError `config_missing`, `config_invalid`. */
export function loadCampaigns(source: CatalogueSource, { chains }: Pick<Catalogue, 'chains'>): CampaignRules {
  const { links } = loadAround(source)
  const { themes, campaigns } = readConfigFile(source, 'campaigns.json', schema, {
    kind: 'fields',
    fields: { themes: { kind: 'rows', by: ['id'] }, campaigns: { kind: 'rows', by: ['id'] } },
  })
  const networks = new Set(chains.map((chain) => chain.id))

  const problem = (entry: z.infer<typeof campaignEntry>): string | null => {
    if (!themes.some((theme) => theme.id === entry.themeId)) return `there is no theme ${entry.themeId}`
    const unknown = entry.tasks
      .flatMap((one) => [one.fromChain, one.toChain])
      .find((one) => one !== null && !networks.has(one))
    return unknown === undefined ? null : `there is no network ${unknown}`
  }
  const linked = (entry: z.infer<typeof campaignEntry>): Campaign | null => {
    if (entry.social === null) return { ...entry, social: null }
    const link = entry.social.link ?? links[siteLinks[entry.social.platform]]
    return link === undefined ? null : { ...entry, social: { ...entry.social, link } }
  }

  for (const [list, rows] of Object.entries({ themes, campaigns })) {
    const twice = rows.find((row, n) => rows.findIndex((one) => one.id === row.id) < n)
    if (twice)
      throw new AppError('config_invalid', `campaigns.json, ${list}: the id ${twice.id} stands twice`, {
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
    campaigns: campaigns.flatMap((entry) => linked(entry) ?? []),
    read(entry) {
      const parsed = campaignEntry.safeParse(entry)
      const wrong = parsed.success
        ? problem(parsed.data)
        : parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'campaign'}: ${message}`).join('; ')
      if (wrong !== null || !parsed.success)
        throw new AppError('campaign_invalid', `The campaign is not valid: ${wrong}`, { status: 400, retriable: false })
      return linked(parsed.data)
    },
  }
}
