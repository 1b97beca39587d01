import type { SiteLink } from '../wire/site.ts'

/** Links of the footer in their order (spec §2): the operator's pages, then its social ones. */
export const footerPages = ['docs', 'api', 'brand_kit', 'audit', 'ecosystem'] as const satisfies readonly SiteLink[]
export const footerSocial = [
  'twitter',
  'discord',
  'telegram',
  'youtube',
  'github',
] as const satisfies readonly SiteLink[]

/** One link as the server puts it into the page. */
export interface FooterLink {
  readonly id: string
  readonly href: string
  readonly text: string
}

/** What the page carries for the app's first picture: an element of this id in its head. */
export const FOOTER_LINKS = 'footer-links'
export interface FooterData {
  /** Of the texts. */
  readonly language: string
  readonly links: readonly FooterLink[]
}
