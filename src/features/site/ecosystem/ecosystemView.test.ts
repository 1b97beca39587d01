import { describe, expect, it } from 'vitest'
import type { AppRow } from '#core/wire/site.ts'
import { chain } from '#src/testing/rows.ts'
import {
  entriesOf,
  filtersOf,
  type ListedWallet,
  matching,
  queryOf,
  sectionsOf,
  tagCounts,
  toggled,
} from './ecosystemView.ts'

const chains = [
  chain(11155111, 'Sepolia', { is_testnet: true, order: 0 }),
  chain(10, 'Optimism', { order: 2 }),
  chain(1, 'Ethereum', { order: 1 }),
  chain(83797601, 'Solana', { family: 'svm', order: 3 }),
  chain(61022, 'Gone', { disabled: true, order: 4 }),
]
const wallet = (name: string, family: ListedWallet['family'], more: Partial<ListedWallet> = {}): ListedWallet => ({
  id: `${family}.${name}`,
  name,
  family,
  icon: null,
  installed: false,
  installUrl: `https://${name.toLowerCase()}.example`,
  ...more,
})
const wallets = [
  wallet('Phantom', 'svm'),
  wallet('Phantom', 'evm', { installed: true }),
  wallet('Rabby', 'evm'),
  wallet('Xverse', 'bitcoin'),
]
const app = (id: string, more: Partial<AppRow> = {}): AppRow => ({
  id,
  name: id,
  text: '',
  url: `https://${id}.example`,
  logo: null,
  tags: ['swap'],
  chain_ids: [1],
  ...more,
})
const apps = [
  app('dex'),
  app('bank', { tags: ['lend'], text: 'Lends to others' }),
  app('afar', { chain_ids: [5] }),
  app('ours', { url: '/swap', chain_ids: [] }),
]
const all = entriesOf({ chains, wallets, apps, links: true })
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
const none = { search: '', tags: [] } as const

describe('sections', () => {
  it('show the first cards of each kind and count all of them', () => {
    const many = Array.from({ length: 40 }, (_, n) => chain(n + 1, `Network ${n + 1}`, { order: n }))
    const sections = sectionsOf(entriesOf({ chains: many, wallets, apps, links: true }))
    expect(sections.map(({ kind, shown, count }) => [kind, shown.length, count])).toEqual([
      ['networks', 6, 40],
      ['wallets', 2, 2],
      ['apps', 4, 4],
    ])
    expect(sections[0]?.shown[0]?.name).toBe('Network 1')
  })

  it('leave out a kind without cards', () => expect(sectionsOf([])).toEqual([]))
})

describe('cards', () => {
  it('list networks with tests last and without disabled ones, each leading to the bridge', () => {
    const networks = matching(all, { search: '', tags: ['networks'] })
    expect(names(networks)).toEqual(['Ethereum', 'Optimism', 'Solana', 'Sepolia'])
    expect(networks[0]).toMatchObject({ to: '/?to=ethereum', text: 'Fees are paid in ETH' })
  })

  it('join a wallet of several families, and leave out one without a network here', () => {
    const listed = matching(all, { search: '', tags: ['wallets'] })
    expect(names(listed)).toEqual(['Phantom', 'Rabby'])
    expect(listed[0]).toMatchObject({ isInstalled: true, to: null })
    expect(listed[0]?.networks).toEqual(['Ethereum', 'Optimism', 'Solana', 'Sepolia'])
    expect(listed[1]).toMatchObject({ isInstalled: false, to: 'https://rabby.example' })
  })

  it('leave out apps without a network here', () =>
    expect(names(matching(all, { search: '', tags: ['apps'] }))).toEqual(['dex', 'bank', 'ours']))

  it('lead to no other site where links may not', () => {
    const here = entriesOf({ chains, wallets, apps, links: false })
    expect(here.flatMap(({ to }) => (to === null || to.startsWith('/') ? [] : [to]))).toEqual([])
    expect(names(matching(here, { search: '', tags: ['apps'] }))).toEqual(['ours'])
  })
})

describe('filters', () => {
  it.each([
    ['eth', ['Ethereum', 'dex', 'bank']],
    ['LENDS', ['bank']],
    [' rab ', ['Rabby']],
    ['atlantis', []],
  ])('find %j in names, texts and networks', (search, expected) =>
    expect(names(matching(all, { ...none, search }))).toEqual(expect.arrayContaining(expected)),
  )

  it('list what begins with the search first', () =>
    expect(names(matching(all, { ...none, search: 'o' }))[0]).toBe('Optimism'))

  it('add up within a group of tags and narrow down between groups', () => {
    expect(names(matching(all, { search: '', tags: ['swap', 'lend'] }))).toEqual(['dex', 'bank', 'ours'])
    expect(matching(all, { search: '', tags: ['networks', 'swap'] })).toEqual([])
  })

  it('count what the search leaves, for tags in use', () => {
    const counts = tagCounts(all, 'dex')
    expect([counts.get('apps'), counts.get('networks'), counts.has('nft')]).toEqual([1, 0, false])
  })

  it('survive the way through an address, and drop unknown tags', () => {
    const filters = { search: 'a b&c', tags: ['apps', 'swap'] as const }
    expect(filtersOf(new URLSearchParams(queryOf(filters)))).toEqual(filters)
    expect(filtersOf(new URLSearchParams('tag=apps,apps,bogus'))).toEqual({ search: '', tags: ['apps'] })
    expect(queryOf(none)).toBe('')
  })

  it('toggle a tag', () => {
    const on = toggled(none, 'apps')
    expect(on.tags).toEqual(['apps'])
    expect(toggled(on, 'apps').tags).toEqual([])
  })
})
