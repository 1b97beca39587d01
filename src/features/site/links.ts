import { footerPages, footerSocial } from '#core/screens/footerLinks.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import type { SiteData, SiteLink } from '#core/wire/site.ts'
import type { PlainKey } from '#src/i18n/t.ts'

export interface ShownLink {
  readonly id: SiteLink
  readonly text: PlainKey
  readonly href: string
}

const texts: Readonly<Record<SiteLink, PlainKey>> = {
  docs: 'around-link-docs',
  api: 'around-link-api',
  brand_kit: 'around-link-brand_kit',
  audit: 'around-link-audit',
  ecosystem: 'around-link-ecosystem',
  support: 'around-link-support',
  about: 'around-link-about',
  twitter: 'around-link-twitter',
  discord: 'around-link-discord',
  telegram: 'around-link-telegram',
  youtube: 'around-link-youtube',
  github: 'around-link-github',
}

/** Shorter labels for some links (spec §2). */
const shorter: Partial<Record<keyof typeof places, Partial<Record<SiteLink, PlainKey>>>> = {
  more: { docs: 'around-link-doc' },
}

/** Placement of each kind of link, in the order of spec §2. */
export const places = {
  footer: footerPages,
  footerSocial,
  more: ['twitter', 'discord', 'telegram', 'github', 'docs'],
  menu: ['support', 'about'],
} as const satisfies Record<string, readonly SiteLink[]>

/** Links of one placement for which the operator has configured a URL. */
export const linksOf = (site: SiteData | null, place: keyof typeof places): readonly ShownLink[] =>
  places[place].flatMap((id) => {
    const href = site?.links[id]
    return href ? [{ id, text: shorter[place]?.[id] ?? texts[id], href }] : []
  })

/** Support page of the partner whose pages these are, else of the operator; null without one. A partner's users are not sent to the operator. */
export const supportOf = (partner: Pick<ChannelLook, 'links'> | null, site: SiteData | null): string | null =>
  (partner ? partner.links.support : site?.links['support']) ?? null

/** Returns the links of the "More" panel: its own, and on narrow windows the footer's too, which do not fit there. */
export function linksBehindMore(site: SiteData | null, wide: boolean): readonly ShownLink[] {
  const own = [...linksOf(site, 'more'), ...linksOf(site, 'menu')]
  if (wide) return own
  const footer = [...linksOf(site, 'footer'), ...linksOf(site, 'footerSocial')]
  // Audits are listed separately, with logos and names.
  const named = (id: SiteLink) =>
    own.some((link) => link.id === id) || (id === 'audit' && site !== null && site.audits.length > 0)
  return [...own, ...footer.filter(({ id }) => !named(id))]
}
