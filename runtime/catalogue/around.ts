import { z } from 'zod'
import { siteLinks } from '#core/wire/site.ts'
import { readConfigFile } from './files.ts'
import { type CatalogueSource, configDirs } from './load.ts'
import { readLogo } from './logo.ts'

/** One text for everybody, or one for each language with English among them. */
const text = z.union([z.string().min(1).max(300), z.object({ en: z.string().min(1).max(300) }).catchall(z.string().min(1).max(300))])
export type SiteText = z.infer<typeof text>

const secure = z.url({ protocol: /^https$/, error: 'an https address' })
/** Into the product or out of it. */
const target = z.string().refine((value) => /^\/(?!\/)/.test(value) || secure.safeParse(value).success, 'a path of the product or an https address')
const seconds = z.int().min(0)
const window = { start_time: seconds, end_time: seconds }
const inOrder = ({ start_time, end_time }: { start_time: number; end_time: number }) => start_time < end_time
const logoName = z.string().nullable().default(null)

const linksSchema = z.strictObject({
  links: z.partialRecord(z.enum(siteLinks), secure),
  audits: z.array(z.strictObject({ name: z.string().min(1), url: secure, logo: z.string() })).max(2),
})
const bannersSchema = z.array(
  z
    .strictObject({
      img: logoName,
      maintitle: text,
      subtitle: text,
      link: target,
      cover_label: text.nullable().default(null),
      rewardTags: z.array(text).default([]),
      userNumValue: z.string().default(''),
      ...window,
    })
    .refine(inOrder, 'end_time comes after start_time'),
)
const popupsSchema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[\w-]{1,64}$/),
      /** null = the product's own pages. */
      channelId: z.int().nullable().default(null),
      title: text,
      text,
      img: logoName,
      preset: z.strictObject({ from: z.int().nullable().default(null), to: z.int().nullable().default(null), token: z.string().nullable().default(null) }),
      ...window,
    })
    .refine(inOrder, 'end_time comes after start_time'),
)

/** Links, audits, banners and popups that an operator shows around the bridge. */
export interface Around extends z.infer<typeof linksSchema> {
  readonly banners: z.infer<typeof bannersSchema>
  readonly popups: z.infer<typeof popupsSchema>
}

/** Pictures are read at start, so that a missing one stops the start and not a page. @throws AppError `config_missing`, `config_invalid`. */
export function loadAround(source: CatalogueSource): Around {
  const dirs = configDirs(source)
  const picture = (name: string | null) => name && readLogo(dirs, name)
  const { links, audits } = readConfigFile(dirs, 'links.json', linksSchema)
  return {
    links,
    audits: audits.map((audit) => ({ ...audit, logo: readLogo(dirs, audit.logo) })),
    banners: readConfigFile(dirs, 'banners.json', bannersSchema).map((row) => ({ ...row, img: picture(row.img) })),
    popups: readConfigFile(dirs, 'popups.json', popupsSchema).map((row) => ({ ...row, img: picture(row.img) })),
  }
}

export const textIn = (value: SiteText, language: string): string => (typeof value === 'string' ? value : (value[language] ?? value.en))
