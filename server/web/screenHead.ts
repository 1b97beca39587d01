import type { Screen } from '#core/screens/match.ts'
import type { PageHead } from './head.ts'
import type { PageTexts } from './pageTexts.ts'

const SITE = 'Causeway'
const CARD = { path: '/card.png', width: 1200, height: 630 }

/** Metadata of a screen, or of the not-found page. Null for a language without texts. */
export function screenHead(
  screen: Screen | null,
  language: string,
  texts: PageTexts,
  publicUrl: string,
  partner: string | null,
): PageHead | null {
  const pack = texts[language]
  if (!pack) return null
  const name = screen?.name ?? 'not-found'
  const text = (part: string): string => pack.messages[`screen-${name}-${part}`] ?? ''
  const absolute = (path: string): string => new URL(path, publicUrl).toString()
  const site = partner ?? SITE
  // A partner's page is no duplicate of ours, so it has no canonical URL.
  const one = partner === null && screen !== null && !screen.path.includes(':')
  return {
    language: pack.tag,
    direction: pack.direction,
    locale: pack.locale,
    site,
    title: `${text('title')} · ${site}`,
    description: text('description'),
    canonical: one ? absolute(screen.path) : null,
    // Our image shows our name.
    card:
      partner === null
        ? {
            url: absolute(CARD.path),
            width: CARD.width,
            height: CARD.height,
            alt: `${SITE}. ${pack.messages['screen-bridge-description'] ?? ''}`.trim(),
          }
        : null,
    listed: screen?.listed ?? false,
  }
}
