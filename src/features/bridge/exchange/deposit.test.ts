import { describe, expect, it } from 'vitest'
import { exchange, OTHER, OWN } from '#src/testing/rows.ts'
import * as book from '#src/features/shared/addresses.ts'
import { creditedFrom, placeOf, readDeposit } from './deposit.ts'

const solana = 'FzdA1WGQpSxVVKmWdDhoUy2upQM8pKXZyAwqJT9CMzEd'
const evm = { family: 'evm', chainId: 10, contracts: new Map() } as const
const svm = { family: 'svm', chainId: 83797601, contracts: new Map() } as const

describe('a deposit address', () => {
  it('is never filled in by a wallet', () => {
    expect(readDeposit(book, { at: evm, rule: 'none' }, { recipient: '', memo: '' }, OWN)).toMatchObject({
      recipient: { kind: 'missing' },
      own: false,
    })
  })

  it('is checked by the rules of its network', () => {
    expect(readDeposit(book, { at: evm, rule: 'none' }, { recipient: OTHER, memo: '' }, OWN)).toMatchObject({
      recipient: { kind: 'other', canonical: OTHER },
      memo: null,
    })
    expect(readDeposit(book, { at: evm, rule: 'none' }, { recipient: solana, memo: '' }, OWN).recipient.kind).toBe(
      'invalid',
    )
    expect(readDeposit(book, { at: svm, rule: 'required' }, { recipient: solana, memo: '7' }, OWN)).toMatchObject({
      recipient: { kind: 'other', canonical: solana },
      memo: null,
    })
  })

  it('is marked if it is the user’s own wallet', () =>
    expect(
      readDeposit(book, { at: evm, rule: 'none' }, { recipient: OWN.toUpperCase().replace('0X', '0x'), memo: '' }, OWN)
        .own,
    ).toBe(true))

  it('is not checked before the rules are loaded', () => {
    expect(readDeposit(null, { at: svm, rule: 'required' }, { recipient: solana, memo: '7' }, null)).toMatchObject({
      recipient: { kind: 'unread' },
      memo: null,
    })
  })

  it.each([
    ['svm', 'required', '', 'missing'],
    ['svm', 'optional', 'x'.repeat(65), 'too_long'],
    ['evm', 'none', '7', 'unwanted'],
  ] as const)('memo on %s, %s: %j is %s', (family, rule, memo, problem) => {
    expect(
      readDeposit(book, { at: { family, chainId: 10, contracts: new Map() }, rule }, { recipient: OTHER, memo }, null)
        .memo,
    ).toBe(problem)
  })
})

describe('an exchange on a network', () => {
  const list = [
    exchange(11, {
      networks: [{ chain_id: 10, memo: 'required', confirmations: 12 }],
      min_deposit: [{ symbol: 'ETH', amount: '0.002' }],
    }),
  ]

  it('has its requirements for that network', () =>
    expect(placeOf(list, 11, 10)).toMatchObject({ memo: 'required', confirmations: 12 }))
  it.each([
    [12, 10],
    [11, 1],
    [null, 10],
  ])('is unknown: %s on %s', (id, chain) => expect(placeOf(list, id, chain)).toBeNull())

  it('has its minimum deposit', () => {
    expect(list.map((row) => [creditedFrom(row, 'eth'), creditedFrom(row, 'USDC')])).toEqual([['0.002', null]])
  })
})
