/** One link as the server embeds it in the page. */
export interface FooterLink {
  readonly id: string
  readonly href: string
  readonly text: string
}

/** Id of the element in the page's head with the data for the first paint. */
export const FOOTER_LINKS = 'footer-links'
export interface FooterData {
  /** Language of the texts. */
  readonly language: string
  readonly links: readonly FooterLink[]
}
