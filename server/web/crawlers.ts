import { screens } from '#core/screens/table.ts'

/** Paths of one screen each; the others name one of many, or are a step on the way. */
const listed: readonly string[] = screens.filter((screen) => screen.listed).map(({ path }) => path)

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Every page may be read; answers of the API are no pages. */
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).toString()}`, ''].join('\n')

/** The pages that search engines may list, under the address by which people reach the app. */
export function sitemapXml(publicUrl: string): string {
  const rows = listed.map((path) => `<url><loc>${xml(new URL(path, publicUrl).toString())}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`
}
