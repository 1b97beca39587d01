import { describe, expect, it } from 'vitest'
import {
  codeFor,
  createDiscordAuth,
  isAuthReturn,
  otherWallet,
  withoutAuthReturn,
  type AuthReturn,
  type DiscordAuthState,
  discordNote,
} from './discordAuth.ts'

const AUTHORIZE = 'https://discord.com/oauth2/authorize?client_id=2&response_type=code&scope=guilds.members.read'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
function begun(storage = memoryStorage()) {
  let n = 0
  const make = () => createDiscordAuth({ storage, random: () => `secret-${++n}` })
  const auth = make()
  return { auth, url: new URL(auth.getState().begin(AUTHORIZE, '0xa', 30)), reload: make }
}
const back = (query: string) => new URLSearchParams(query)

describe('redirecting to Discord', () => {
  it('adds its own state to what the server gave', () => {
    const { url } = begun()
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '2',
      response_type: 'code',
      scope: 'guilds.members.read',
      state: 'secret-1',
    })
    expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize')
  })

  it.each([
    null,
    {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full')
      },
    },
  ])('is not begun where nothing can be kept', (storage) => {
    const auth = createDiscordAuth({ storage, random: () => 'one' })
    expect(() => auth.getState().begin(AUTHORIZE, '0xa', 30)).toThrowError(
      expect.objectContaining({ reason: 'storage_blocked' }),
    )
  })
})

describe('the callback from Discord', () => {
  it('with the same state is a code for the wallet and task that started it, also after a reload', () => {
    const { reload } = begun()
    const auth = reload()
    auth.getState().take(back('code=abc&state=secret-1'))
    for (const state of [auth.getState(), reload().getState()]) {
      expect([
        codeFor(state, '0xa', 30),
        codeFor(state, '0xb', 30),
        codeFor(state, '0xa', 31),
        codeFor(state, null, 30),
      ]).toEqual(['abc', null, null, null])
      expect([otherWallet(state, '0xa'), otherWallet(state, '0xb'), otherWallet(state, null)]).toEqual([
        null,
        '0xa',
        '0xa',
      ])
    }
    expect(auth.getState().returned).toBe('code')
  })

  it.each(['code=abc&state=another', 'code=abc&state=', 'error=access_denied&state=another'])(
    'with %s is refused',
    (query) => {
      const { auth } = begun()
      auth.getState().take(back(query))
      expect([auth.getState().returned, codeFor(auth.getState(), '0xa', 30)]).toEqual(['mismatch', null])
    },
  )

  it('is refused if it was not requested', () => {
    const auth = createDiscordAuth({ storage: memoryStorage(), random: () => 'one' })
    auth.getState().take(back('code=abc&state=one'))
    expect([auth.getState().returned, auth.getState().asked]).toEqual(['mismatch', null])
  })

  it.each([
    ['access_denied', 'declined'],
    ['server_error', 'failed'],
  ])('with the error %s is %s', (error, returned) => {
    const { auth } = begun()
    const answer = back(`error=${error}&error_description=x&state=secret-1`)
    auth.getState().take(answer)
    auth.getState().take(answer)
    expect([
      auth.getState().returned,
      codeFor(auth.getState(), '0xa', 30),
      otherWallet(auth.getState(), '0xb'),
    ]).toEqual([returned, null, null])
  })

  it('is accepted once: a state is valid for one code', () => {
    const { auth } = begun()
    auth.getState().take(back('code=abc&state=secret-1'))
    auth.getState().take(back('code=another&state=secret-1'))
    expect(codeFor(auth.getState(), '0xa', 30)).toBe('abc')
  })

  it('is gone once it is used; a new request has a new state', () => {
    const { auth, reload } = begun()
    auth.getState().take(back('code=abc&state=secret-1'))
    auth.getState().drop()
    expect([codeFor(auth.getState(), '0xa', 30), codeFor(reload().getState(), '0xa', 30)]).toEqual([null, null])
    expect(auth.getState().begin(AUTHORIZE, '0xa', 30)).toContain('state=secret-2')
  })

  it('leaves no trace in the URL', () => {
    expect(isAuthReturn(back('code=abc&state=one'))).toBe(true)
    expect([back(''), back('code=abc'), back('state=one')].map(isAuthReturn)).toEqual([false, false, false])
    expect(withoutAuthReturn(back('lang=ru&code=abc&state=one&error=x&error_description=y')).toString()).toBe('lang=ru')
  })

  it.each(['{', 'null', '{"state":1}', '{"state":"s","wallet":"0xa"}', '7'])(
    'is ignored if the storage has %s',
    (text) => {
      expect(
        createDiscordAuth({ storage: { ...memoryStorage(), getItem: () => text }, random: () => 'one' }).getState()
          .asked,
      ).toBeNull()
    },
  )
})

const nothing = () => undefined
const auth = (returned: AuthReturn | null, answer: { code: string } | { error: string } | null): DiscordAuthState => ({
  asked: { state: 's', wallet: '0xa', campaign: 30, answer },
  returned,
  begin: () => '',
  take: nothing,
  drop: nothing,
})
const code = { code: 'abc' }

it.each<[string, DiscordAuthState, Parameters<typeof discordNote>[1], string | null]>([
  ['a code for this wallet leads on', auth('code', code), { wallet: '0xa', resuming: false }, null],
  ['nothing has come back yet', auth(null, null), { wallet: '0xb', resuming: false }, null],
  ['another wallet is connected', auth('code', code), { wallet: '0xb', resuming: false }, 'other'],
  ['no wallet is connected', auth('code', code), { wallet: null, resuming: false }, 'connect'],
  ['the wallet is on its way', auth('code', code), { wallet: null, resuming: true }, null],
  ['after a reload another wallet is connected', auth(null, code), { wallet: '0xb', resuming: false }, 'other'],
  ['the person declined', auth('declined', { error: 'access_denied' }), { wallet: '0xb', resuming: false }, 'declined'],
  ['nobody asked for it', auth('mismatch', null), { wallet: '0xa', resuming: true }, 'mismatch'],
])('%s', (_, state, now, kind) => {
  expect(discordNote(state, now)?.kind ?? null).toBe(kind)
})
