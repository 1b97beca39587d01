import type { ChannelLook } from '#core/wire/config.ts'
import type { AnnouncementRow, SiteData } from '#core/wire/site.ts'

/** Only a path stays within the product; anything else links to another site. */
const staysHere = ({ link }: Pick<AnnouncementRow, 'link'>): boolean => link.startsWith('/')

export const eventsWithoutLinks = (rows: readonly AnnouncementRow[]): AnnouncementRow[] => rows.filter(staysHere)

/** The site configuration for surfaces without external links. */
export const siteWithoutLinks = (site: SiteData): SiteData => ({
  ...site,
  links: {},
  audits: [],
  banners: eventsWithoutLinks(site.banners),
})

/** A partner's pages keep its name and colors. */
export const lookWithoutLinks = (look: ChannelLook): ChannelLook => ({ ...look, links: { about: null, support: null } })
