import { FOOTER_LINKS, type FooterData, type FooterLink, footerPages, footerSocial } from '#core/screens/footerLinks.ts'
import { escaped } from './head.ts'
import type { PageTexts } from './pageTexts.ts'

/** Returns the operator's links for the footer in one language; none without texts for it. */
export const footerLinks = (
  links: Readonly<Record<string, string | undefined>>,
  texts: PageTexts | null,
  language: string,
): readonly FooterLink[] =>
  [...footerPages, ...footerSocial].flatMap((id) => {
    const [href, text] = [links[id], texts?.[language]?.messages[`around-link-${id}`]]
    return href !== undefined && text !== undefined ? [{ id, href, text }] : []
  })

const place = new RegExp(`(<div[^>]*\\sid="${FOOTER_LINKS}-list"[^>]*>)(</div>)`)

/**
 * Adds the footer's links to a page, as data and as markup if prerendered, to avoid a layout shift. The markup must
 * match `src/app/Footer.tsx`, which hydrates it.
 */
export function withFooterLinks(html: string, language: string, links: readonly FooterLink[]): string {
  const data: FooterData = { language, links }
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const anchors = links.map(
    ({ href, text: name }) =>
      `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${escaped(name)}</a>`,
  )
  return html
    .replace('</head>', () => `<script type="application/json" id="${FOOTER_LINKS}">${text}</script></head>`)
    .replace(place, (_, open: string, close: string) => open + anchors.join('') + close)
}
