import { expect, it } from 'vitest'
import { linkTarget, appLinkTarget } from './links.ts'

it.each([
  ['https://t.me/causeway_local_bot?startapp=invite', { kind: 'open', path: '/', startParam: 'invite' }],
  ['https://t.me/causeway_local_bot/app?startapp=ref_abc', { kind: 'open', path: '/', startParam: 'ref_abc' }],
  ['https://t.me/causeway_local_bot?startapp=', { kind: 'open', path: '/', startParam: null }],
  ['https://t.me/causeway_local_bot/app', { kind: 'open', path: '/', startParam: null }],
  ['tg://resolve?domain=Causeway_local_bot&startapp=points', { kind: 'open', path: '/', startParam: 'points' }],
  ['https://t.me/causeway_local_bot?start=points', { kind: 'say', text: '/start points' }],
  ['https://t.me/causeway_local_bot', { kind: 'say', text: '/start' }],
  ['https://t.me/share/url?url=https%3A%2F%2Fa.example&text=Look', { kind: 'share', text: 'Look\nhttps://a.example' }],
  ['https://t.me/causeway_local_news', { kind: 'channel' }],
  ['https://t.me/another_bot?startapp=x', { kind: 'web', url: 'https://t.me/another_bot?startapp=x' }],
  ['https://example.org/?startapp=x', { kind: 'web', url: 'https://example.org/?startapp=x' }],
  ['nonsense', { kind: 'web', url: 'nonsense' }],
])('%s', (href, way) => expect(linkTarget(href)).toEqual(way))

it('opens addresses of the app’s own origin in the frame, and no others', () => {
  const origin = 'http://127.0.0.1:8787'
  expect(appLinkTarget(`${origin}/order/1?a=b`, origin)).toEqual({
    kind: 'open',
    path: '/order/1?a=b',
    startParam: null,
  })
  expect(appLinkTarget('https://elsewhere.example/x', origin)).toEqual({
    kind: 'web',
    url: 'https://elsewhere.example/x',
  })
})
