import { describe, expect, it } from 'vitest'
import { chain } from '#src/testing/rows.ts'
import { exchangeNetworkRows, type NetworkRow, networkRows, type NetworkWish, popularOf } from './networkRows.ts'
import { firstTab, type NetworkTab, tabsOf, testnetFlag } from './networkTabs.ts'

const popular = (weight: number) => ({ popular_item_list: [{ tag: 'popular', weight }] })
const chains = [
  chain(8453, 'Base', { route: { available: false, reason: 'off' }, ...popular(9) }),
  chain(1, 'Ethereum', { chain_name: 'Ethereum Mainnet', network_code: 'EthereumMainnet', order: 3, ...popular(1) }),
  chain(10, 'Optimism', { chain_name: 'OP Mainnet', order: 2, ...popular(4) }),
  chain(83797601, 'Solana', { family: 'svm', order: 5, ...popular(5) }),
  chain(999706684, 'Bitcoin', { family: 'bitcoin', order: 6 }),
  chain(11155111, 'Sepolia', { is_testnet: true, ...popular(8) }),
  chain(61022, 'Gone', { disabled: true, ...popular(7) }),
]
const wish = (tab: NetworkTab, search = '', testnet = false): NetworkWish => ({
  mode: tab === 'network' || tab === 'exchange' ? 'to' : 'from',
  tab,
  search,
  testnet,
  blocked: (row) => (row.route.available ? null : 'no_route'),
})
const names = (rows: readonly NetworkRow[]) => rows.map((row) => row.chain.alias_name)
const listed = (...args: Parameters<typeof wish>) => names(networkRows(chains, wish(...args)))

describe('tabs', () => {
  it('are those of the specification, in each of the three lists', () => {
    expect(tabsOf).toEqual({
      from: ['all', 'evm', 'bitcoin', 'non_evm', 'testnet'],
      to: ['network', 'exchange'],
      exchange_network: [],
    })
  })

  it.each([
    ['all', ['Optimism', 'Ethereum', 'Solana', 'Bitcoin', 'Base']],
    ['evm', ['Optimism', 'Ethereum', 'Base']],
    ['bitcoin', ['Bitcoin']],
    ['non_evm', ['Solana', 'Bitcoin']],
    ['testnet', ['Sepolia']],
    ['network', ['Optimism', 'Ethereum', 'Solana', 'Bitcoin', 'Base']],
  ] as const)('%s: selectable networks first, then in catalogue order', (tab, expected) =>
    expect(listed(tab)).toEqual(expected),
  )

  it('never include a disabled network, whatever the search', () => expect(listed('all', 'gone')).toEqual([]))

  it('of destinations include test networks only while the test flag is set', () => {
    expect(listed('network', 'sep')).toEqual([])
    expect(listed('network', 'sep', true)).toEqual(['Sepolia'])
  })
})

describe('the test flag', () => {
  it('is set by the wallet’s network, or by a source that is a test network', () => {
    expect(testnetFlag(chains, 11155111, 1)).toBe(true)
    expect(testnetFlag(chains, null, 11155111)).toBe(true)
    expect(testnetFlag(chains, 1, 10)).toBe(false)
    expect(testnetFlag(chains, 424242, null)).toBe(false)
  })

  it('opens the source list at Testnet', () => {
    expect(firstTab('from', true, null)).toBe('testnet')
    expect(firstTab('from', false, 11)).toBe('all')
    expect(firstTab('to', true, null)).toBe('network')
    expect(firstTab('to', false, 11)).toBe('exchange')
  })
})

