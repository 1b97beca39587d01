import { expect, it } from 'vitest'
import type { ConnectMethod } from '#src/wallets/connectMethods.ts'
import { walletFamilies } from '#src/wallets/families.ts'
import {
  belongs,
  connectedFirst,
  shownCount,
  groupsOf,
  tabsOf,
  primaryMethod,
  inWalletOrder,
  isOffered,
} from './groups.ts'

it('shows no group or tab for a family that is not offered', () => {
  const groups = groupsOf(['evm', 'svm'])
  expect(groups.map(({ id }) => id)).toEqual(['evm', 'solana', 'solana_eclipse_soon'])
  expect(tabsOf(groups)).toEqual(['evm', 'solana'])
})

it('has TON in the tab of what is not EVM', () => {
  expect(tabsOf(groupsOf(['ton']))).toEqual(['non_evm'])
  expect(tabsOf(groupsOf(walletFamilies))).toEqual(['evm', 'solana', 'non_evm'])
})

it('lists connected families first, and the others in their order', () => {
  const groups = groupsOf(['fuel', 'starknet', 'bitcoin'])
  expect(connectedFirst(groups, ['bitcoin', 'evm']).map(({ family }) => family)).toEqual([
    'bitcoin',
    'fuel',
    'starknet',
  ])
  expect(connectedFirst(groups, [])).toEqual(groups)
})

it.each([
  [[], 0],
  [[false, false], 2],
  [[true, false, false], 0],
  [[false, true, false], 1],
])('shows lists from the top down to the first that is loading: %j', (isPending: boolean[], count) => {
  expect(shownCount(isPending)).toBe(count)
})

it('puts each Solana wallet into one of its two groups', () => {
  const [one, many] = groupsOf(['svm'])
  if (!one || !many) throw new Error('two groups')
  for (const id of ['Phantom', 'Backpack', 'Some other'])
    expect(
      [one, many].filter((group) => belongs(group, id)),
      id,
    ).toHaveLength(1)
  expect(belongs(one, 'Phantom')).toBe(true)
})

it.each<[readonly ConnectMethod[], string]>([
  [['here', 'pair'], 'here'],
  [['window', 'pair'], 'here'],
  [['pair', 'browser', 'install'], 'pair'],
  [['browser', 'install'], 'browser'],
  [['install'], 'here'],
])('%o: %s', (ways, expected) => expect(primaryMethod({ ways })).toBe(expected))

const wallets = [
  { name: 'MetaMask', installed: false },
  { name: 'WalletConnect', installed: true },
  { name: 'Rabby', installed: true },
]
const names = (first: readonly string[]) => inWalletOrder(wallets, first).map(({ name }) => name)

it('available wallets are listed first', () => expect(names([])).toEqual(['WalletConnect', 'Rabby', 'MetaMask']))
it('a channel’s own order takes precedence, ignoring case', () =>
  expect(names(['rabby', 'Unknown', 'METAMASK'])).toEqual(['Rabby', 'MetaMask', 'WalletConnect']))

it.each<[string, readonly ConnectMethod[], boolean, boolean]>([
  ['here', ['here'], false, true],
  ['to be paired', ['pair', 'install'], false, true],
  ['to be installed, where links are allowed', ['install'], true, true],
  ['to be installed, where they are not', ['install'], false, false],
  ['reached by no way', [], true, false],
])('a wallet that is %s', (_, ways, links, expected) => {
  expect(isOffered({ ways }, links)).toBe(expected)
})
