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
  ])('to %s starts in Telegram: %s', (hash, expected) =>
    expect(telegramLaunch(at(hash), session())).toBe(expected ? hash : null),
  )

  it('is recognized after a reload without the parameters, only in the same tab', () => {
    const tab = session()
    telegramLaunch(at('#tgWebAppVersion=8.0'), tab)
    expect(telegramLaunch(at(''), tab)).toBe('#tgWebAppVersion=8.0')
    expect(telegramLaunch(at('#tgWebAppVersion=9.0'), tab)).toBe('#tgWebAppVersion=9.0')
    expect(telegramLaunch(at(''), session())).toBeNull()
  })

  it('works without a storage, and with one that fails', () => {
    expect(telegramLaunch(at('#tgWebAppVersion=8.0'), { getItem: refuse, setItem: refuse })).toBe(
      '#tgWebAppVersion=8.0',
    )
    expect(telegramLaunch(at(''), { getItem: refuse, setItem: refuse })).toBeNull()
    expect(telegramLaunch(at(''), null)).toBeNull()
  })
})

const launch = (user: unknown) =>
  `#${new URLSearchParams({ tgWebAppData: new URLSearchParams({ user: JSON.stringify(user), hash: 'x' }).toString(), tgWebAppVersion: '8.0' }).toString()}`

describe('init data in the URL of a page', () => {
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

describe('the user of the init data', () => {
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
  it('is none if the launch names none', () =>
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
  ])('with cookies “%s”, preference “%s” and Telegram’s user %o uses %s', (cookies, kept, user, language) =>
    expect(wantedLanguage(cookies, languagesFor(visitorOf(launch(user)), keeping(kept), ['es-419', 'en']))).toBe(
      language,
    ),
  )

  it('a storage that fails has no other effect, and none is read outside Telegram', () => {
    expect(languagesFor({ id: '42', language: 'uk' }, { getItem: refuse, setItem: refuse }, ['es'])).toEqual([
      '',
      'uk',
      'es',
    ])
    expect(languagesFor(null, { getItem: refuse, setItem: refuse }, ['es'])).toEqual(['es'])
  })
})
