import { expect, it } from 'vitest'
import { addressRules } from '#chains/registry.ts'
import { token } from '#src/testing/rows.ts'
import { knownContracts } from './knownContracts.ts'

const at = (digits: string): string => `0x${digits.repeat(20)}`
const tokens = [token(1, 'ETH', 18), token(1, 'USDC', 6, at('a1')), token(2, 'USDC', 6, at('b2'))]
const settlement = [
  {
    chain_id: 1,
    escrows: [at('b9'), at('c3').toUpperCase().replace('0X', '0x')],
    filler: at('d4'),
    deposit_address: null,
    deposit_account: null,
    forwarder_factory: null,
  },
  {
    chain_id: 2,
    escrows: [at('e5')],
    filler: null,
    deposit_address: null,
    deposit_account: null,
    forwarder_factory: null,
  },
]
const of = (chainId: number) => [...knownContracts(addressRules('evm'), chainId, tokens, settlement)]

it('includes a network’s tokens and the bridge’s own contracts, in canonical form', () => {
  expect(of(1)).toEqual([
    [at('a1'), 'token'],
    [at('b9'), 'bridge'],
    [at('c3'), 'bridge'],
    [at('d4'), 'bridge'],
  ])
  expect(of(2)).toEqual([
    [at('b2'), 'token'],
    [at('e5'), 'bridge'],
  ])
  expect(of(3)).toEqual([])
})
