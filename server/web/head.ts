/** Metadata of a page. Texts are plain, URLs absolute. */
export interface PageHead {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** The language in `og:locale` format. */
  readonly locale: string
  readonly site: string
  readonly title: string
  readonly description: string
  /** Null for pages of a single item (an order) and for missing pages. */
  readonly canonical: string | null
  /** Null if the site has no image of its own. */
  readonly card: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string } | null
  readonly listed: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes text for HTML content and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

const cardProperties = ({ url, width, height, alt }: NonNullable<PageHead['card']>): (readonly [string, string])[] => [
  ['og:image', url],
  ['og:image:width', String(width)],
  ['og:image:height', String(height)],
  ['og:image:alt', alt],
]

/** Formats the head's tags. */
export function headTags(head: PageHead): string {
  const named: readonly (readonly [name: string, content: string | null])[] = [
    ['description', head.description],
    ['robots', head.listed ? null : 'noindex'],
    ['twitter:card', head.card ? 'summary_large_image' : 'summary'],
  ]
  const properties: readonly (readonly [property: string, content: string | null])[] = [
    ['og:type', 'website'],
    ['og:site_name', head.site],
    ['og:locale', head.locale],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ...(head.card ? cardProperties(head.card) : []),
  ]
  const tags = (attribute: string, rows: typeof named): string[] =>
    rows.flatMap(([key, content]) =>
      content === null ? [] : [`<meta ${attribute}="${key}" content="${escaped(content)}" />`],
    )
  return [
    `<title>${escaped(head.title)}</title>`,
    ...tags('name', named),
    ...tags('property', properties),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escaped(head.canonical)}" />`]),
  ].join('')
}

/** Tags of a built page that the generated ones replace. */
const replaced =
  /\s*(?:<title>[^<]*<\/title>|<meta\s+(?:name="(?:description|robots|twitter:card)"|property="og:[^"]*")[^>]*>|<link\s+rel="canonical"[^>]*>)/gi

/** Replaces the head's tags. The rest of the page is unchanged, so that its CSP hashes still match. */
export function withHead(html: string, head: PageHead): string {
  const end = html.search(/<\/head>/i)
  if (end < 0) return html
  // Set in the HTML, so that the direction is right at first paint, before the script runs.
  const direction = head.direction === 'rtl' ? ' dir="rtl"' : ''
  const before = html
    .slice(0, end)
    .replace(replaced, '')
    .replace(/<html\b([^>]*?)\slang="[^"]*"(?:\sdir="[^"]*")?/i, `<html$1 lang="${escaped(head.language)}"${direction}`)
  return `${before.trimEnd()}\n    ${headTags(head)}\n  ${html.slice(end)}`
}
