import { expect, it } from 'vitest'
import { headTags, type PageHead, withHead } from './head.ts'

const head: PageHead = {
  language: 'ru',
  direction: 'ltr',
  locale: 'ru_RU',
  site: 'Causeway',
  title: 'История · Causeway',
  description: 'Transfers "of" a <wallet> & more',
  canonical: 'https://bridge.example.org/history',
  card: { url: 'https://bridge.example.org/card.png', width: 1200, height: 630, alt: 'Two shores' },
  listed: true,
}
const html = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="An older sentence." />
    <meta property="og:title" content="Older" />
    <title>Causeway</title>
    <script>1</script>
  </head>
  <body><h1>description</h1></body>
</html>`

it('replaces the page’s metadata and nothing else', () => {
  const page = withHead(html, head)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page).toContain('<title>История · Causeway</title>')
  expect(page).toContain('<html lang="ru" data-theme="dark">')
  expect(page).not.toContain('Older')
  expect(page).not.toContain('An older sentence.')
  expect(page).toContain('<script>1</script>')
  expect(page).toContain('<meta charset="utf-8" />')
  expect(page).toContain('<body><h1>description</h1></body>')
})

it('escapes text in attributes', () => {
  expect(headTags(head)).toContain(
    '<meta name="description" content="Transfers &quot;of&quot; a &lt;wallet&gt; &amp; more" />',
  )
})

it('sets the direction for right-to-left languages, and resets it', () => {
  const turned = withHead(html, { ...head, language: 'fa', direction: 'rtl' })
  expect(turned).toContain('<html lang="fa" dir="rtl" data-theme="dark">')
  expect(withHead(turned, { ...head, language: 'fa', direction: 'rtl' })).toBe(turned)
  expect(withHead(turned, head)).toContain('<html lang="ru" data-theme="dark">')
})

it('is idempotent', () => {
  expect(withHead(withHead(html, head), head)).toBe(withHead(html, head))
})

it('uses an absolute card URL and excludes unlisted pages from search engines', () => {
  expect(headTags(head)).toContain('<meta property="og:image" content="https://bridge.example.org/card.png" />')
  expect(headTags(head)).not.toContain('noindex')
  const order = headTags({ ...head, canonical: null, listed: false })
  expect(order).toContain('<meta name="robots" content="noindex" />')
  expect(order).not.toContain('canonical')
  expect(order).not.toContain('og:url')
})
