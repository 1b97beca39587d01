import { z } from 'zod'
import { siteLinks } from '#core/wire/site.ts'
import { type Announcement, announcementsSchema, inOrder, logoName, secure, target, window } from './announcements.ts'
import { type CatalogueSource, configDirs, readConfigFile } from './files.ts'
import { readLogo } from './logo.ts'
import { ownWords } from './ownText.ts'

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

/** Links, audits, banners and popups that an operator shows around the bridge, and the events of the points page. */
export interface Around extends z.infer<typeof linksSchema> {
  readonly banners: readonly Announcement[]
  readonly events: readonly Announcement[]
  readonly popups: z.infer<typeof popupsSchema>
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
  }
}
