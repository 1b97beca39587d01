import type { ChannelLook } from '#core/wire/config.ts'
import type { AnnouncementRow, SiteData } from '#core/wire/site.ts'

/** Within the product: a path. Everything else leads to another site. */
const staysHere = ({ link }: Pick<AnnouncementRow, 'link'>): boolean => link.startsWith('/')

export const eventsWithoutLinks = (rows: readonly AnnouncementRow[]): AnnouncementRow[] => rows.filter(staysHere)

/** What surrounds the bridge where nothing may lead out of it. */
export const siteWithoutLinks = (site: SiteData): SiteData => ({
  ...site,
  links: {},
  audits: [],
  banners: eventsWithoutLinks(site.banners),
})

/** A partner's pages keep its name and colours. */
export const lookWithoutLinks = (look: ChannelLook): ChannelLook => ({ ...look, links: { about: null, support: null } })
