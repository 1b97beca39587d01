import { expect, it } from 'vitest'
import { belongs, groupsOf, tabsOf, walletGroups } from './groups.ts'

it('shows no group and no tab of a family that is not there', () => {
  const groups = groupsOf(['evm', 'svm'])
  expect(groups.map(({ id }) => id)).toEqual(['evm', 'solana', 'solana_eclipse_soon'])
  expect(tabsOf(groups)).toEqual(['evm', 'solana'])
})

it('has Bitcoin and TON in the tab of what is not EVM', () => {
  expect(tabsOf(groupsOf(['bitcoin', 'ton']))).toEqual(['non_evm'])
  expect(tabsOf(walletGroups)).toEqual(['evm', 'solana', 'non_evm'])
})

it('puts each wallet of the Solana kind into one of its two groups', () => {
  const [one, many] = groupsOf(['svm'])
  if (!one || !many) throw new Error('two groups')
  for (const id of ['Phantom', 'Backpack', 'Some other'])
    expect(
      [one, many].filter((group) => belongs(group, id)),
      id,
    ).toHaveLength(1)
  expect(belongs(one, 'Phantom')).toBe(true)
})
