import { beforeAll, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { unreadText, whyNotOpened } from './OpeningState.tsx'

beforeAll(() => restOfMessages())

it('a state that can’t be read says why', () => {
  expect(unreadText(new AppError('order_not_waiting', 'No.'))).toContain('no longer waiting for a deposit')
  expect(unreadText(new AppError('of_the_server', 'The server’s own text.'))).toBe('The server’s own text.')
  expect(unreadText(new Error('a bug'))).not.toContain('a bug')
})

it('a deposit at an address that the maker has not opened has its reason in words, if a person can understand it', () => {
  const networks = { from: 'Base', to: 'Arbitrum' }
  expect(whyNotOpened('opening_fee_too_low', networks)).toContain('Network fees on Base were too high')
  expect(whyNotOpened('fee_above_cap', networks)).toBe(whyNotOpened('opening_fee_too_low', networks))
  expect(whyNotOpened('opening_gas_cap', networks)).toContain('hourly limit')
  expect(whyNotOpened('price_mismatch', networks)).toContain('price has changed')
  expect(whyNotOpened('chain_paused', networks)).toContain('Base or Arbitrum')
  for (const reason of [null, 'deposit_unfunded', 'offer_mismatch', 'toString'])
    expect(whyNotOpened(reason, networks)).toBeNull()
})
