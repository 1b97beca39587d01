import type { PlainKey } from '#src/i18n/t.ts'

interface Place {
  readonly to: string
  readonly text: PlainKey
}

/** Internal links of the "More" panel. Points need to be allowed here, history needs a wallet (spec §6). */
export const morePlaces = (connected: boolean, rewarding: boolean): readonly Place[] => [
  ...(rewarding ? [{ to: '/points', text: 'points-mine' } as const] : []),
  ...(connected ? [{ to: '/history', text: 'nav-history' } as const] : []),
  { to: '/query', text: 'query-title' },
  { to: '/tos', text: 'around-terms_of_use' },
]
