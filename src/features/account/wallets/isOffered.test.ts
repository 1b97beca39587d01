import { expect, it } from 'vitest'
import type { ConnectMethod } from '#src/wallets/connectMethods.ts'
import { isOffered } from './isOffered.ts'

it.each<[string, readonly ConnectMethod[], boolean, boolean]>([
  ['here', ['here'], false, true],
  ['to be paired', ['pair', 'install'], false, true],
  ['to be installed, where links are allowed', ['install'], true, true],
  ['to be installed, where they are not', ['install'], false, false],
  ['reached by no way', [], true, false],
])('a wallet that is %s', (_, ways, links, expected) => {
  expect(isOffered({ ways }, links)).toBe(expected)
})
