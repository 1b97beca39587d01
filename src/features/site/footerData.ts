import { FOOTER_LINKS, type FooterData } from '#core/site/footerLinks.ts'

/** Footer links that the server embedded in the page; null on a static host. */
export function readFooterData(page: Pick<Document, 'getElementById'>): FooterData | null {
  const text = page.getElementById(FOOTER_LINKS)?.textContent
  return text ? (JSON.parse(text) as FooterData) : null
}
