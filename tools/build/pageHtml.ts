import { directionOf, tagOf } from '#src/i18n/languages.ts'
import type { Prerendered } from '#src/prerender.tsx'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Replaces one place of the template, which must exist: a page that silently lacks its content would look like a
 * working one.
 */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has nothing like ${String(place)}`)
  return html.replace(place, () => text)
}

/** The built template with the page's content before any script has run. `head`: additional head content. */
export function pageHtml(template: string, { language, title, description, body }: Prerendered, head = ''): string {
  const edits: readonly [RegExp, string][] = [
    [
      /<html lang="[^"]*"/,
      `<html lang="${escape(tagOf(language))}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`,
    ],
    [/<title>[^<]*<\/title>/, `<title>${escape(title)}</title>`],
    [/<meta name="description" content="[^"]*" \/>/, `<meta name="description" content="${escape(description)}" />`],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>`],
    [/<\/head>/, `${head}</head>`],
  ]
  return edits.reduce((html, [place, text]) => put(html, place, text), template)
}
