import { expect, it } from 'vitest'
import { pageHtml, withFirstStyles } from './prerender.ts'

const template =
  '<html lang="en" data-theme="dark"><head><meta name="description" content="Old" /><title>Old</title></head><body><div id="root"></div></body></html>'
const page = { language: 'ru', title: 'Мост & берег', description: 'Из "a" в <b>', body: '<p>$& $1</p>' } as const

it('inserts language, title, description and content verbatim', () => {
  expect(pageHtml(template, page, '<link rel="x" />')).toBe(
    '<html lang="ru" data-theme="dark"><head><link rel="expect" href="#amount" blocking="render" /><meta name="description" content="Из &quot;a&quot; в &lt;b&gt;" /><title>Мост &amp; берег</title><link rel="x" /></head><body><div id="root"><p>$& $1</p></div></body></html>',
  )
})

it('sets the direction for right-to-left languages', () => {
  expect(pageHtml(template, { ...page, language: 'fa' })).toContain('<html lang="fa" dir="rtl" data-theme="dark">')
})

it.each([/<div id="root"><\/div>/, /<title>[^<]*<\/title>/, / lang="en"/])('refuses a template without %s', (place) => {
  expect(() => pageHtml(template.replace(place, ''), page)).toThrow('index.html has nothing like')
})

const linked = '<head><link rel="icon" href="/a.svg" /><link rel="stylesheet" crossorigin href="/assets/a.css"></head>'

it('puts the first styles before the link of the whole sheet, word for word, and takes effect off the link', () => {
  expect(withFirstStyles(linked, 'a:before{content:"$&"}')).toBe(
    '<head><link rel="icon" href="/a.svg" /><style>a:before{content:"$&"}</style><link rel="later-stylesheet" crossorigin href="/assets/a.css"></head>',
  )
})

it.each([
  ['a page without a style sheet', '<head></head>', 'a{}', 'index.html has nothing like'],
  ['styles that would end early', linked, 'a{content:"</style>"}', 'the style sheet would end its own element'],
])('refuses %s', (_, html, css, reason) => {
  expect(() => withFirstStyles(html, css)).toThrow(reason)
})
