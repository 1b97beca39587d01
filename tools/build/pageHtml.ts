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
export function pageHtml(
  template: string,
  { language, title, description, body }: Omit<Prerendered, 'partner'>,
  head = '',
): string {
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

/**
 * Puts the styles of the first load into the page, so that its first paint waits for no second request, and only names
 * the whole sheet: `lazyScreen` loads it. The policy names the text by hash where inline styles need one.
 */
export function withFirstStyles(html: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error('the style sheet would end its own element')
  return put(html, /<link rel="(?=stylesheet")/, `<style>${css}</style><link rel="later-`)
}
