import { expect, it } from 'vitest'
import { readStart } from '#core/screens/startPayload.ts'
import { createLinks } from './links.ts'

const links = (appName: string | null) =>
  createLinks({ publicUrl: 'https://app.example/', username: 'causeway_bot', appName })
const order = '1111111111111111111112'

it('links open the app by its name, or the bot’s main app', () => {
  expect(links('bridge').open({ kind: 'order', id: order })).toBe(
    `https://t.me/causeway_bot/bridge?startapp=order_${order}`,
  )
  expect(links(null).invite('abc')).toBe('https://t.me/causeway_bot?startapp=ref_abc')
  expect(links(null).start('points')).toBe('https://t.me/causeway_bot?start=points')
})

it('links carry payloads that the app can read', () => {
  const wishes = { from: '1', to: '42161', token: 'ETH', amount: '0.1' }
  expect(readStart(new URL(links(null).open({ kind: 'bridge', wishes })).searchParams.get('startapp') ?? '')).toEqual({
    kind: 'bridge',
    wishes,
  })
})

it.each([
  [{ kind: 'order', id: order }, `/order/${order}`],
  [{ kind: 'bridge', wishes: {} }, '/'],
  [{ kind: 'bridge', wishes: { ref: 'a b' } }, '/?ref=a+b'],
  [{ kind: 'pay', request: {} }, '/pay'],
  [{ kind: 'pay', request: { to: '1', amount: '2' } }, '/pay?to=1&amount=2'],
  [{ kind: 'place', place: 'points' }, '/points'],
  [{ kind: 'place', place: 'invite' }, '/invitepage'],
  [{ kind: 'place', place: 'status' }, '/status'],
  [{ kind: 'place', place: 'checkin' }, '/points?open=checkin'],
  [{ kind: 'place', place: 'wallets' }, '/history?open=wallets'],
] as const)('%o has a link to the app', (payload, path) =>
  expect(links(null).app(payload)).toBe(`https://app.example${path}`),
)

it('share links pass a URL and a text to Telegram’s share dialog', () => {
  const shared = new URL(links(null).share('https://t.me/x?startapp=a', 'Come & see'))
  expect([shared.pathname, shared.searchParams.get('url'), shared.searchParams.get('text')]).toEqual([
    '/share/url',
    'https://t.me/x?startapp=a',
    'Come & see',
  ])
})