describe('search', () => {
  it.each([
    ['alias', 'OPTIM', ['Optimism']],
    ['name', 'op main', ['Optimism']],
    ['code', 'ethereummainnet', ['Ethereum']],
    ['slug', 'sol', ['Solana']],
    ['slug alone', 'ETH', ['Ethereum']],
    ['id', '8453', ['Base']],
    ['spaces around it', '  bitcoin ', ['Bitcoin']],
    ['nothing', 'atlantis', []],
  ])('by %s ignores case', (_, text, expected) => expect(listed('all', text)).toEqual(expected))

  it.each<[string, NetworkTab, string, [string, NetworkTab | null][]]>([
    ['another family', 'evm', 'sol', [['Solana', 'non_evm']]],
    ['a test network', 'all', 'sep', [['Sepolia', 'testnet']]],
    ['a main network from the test networks', 'testnet', 'ethereum', [['Ethereum', 'evm']]],
    ['a network where exchanges are shown', 'exchange', 'sol', [['Solana', 'network']]],
    ['Bitcoin by its own tab', 'evm', 'bitcoin', [['Bitcoin', 'bitcoin']]],
    [
      'what the tab holds before what others do',
      'non_evm',
      'o',
      [
        ['Solana', null],
        ['Bitcoin', null],
        ['Optimism', 'evm'],
        ['Sepolia', 'testnet'],
      ],
    ],
  ])('covers all tabs and says where it found %s', (_, tab, text, expected) =>
    expect(
      networkRows(chains, wish(tab, text)).map(({ chain: { alias_name }, foundIn }) => [alias_name, foundIn]),
    ).toEqual(expected),
  )

  it.each(['gram', 'Toncoin', 'ton'])('finds the network of a renamed coin by %j', (text) => {
    const native_currency = { name: 'Gram', symbol: 'GRAM', decimals: 9 }
    const all = [...chains, chain(84797801, 'TON', { family: 'ton', native_currency })]
    const rows = networkRows(all, wish('all', text))
    expect(rows.map((row) => [row.chain.alias_name, row.renamed])).toEqual([['TON', { symbol: 'GRAM', former: 'TON' }]])
    expect(networkRows(all, wish('all')).flatMap((row) => row.renamed ?? [])).toEqual([])
  })

  it('names no asset of a network that was found by another name', () =>
    expect(networkRows(chains, wish('all', 'eth')).map((row) => row.renamed)).toEqual([null]))

  it('lists nothing of other tabs without a text', () => expect(listed('bitcoin', '  ')).toEqual(['Bitcoin']))

  it('lists exact matches before prefixes, and prefixes before other matches', () => {
    expect(listed('all', '1')).toEqual(['Ethereum', 'Optimism', 'Solana', 'Sepolia'])
  })
})

describe('Popular', () => {
  const others = [1001, 1002, 1003].map((id) => chain(id, `Other ${id}`))
  const above = (tab: NetworkTab, search = '', of = [...chains, ...others]) =>
    names(popularOf(networkRows(of, wish(tab, search)), tab, search))

  it('is sorted by weight and omits what cannot be selected', () => {
    expect(above('all')).toEqual(['Solana', 'Optimism', 'Ethereum'])
    expect(above('evm')).toEqual(['Optimism', 'Ethereum'])
    expect(above('network')).toEqual(['Solana', 'Optimism', 'Ethereum'])
  })
  it.each(['non_evm', 'testnet'] as const)('is absent in %s', (tab) => expect(above(tab)).toEqual([]))
  it('is hidden during a search', () => expect(above('all', 'o')).toEqual([]))
  it('is absent if the list is hardly longer', () => {
    expect(above('all', '', chains)).toEqual([])
    expect(above('all', '', [...chains, ...others.slice(0, 1)])).toEqual(['Solana', 'Optimism', 'Ethereum'])
    expect(above('evm', '', chains)).toEqual([])
  })
})

describe('networks of an exchange', () => {
  const listed10then1 = chains
    .filter((row) => [10, 1].includes(row.chain_id))
    .toSorted((a, b) => b.chain_id - a.chain_id)
  it('keep the order that the rules give them', () =>
    expect(names(exchangeNetworkRows(listed10then1, ''))).toEqual(['Optimism', 'Ethereum']))
  it('can be searched', () => expect(names(exchangeNetworkRows(listed10then1, 'eth'))).toEqual(['Ethereum']))
})
