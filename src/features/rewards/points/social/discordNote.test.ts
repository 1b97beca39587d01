import { expect, it } from 'vitest'
import type { AuthReturn, DiscordAuthState } from './discordAuth.ts'
import { discordNote } from './discordNote.ts'

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
