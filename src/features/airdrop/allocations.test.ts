import { expect, it } from 'vitest'
import { airdropById } from '#core/airdrop/airdrops.ts'
import { allocationsView } from './allocations.ts'

const zro = airdropById('layerzero')
if (!zro) throw new Error('no such airdrop')

it('shows each address and the exact sum', () => {
  const view = allocationsView(zro, [
    { address: '0xA', value: '1250.500000000000000001' },
    { address: '0xB', value: '0' },
    { address: '0xC', value: '0.000000000000000001' },
  ])
  expect(view).toEqual({
    rows: [
      { address: '0xA', amount: '1,250.5', isNothing: false },
      { address: '0xB', amount: '0', isNothing: true },
      { address: '0xC', amount: '<0.000001', isNothing: false },
    ],
    found: 2,
    total: '1,250.5',
  })
})

it('adds no rounding errors up', () => {
  const thirds = Array.from({ length: 3 }, (_, n) => ({ address: `0x${n}`, value: '0.333333333333333333' }))
  expect(allocationsView(zro, [...thirds, { address: '0xD', value: '0.000000000000000001' }]).total).toBe('1')
})
