import { describe, expect, it } from 'vitest'
import { wantedLanguage } from '#src/i18n/choice.ts'
import { languagesFor, telegramLaunch, visitorOf } from './inTelegram.ts'

function session() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const refuse = () => {
  throw new Error('blocked')
}
type Opened = Parameters<typeof telegramLaunch>[0]
/** A page inside a frame. */
const at = (hash: string) => ({ location: { hash }, parent: {} }) as Opened
/** A top-level page. */
function alone(hash: string, more: object = {}) {
  const page = { location: { hash }, external: {}, ...more }
  return Object.assign(page, { parent: page }) as unknown as Opened
}

describe('a visit', () => {
  it.each([
    ['#tgWebAppData=user%3D1&tgWebAppVersion=8.0&tgWebAppPlatform=ios', true],
    ['#tgWebAppVersion=6.0', true],
    ['', false],
    ['#section', false],
    ['#not-tgWebAppVersion=6.0', false],
  ])('to %s begins in Telegram: %s', (hash, expected) =>
    expect(telegramLaunch(at(hash), session())).toBe(expected ? hash : null),
  )

  it('is known after a reload without the parameters, in the same tab alone', () => {
    const tab = session()
    telegramLaunch(at('#tgWebAppVersion=8.0'), tab)
    expect(telegramLaunch(at(''), tab)).toBe('#tgWebAppVersion=8.0')
    expect(telegramLaunch(at('#tgWebAppVersion=9.0'), tab)).toBe('#tgWebAppVersion=9.0')
    expect(telegramLaunch(at(''), session())).toBeNull()
  })

  it('does without a storage, and with one that refuses', () => {
    expect(telegramLaunch(at('#tgWebAppVersion=8.0'), { getItem: refuse, setItem: refuse })).toBe(
      '#tgWebAppVersion=8.0',
    )
    expect(telegramLaunch(at(''), { getItem: refuse, setItem: refuse })).toBeNull()
    expect(telegramLaunch(at(''), null)).toBeNull()
  })
})

const launch = (user: unknown) =>
  `#${new URLSearchParams({ tgWebAppData: new URLSearchParams({ user: JSON.stringify(user), hash: 'x' }).toString(), tgWebAppVersion: '8.0' }).toString()}`

describe('a launch in the address of a page', () => {
  const hash = '#tgWebAppVersion=8.0&tgWebAppPlatform=ios'
  it.each([
    ['that nothing stands around', {}, null],
    ['in the app of Telegram', { TelegramWebviewProxy: {} }, hash],
    ['in one of Windows', { external: { notify: () => {} } }, hash],
  ])('%s', (_, more, expected) => {
    const kept = new Map<string, string>()
    const tab = { getItem: () => hash, setItem: (key: string, value: string) => void kept.set(key, value) }
    expect(telegramLaunch(alone(hash, more), tab)).toBe(expected)
    expect(telegramLaunch(alone('', more), tab)).toBe(expected)
    expect([...kept.values()]).toEqual(expected === null ? [] : [hash])
  })
})

describe('the person of a launch', () => {
  it.each([
    [
      { id: 42, language_code: 'ru' },
      { id: '42', language: 'ru' },
    ],
    [{ id: 42 }, { id: '42', language: null }],
    [
      { id: 42, language_code: 7 },
      { id: '42', language: null },
    ],
    [{ id: '../42' }, null],
    [null, null],
  ])('%o is %o', (user, expected) => expect(visitorOf(launch(user))).toEqual(expected))
  it('is nobody where the launch names nobody', () =>
    expect([visitorOf('#tgWebAppVersion=8.0'), visitorOf('#tgWebAppData=user%3D%7B')]).toEqual([null, null]))
})

describe('in a Spanish browser', () => {
  const keeping = (text: string) => ({
    getItem: (key: string) => (key === 'causeway.preferences' ? text : null),
    setItem: refuse,
  })
  it.each([
    ['', '', { id: 42, language_code: 'uk' }, 'uk'],
    ['', '', { id: 42, language_code: 'pt-br' }, 'pt'],
    ['', '', { id: 42, language_code: 'sv' }, 'es'],
    ['', '', { id: 42 }, 'es'],
    ['', '', { language_code: 'uk' }, 'es'],
    ['', '{"colours":"telegram","language":"vi"}', { id: 42, language_code: 'uk' }, 'vi'],
    ['', '{"colours":"dark","language":null}', { id: 42, language_code: 'uk' }, 'uk'],
    ['lang=tr', '', { id: 42, language_code: 'uk' }, 'tr'],
  ])('with cookies “%s”, who chose “%s” and is for Telegram %o is spoken to in %s', (cookies, kept, user, language) =>
    expect(wantedLanguage(cookies, languagesFor(visitorOf(launch(user)), keeping(kept), ['es-419', 'en']))).toBe(
      language,
    ),
  )

  it('a storage that refuses costs nothing else, and outside of Telegram none is asked', () => {
    expect(languagesFor({ id: '42', language: 'uk' }, { getItem: refuse, setItem: refuse }, ['es'])).toEqual([
      '',
      'uk',
      'es',
    ])
    expect(languagesFor(null, { getItem: refuse, setItem: refuse }, ['es'])).toEqual(['es'])
  })
})
