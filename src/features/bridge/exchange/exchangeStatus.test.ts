import { beforeAll, expect, it } from 'vitest'
import * as book from '#src/features/shared/addresses.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { chain, exchange, OTHER } from '#src/testing/rows.ts'
import { type ExchangeOnNetwork, readDeposit } from './deposit.ts'
import { exchangeStatus } from './exchangeStatus.ts'

const place = (change: Partial<ExchangeOnNetwork> = {}): ExchangeOnNetwork => ({
  exchange: exchange(11, { name: 'Harbour' }),
  memo: 'none',
  confirmations: null,
  ...change,
})
const gate = (
  at: ExchangeOnNetwork | null,
  typed = { recipient: OTHER, memo: '' },
  token = 'ETH',
  family: 'evm' | 'svm' = 'evm',
) =>
  exchangeStatus({
    place: at,
    deposit: readDeposit(
      book,
      { at: { family, chainId: 10, contracts: new Map() }, rule: at?.memo ?? 'none' },
      typed,
      null,
    ),
    to: chain(10, 'South', { family }),
    token,
  })
const onSvm = { recipient: 'FzdA1WGQpSxVVKmWdDhoUy2upQM8pKXZyAwqJT9CMzEd', memo: '' }

beforeAll(() => restOfMessages())

it('is available if nothing is missing', () => expect(gate(place())).toEqual({ problem: null, button: null }))

it('requires the address first, then the memo', () => {
  expect(gate(place({ memo: 'required' }), { recipient: '', memo: '' }, 'ETH', 'svm')).toEqual({
    problem: null,
    button: 'Add deposit address',
  })
  expect(gate(place({ memo: 'required' }), onSvm, 'ETH', 'svm')).toEqual({ problem: null, button: 'Add memo' })
  expect(gate(place({ memo: 'required' }), { ...onSvm, memo: '7' }, 'ETH', 'svm').button).toBeNull()
})

it.each([
  ['exchange_unknown', () => gate(null)],
  [
    'exchange_suspended',
    () => gate(place({ exchange: exchange(11, { suspended: true, suspended_reason: 'Maintenance.' }) })),
  ],
  ['exchange_unsupported', () => gate(place(), undefined, 'DAI')],
  ['memo_unwanted', () => gate(place(), { recipient: OTHER, memo: '7' })],
  ['memo_unreadable', () => gate(place({ memo: 'required' }), { ...onSvm, memo: 'é' }, 'ETH', 'svm')],
])('is shut, with one way on: %s', (reason, ask) => {
  expect(ask()).toMatchObject({
    problem: { reason, fix: { action: { kind: 'change_recipient' } } },
    button: 'Change destination',
  })
})

it('gives the reason why an exchange accepts nothing', () => {
  const { problem } = gate(
    place({ exchange: exchange(11, { name: 'Harbour', suspended: true, suspended_reason: 'Maintenance.' }) }),
  )
  expect(problem?.cause).toBe('Harbour has suspended deposits. Maintenance.')
  const both = gate(
    place({
      exchange: exchange(11, {
        name: 'Harbour',
        suspended: true,
        suspended_reason: { en: 'Maintenance.', ru: 'Обслуживание.' },
      }),
    }),
  )
  expect(both.problem?.cause).toBe('Harbour has suspended deposits. Maintenance.')
})
