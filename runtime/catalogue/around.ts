import { z } from 'zod'
import { appTags, roadmapStates } from '#core/screens/entryKinds.ts'
import { siteLinks } from '#core/wire/site.ts'
import { type CatalogueSource, configDirs, readConfigFile, readLogo } from './files.ts'
import { ownWords } from './ownText.ts'

const secure = z.url({ protocol: /^https$/, error: 'an https address' })
/** Link target inside or outside the app. */
export const target = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || secure.safeParse(value).success,
    'a path of the product or an https address',
  )
const seconds = z.int().min(0)

const window = { start_time: seconds, end_time: seconds }
const inOrder = ({ start_time, end_time }: { start_time: number; end_time: number }) => start_time < end_time
const logoName = z.string().nullable().default(null)

/** Banners of the bridge page and events of the points page share one format. */
const announcementsSchema = z.array(
  z
    .strictObject({
      img: logoName,
      maintitle: ownWords,
      subtitle: ownWords,
      link: target,
      cover_label: ownWords.nullable().default(null),
      rewardTags: z.array(ownWords).default([]),
      userNumValue: z.string().default(''),
      ...window,
    })
    .refine(inOrder, 'end_time must be after start_time'),
)
export type Announcement = z.infer<typeof announcementsSchema>[number]

const linksSchema = z.strictObject({
  links: z.partialRecord(z.enum(siteLinks), target),
  audits: z.array(z.strictObject({ name: z.string().min(1), url: secure, logo: z.string() })).max(2),
})
const popupsSchema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[\w-]{1,64}$/),
      /** null = the product's own pages. */
      channelId: z.int().nullable().default(null),
      title: ownWords,
      text: ownWords,
      img: logoName,
      preset: z.strictObject({
        from: z.int().nullable().default(null),
        to: z.int().nullable().default(null),
        token: z.string().nullable().default(null),
      }),
      ...window,
    })
    .refine(inOrder, 'end_time must be after start_time'),
)

const appsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    name: z.string().min(1).max(60),
    text: ownWords.nullable().default(null),
    url: target,
    logo: logoName,
    tags: z.array(z.enum(appTags)).default([]),
    chains: z.array(z.int()).default([]),
  }),
)

const roadmapSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    title: ownWords,
    text: ownWords.nullable().default(null),
    state: z.enum(roadmapStates),
    date: z.iso.date().nullable().default(null),
    link: target.nullable().default(null),
  }),
)

/** Links, audits, banners and popups that an operator shows around the bridge, the events of the points page, the apps of the ecosystem page, and the roadmap. */
export interface Around extends z.infer<typeof linksSchema> {
  readonly banners: readonly Announcement[]
  readonly events: readonly Announcement[]
  readonly popups: z.infer<typeof popupsSchema>
  readonly apps: z.infer<typeof appsSchema>
  readonly roadmap: z.infer<typeof roadmapSchema>
}

/**
 * Reads images at startup, so that a missing one prevents startup instead of breaking a page.
 * @throws AppError `config_missing`, `config_invalid`.
 */
export function loadAround(source: CatalogueSource): Around {
  const dirs = configDirs(source)
  const picture = (name: string | null) => name && readLogo(dirs, name)
  const announced = (file: string) =>
    readConfigFile(source, file, announcementsSchema).map((row) => ({ ...row, img: picture(row.img) }))
  const { links, audits } = readConfigFile(source, 'links.json', linksSchema, {
    kind: 'fields',
    fields: { links: { kind: 'keys' } },
  })
  return {
    links,
    audits: audits.map((audit) => ({ ...audit, logo: readLogo(dirs, audit.logo) })),
    banners: announced('banners.json'),
    events: announced('events.json'),
    popups: readConfigFile(source, 'popups.json', popupsSchema, { kind: 'rows', by: ['id'] }).map((row) => ({
      ...row,
      img: picture(row.img),
    })),
    apps: readConfigFile(source, 'apps.json', appsSchema, { kind: 'rows', by: ['id'] }).map((row) => ({
      ...row,
      logo: picture(row.logo),
    })),
    roadmap: readConfigFile(source, 'roadmap.json', roadmapSchema, { kind: 'rows', by: ['id'] }),
  }
}
