import { hash } from 'starknet'
import { expect, it } from 'vitest'
import { selectors } from './account.ts'

it.each(Object.entries(selectors))('%s has the number that the vendor’s library computes', (name, selector) =>
  expect(selector).toBe(hash.getSelectorFromName(name)),
)
