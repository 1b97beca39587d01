import type { PlainKey } from '#src/i18n/t.ts'

interface Place {
  readonly to: string
  readonly text: PlainKey
}

/**
 * Internal links of the "More" panel. Points need to be allowed here, history needs a wallet (spec §6), sessions need a
 * wallet or a Telegram account.
 */
export const morePlaces = (connected: boolean, rewarding: boolean, hasAccount: boolean): readonly Place[] => [
  ...(rewarding ? [{ to: '/points', text: 'points-mine' } as const] : []),
  ...(connected ? [{ to: '/history', text: 'nav-history' } as const] : []),
  { to: '/query', text: 'query-title' },
  ...(hasAccount ? [{ to: '/account', text: 'screen-account-title' } as const] : []),
  { to: '/tos', text: 'around-terms_of_use' },
]
