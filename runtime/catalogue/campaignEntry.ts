import { z } from 'zod'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { misplacedSocial, socialPlace } from '#core/rewards/campaign/socialCampaign.ts'
import {
  type Campaign,
  type CampaignKind,
  campaignKinds,
  type CampaignOf,
  socialPlatforms,
  timeTypes,
} from '#core/rewards/campaign/types.ts'
import { target } from './around.ts'

const MOST = 1_000_000
const whole = z.int().min(0).max(MOST)
export const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const network = z.int().positive().transform(chainId).nullable()
const moment = z.iso.datetime().transform((text) => new Date(text))
const picture = z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[\w./-]+$/, 'a path on this site')])

const words = z.string().min(1).max(100)
/** One name for all languages, or one per language with at least English. */
export const ownName = z.union([words, z.object({ en: words }).catchall(words)])

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

const fields = z.strictObject({
  id,
  name: ownName,
  status: whole,
  startTime: moment,
  endTime: moment,
  timeType: z.enum(timeTypes),
  logoUrl: picture.nullable(),
  themeId: id,
  invisible: z.boolean(),
  tasks: z.array(task).max(20).refine(rises, 'steps between the same networks must require more each time'),
  extraPoints: whole,
  social: z
    .strictObject({
      platform: z.enum(socialPlatforms),
      link: target.nullable(),
      points: whole,
      honourPoints: whole.default(0),
    })
    .refine(({ points, honourPoints }) => honourPoints <= points, 'honourPoints must not exceed points')
    .nullable(),
  deploy: z
    .array(z.strictObject({ count: z.int().positive().max(MOST), chain: network, points: whole }))
    .min(1)
    .max(20)
    .nullable()
    .default(null),
})
export type CampaignEntry = z.infer<typeof fields>

/** One campaign in the file's format. Its kind follows from the field that it fills. */
export const campaignEntry = fields
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    message: 'endTime must be after startTime',
  })
  .refine((entry) => campaignKinds.filter((kind) => entryKinds[kind].isKind(entry)).length === 1, {
    path: ['tasks'],
    message: 'a campaign has either steps, a social task or deployments',
  })
  .refine(({ extraPoints, tasks }) => tasks.length > 0 || extraPoints === 0, {
    path: ['extraPoints'],
    message: 'only a campaign of bridges has extra points',
  })
  .superRefine((entry, found) => {
    const place = entry.social && misplacedSocial(entry)
    if (place) found.addIssue({ code: 'custom', path: [place], message: socialPlace[place] })
  })

/** Pages of the site that replace a social task's missing link. */
const siteLinks = { x: 'twitter', telegram: 'telegram', discord: 'discord' } as const
type SiteLinks = Readonly<Partial<Record<(typeof siteLinks)[keyof typeof siteLinks], string>>>

type OwnFields = Pick<CampaignEntry, 'tasks' | 'extraPoints' | 'social' | 'deploy'>

/** File format of one kind. */
interface EntryKind<C> {
  isKind(entry: OwnFields): boolean
  networks?(entry: OwnFields): readonly (ChainId | null)[]
  /** Null for a campaign that needs a link and has none. */
  read(entry: CampaignEntry, links: SiteLinks): C | null
  /** The kind's own fields, as in the file. */
  write(campaign: C): Readonly<Record<keyof OwnFields, unknown>>
}

/** A missing kind does not compile. */
const entryKinds: { readonly [K in CampaignKind]: EntryKind<CampaignOf<K>> } = {
  bridge: {
    isKind: ({ tasks }) => tasks.length > 0,
    networks: ({ tasks }) => tasks.flatMap((one) => [one.fromChain, one.toChain]),
    read: ({ social: _, deploy: __, ...entry }) => ({ kind: 'bridge', ...entry }),
    write: ({ tasks, extraPoints }) => ({ tasks, extraPoints, social: null, deploy: null }),
  },
  social: {
    isKind: ({ social }) => social !== null,
    read({ tasks: _, extraPoints: __, deploy: ___, social, ...entry }, links) {
      const link = social && (social.link ?? links[siteLinks[social.platform]])
      return social && link ? { kind: 'social', ...entry, social: { ...social, link } } : null
    },
    write: ({ social }) => ({ tasks: [], extraPoints: 0, social, deploy: null }),
  },
  deploy: {
    isKind: ({ deploy }) => deploy !== null,
    networks: ({ deploy }) => (deploy ?? []).map(({ chain }) => chain),
    read: ({ tasks: _, extraPoints: __, social: ___, deploy, ...entry }) =>
      deploy && { kind: 'deploy', ...entry, deploy },
    write: ({ deploy }) => ({ tasks: [], extraPoints: 0, social: null, deploy }),
  },
}

const kindOf = (entry: OwnFields): EntryKind<Campaign> =>
  entryKinds[campaignKinds.find((kind) => entryKinds[kind].isKind(entry)) ?? 'bridge'] as EntryKind<Campaign>

/** Returns a campaign's networks; null is any network. */
export const networksOf = (entry: CampaignEntry): readonly (ChainId | null)[] => kindOf(entry).networks?.(entry) ?? []

/** Null for a social task without its own link or the site's. */
export const campaignFromEntry = (entry: CampaignEntry, links: SiteLinks): Campaign | null =>
  kindOf(entry).read(entry, links)

/** Converts a campaign to its file format: times become text. */
export function entryOfCampaign(campaign: Campaign): Readonly<Record<string, unknown>> {
  const { id: number, name, status, startTime, endTime, timeType, logoUrl, themeId, invisible } = campaign
  const shared = { id: number, name, status, startTime, endTime, timeType, logoUrl, themeId, invisible }
  const own = (entryKinds[campaign.kind] as EntryKind<Campaign>).write(campaign)
  return JSON.parse(JSON.stringify({ ...shared, ...own })) as Readonly<Record<string, unknown>>
}
