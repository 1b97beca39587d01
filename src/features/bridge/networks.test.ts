import { describe, expect, it } from 'vitest'
import { chain } from '#src/testing/rows.ts'
import { networkRows, popularOf, usefulTabs } from './networks.ts'

const chains = [
  chain(3, 'Base', { route: { available: false, reason: 'none' }, popular_item_list: [{ tag: 'popular', weight: 9 }] }),
  chain(1, 'Northshore', { popular_item_list: [{ tag: 'popular', weight: 1 }] }),
  chain(2, 'Solshore', { family: 'svm', popular_item_list: [{ tag: 'popular', weight: 5 }] }),
  chain(4, 'Sepolia', { is_testnet: true }),
  chain(5, 'Gone', { disabled: true }),
]
const blocked = (row: (typeof chains)[number]) => row.route.reason
const names = (rows: ReturnType<typeof networkRows>) => rows.map((row) => row.chain.alias_name)

describe('the network list', () => {
  it('hides disabled networks always and test networks outside their tab', () => {
    expect(names(networkRows(chains, 'all', '', blocked))).toEqual(['Northshore', 'Solshore', 'Base'])
    expect(names(networkRows(chains, 'testnet', '', blocked))).toEqual(['Sepolia'])
  })

  it('searches without regard to case, by name and id', () => {
    expect(names(networkRows(chains, 'all', 'NORTH', blocked))).toEqual(['Northshore'])
    expect(names(networkRows(chains, 'all', '2', blocked))).toEqual(['Solshore'])
  })

  it('has a Popular section of what can be chosen, by weight, and none in the Non-EVM tab', () => {
    const many = [...chains, ...[6, 7, 8, 9].map((id) => chain(id, `Shore ${id}`, { family: 'svm' }))]
    expect(names(popularOf(networkRows(many, 'all', '', blocked), 'all'))).toEqual(['Solshore', 'Northshore'])
    expect(popularOf(networkRows(many, 'non_evm', '', blocked), 'non_evm')).toEqual([])
  })

  it('has no Popular section above a list that is seen whole', () => {
    expect(popularOf(networkRows(chains, 'all', '', blocked), 'all')).toEqual([])
  })

  it('shows only tabs with something in them', () => {
    expect(usefulTabs(chains)).toEqual(['all', 'evm', 'non_evm', 'testnet'])
  })
})
