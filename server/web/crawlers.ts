import { screens } from '#core/screens/table.ts'

/** Paths of static screens; the others need an id or are intermediate steps. */
const listed: readonly string[] = screens.filter((screen) => screen.listed).map(({ path }) => path)

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Allows every page; API responses are no pages. */
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).toString()}`, ''].join('\n')

/** Pages that search engines may list, under the app's public URL. */
export function sitemapXml(publicUrl: string): string {
  const rows = listed.map((path) => `<url><loc>${xml(new URL(path, publicUrl).toString())}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`
}
