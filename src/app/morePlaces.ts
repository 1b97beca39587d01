import type { PlainKey } from '#src/i18n/t.ts'

interface Place {
  readonly to: string
  readonly text: PlainKey
}

/** Where the panel behind "More" leads inside the product; history needs a wallet (spec §6). */
export const morePlaces = (connected: boolean): readonly Place[] => [
  ...(connected ? [{ to: '/history', text: 'nav-history' } as const] : []),
  { to: '/query', text: 'query-title' },
  { to: '/tos', text: 'around-terms_of_use' },
]
