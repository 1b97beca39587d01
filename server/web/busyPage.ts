import { escaped } from './head.ts'
import { pageLanguage } from './language.ts'
import type { PageTexts } from './pageTexts.ts'

const pageOf = ({ tag, direction, messages }: PageTexts[string]): string => {
  const text = (name: string): string => escaped(messages[name] ?? '')
  return `<!doctype html>
<html lang="${escaped(tag)}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="3">
<title>${text('busy-title')}</title>
<h1>${text('busy-heading')}</h1>
<p>${text('busy-text')}</p>
<p><a href="">${text('busy-retry')}</a></p>
</html>
`
}

/**
 * Creates the pages that replace those refused by load shedding: they need no file and retry by themselves. Returns the
 * one for a visitor's cookies and Accept-Language. They are rendered once, because a busy server has no time for that.
 */
export function createBusyPages(texts: PageTexts): (cookies: string, acceptLanguage: string) => string {
  const pages = new Map(Object.entries(texts).map(([language, pack]) => [language, pageOf(pack)]))
  const languages = [...pages.keys()]
  return (cookies, acceptLanguage) => pages.get(pageLanguage(languages, cookies, acceptLanguage)) ?? ''
}
