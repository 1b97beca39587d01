import { expect, it } from 'vitest'
import type { Way } from '#src/wallets/ways.ts'
import { wayOf } from './way.ts'

it.each<[readonly Way[], string]>([
  [['here', 'pair'], 'here'],
  [['window'], 'here'],
  [['pair', 'browser', 'install'], 'pair'],
  [['browser', 'install'], 'browser'],
  [['install'], 'here'],
])('%o: %s', (ways, expected) => expect(wayOf({ ways })).toBe(expected))
