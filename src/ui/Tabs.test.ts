import { expect, it } from 'vitest'
import { tabAfterKey } from './Tabs.tsx'

const ids = ['all', 'evm', 'testnet'] as const

it.each([
  ['all', 'ArrowRight', 'evm'],
  ['testnet', 'ArrowRight', 'all'],
  ['all', 'ArrowLeft', 'testnet'],
  ['evm', 'Home', 'all'],
  ['all', 'End', 'testnet'],
  ['evm', 'Enter', null],
] as const)('from %s with %s to %s', (current, key, next) => expect(tabAfterKey(ids, current, key)).toBe(next))

it('does nothing if no tab can be selected', () => expect(tabAfterKey([], 'all', 'ArrowRight')).toBeNull())
