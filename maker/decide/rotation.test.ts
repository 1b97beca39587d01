import { describe, expect, it } from 'vitest'
import { zeroAddress } from 'viem'
import { chainOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { emptyEscrowOrder } from '#store/testing/fixtures.ts'
import { orderStates } from '#core/order/state.ts'
import {
  type AttesterFacts,
  needsItsKey,
  needsWallet,
  planAttesterChange,
  proposalHash,
  retirementBlockers,
} from './keyRotation.ts'

const nothing = { orders: new Map(), setAside: 0, transfers: 0, slots: 0, pending: [] }

describe('a payout key', () => {
  it('can be retired if nothing is open', () => expect(retirementBlockers(nothing)).toEqual([]))

  it.each(orderStates)('with an order that is %s', (state) =>
    expect(retirementBlockers({ ...nothing, orders: new Map([[state, 1]]) })).toHaveLength(needsItsKey(state) ? 1 : 0),
  )

  it('is needed by all orders that have not ended', () =>
    expect(orderStates.filter((state) => !needsItsKey(state))).toEqual([
      'expired',
      'done',
      'refunded',
      'incident',
      'failed',
    ]))

  it.each([
    ['deposits set aside', { setAside: 1 }, 'set aside'],
    ['transfers on their way', { transfers: 1 }, '1 transfers between wallets'],
    ['transactions that are not final', { slots: 2 }, '2 transactions'],
    ['an unknown transaction in mempools', { pending: [1] }, 'network 1'],
  ])('is needed for %s', (_, facts, text) =>
    expect(retirementBlockers({ ...nothing, ...facts })).toEqual([expect.stringContaining(text)]),
  )
})

describe('an order', () => {
  const [custody, evm] = [chainId(1), chainId(2)]
  const [old, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
  const catalogue = {
    chains: [
      chainOf(custody, { settlement: settlementOf({ filler: null, escrows: [] }) }),
      chainOf(evm, { settlement: settlementOf({ filler: `0x${'f'.repeat(40)}` }) }),
    ],
  } as unknown as Catalogue
  const needs = needsWallet(catalogue, new Map([[evm, { address: old }]]))

  it.each([
    ['names the key’s wallet', old, custody, evm, true],
    ['names another wallet', other, custody, evm, false],
    ['names none, and is paid by transfer', zeroAddress, custody, evm, true],
    ['does not touch the key’s networks', zeroAddress, custody, custody, false],
  ])('that %s: %#', (_, maker, fromChain, toChain, isNeeded) =>
    expect(needs({ escrowOrder: { ...emptyEscrowOrder, maker: maker as `0x${string}` }, fromChain, toChain })).toBe(
      isNeeded,
    ),
  )
})

const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`
const set: AttesterFacts = {
  attesters: [address('1'), address('5'), address('9')],
  threshold: 2,
  proposed: null,
  readyAt: 0,
  now: 1_000,
}
const after = [address('1'), address('3'), address('9')]

describe('replacing an attester', () => {
  const plan = (change: Partial<AttesterFacts> = {}, old = address('5'), next = address('3')) =>
    planAttesterChange({ ...set, ...change }, old, next)
  const proposed = proposalHash(after, 2)

  it.each([
    ['nothing waits', {}, 'propose'],
    ['the timelock runs', { proposed, readyAt: 1_001 }, 'wait'],
    ['the timelock is over', { proposed, readyAt: 1_000 }, 'execute'],
    ['the set is installed', { attesters: after }, 'done'],
  ] as const)('when %s', (_, change, step) => expect(plan(change)).toEqual({ step, attesters: after, threshold: 2 }))

  it.each([
    ['attester_unknown', {}, address('4'), address('3')],
    ['attester_known', {}, address('5'), address('9')],
    ['proposal_waiting', { proposed: proposalHash(after, 3) }, address('5'), address('3')],
    ['proposal_waiting', { proposed: proposalHash([...after, address('a')], 2) }, address('5'), address('3')],
  ] as const)('is refused with %s', (reason, change, old, next) =>
    expect(() => plan(change, old, next)).toThrow(expect.objectContaining({ reason })),
  )
})
