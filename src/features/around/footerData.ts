import { FOOTER_LINKS, type FooterData } from '#core/site/footerLinks.ts'

/** The footer's links that the server put into the page; null where files come without it. */
export function readFooterData(page: Pick<Document, 'getElementById'>): FooterData | null {
  const text = page.getElementById(FOOTER_LINKS)?.textContent
  return text ? (JSON.parse(text) as FooterData) : null
}
