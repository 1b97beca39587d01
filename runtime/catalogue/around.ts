import { z } from 'zod'
import { siteLinks } from '#core/wire/site.ts'
import { readConfigFile } from './files.ts'
import { type CatalogueSource, configDirs } from './load.ts'
import { readLogo } from './logo.ts'
import { ownWords } from './ownText.ts'

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
      maintitle: ownWords,
      subtitle: ownWords,
      link: target,
      cover_label: ownWords.nullable().default(null),
      rewardTags: z.array(ownWords).default([]),
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
      title: ownWords,
      text: ownWords,
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
