import { expect, it } from 'vitest'
import type { ConnectMethod } from '#src/wallets/connectMethods.ts'
import { primaryMethod } from './primaryMethod.ts'

it.each<[readonly ConnectMethod[], string]>([
  [['here', 'pair'], 'here'],
  [['window', 'pair'], 'here'],
  [['pair', 'browser', 'install'], 'pair'],
  [['browser', 'install'], 'browser'],
  [['install'], 'here'],
])('%o: %s', (ways, expected) => expect(primaryMethod({ ways })).toBe(expected))
