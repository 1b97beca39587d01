import { type Connection, Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { createEndpoint } from '#chains/rpc/endpoint.ts'
import { behind, unreachable } from '#chains/rpc/errors.ts'
import { createPool } from '#chains/rpc/pool.ts'
import { reasonOf } from '#core/errors.ts'
import type { NodeContext } from './context.ts'
import { findPayment, judgeSearches, type Shown } from './findPayment.ts'
import { faults } from './rpc.ts'

type Answer = 'a' | 'b' | 'a, not final' | 'none' | 'behind' | 'away'
const shown = (ref: string, final = true): PromiseSettledResult<Shown | null> => ({
  status: 'fulfilled',
  value: { ref, final },
})
const failed = (reason: unknown): PromiseSettledResult<Shown | null> => ({ status: 'rejected', reason })
const outcomes: Record<Answer, PromiseSettledResult<Shown | null>> = {
  a: shown('a'),
  b: shown('b'),
  'a, not final': shown('a', false),
  none: { status: 'fulfilled', value: null },
  behind: failed(behind(null)),
  away: failed(unreachable('one', null)),
}
const judge = (quorum: number, answers: readonly Answer[]): unknown => {
  try {
    return judgeSearches(
      answers.map((answer) => outcomes[answer]),
      quorum,
    )
  } catch (error) {
    return reasonOf(error)
  }
}
const unpaid = (disputed: string | null) => ({ state: 'unpaid', disputed })
const paid = (final: boolean) => ({ state: 'paid', ref: 'a', final })

describe('finding a payment by the responses of endpoints', () => {
  it.each<[Answer[], unknown]>([
    [['none', 'none', 'none'], unpaid(null)],
    [['none', 'none', 'away'], unpaid(null)],
    [['none', 'none', 'a'], unpaid('a')],
    [['a', 'a', 'none'], paid(true)],
    [['a', 'a', 'behind'], paid(true)],
    [['a, not final', 'a', 'none'], paid(false)],
    [['a', 'none', 'behind'], 'payment_disputed'],
    [['a', 'away', 'away'], 'payment_disputed'],
    [['a', 'b', 'none'], 'payment_disputed'],
    [['none', 'behind', 'behind'], 'rpc_behind'],
    [['none', 'away', 'behind'], 'rpc_unreachable'],
  ])('%j, two of three', (answers, expected) => expect(judge(2, answers)).toEqual(expected))

  it.each<[Answer[], unknown]>([
    [['none'], unpaid(null)],
    [['a'], paid(true)],
    [['behind'], 'rpc_behind'],
  ])('%j, one alone', (answers, expected) => expect(judge(1, answers)).toEqual(expected))
})

describe('the search at one endpoint', () => {
  const payer = Keypair.generate().publicKey.toBase58()
  const query = { reference: `0x${'11'.repeat(32)}` as const, payer, since: 100 }
  const row = (signature: string) => ({ signature, slot: 1, err: null, memo: null })
  const foreign = Keypair.generate().publicKey
  /** Node that lists these pages, the last one forever, and whose history begins at a block of that time. */
  const find = (pages: readonly (readonly object[])[], began: number | null = null) => {
    let page = -1
    const connection = {
      getSlot: async () => 5,
      getSignaturesForAddress: async () => pages[Math.min(++page, pages.length - 1)],
      getTransaction: async (signature: string) => ({
        meta: { err: null },
        transaction: {
          signatures: [signature],
          message: { staticAccountKeys: [foreign], serialize: () => new Uint8Array() },
        },
      }),
      getFirstAvailableBlock: async () => (began === null ? 0 : 3),
      getBlock: async () => ({ blockTime: began }),
    } as unknown as Connection
    const endpoint = createEndpoint({ label: 'one', connection, faults, attempts: 1, baseMs: 1 })
    return findPayment({ pool: createPool([endpoint], 1) } as unknown as NodeContext, query)
  }

  it.each<[string, object[][], number | null]>([
    ['an empty list', [[]], null],
    ['others that name the same', [[row('a'), row('b')], [row('c')], []], null],
    ['history that begins early enough', [[]], 100],
  ])('finds none in %s', async (_, pages, began) =>
    expect(await find(pages, began)).toEqual({ state: 'unpaid', disputed: null }),
  )

  it.each<[string, object[][], number | null]>([
    ['history that begins later', [[]], 101],
    ['a list that repeats itself', [[row('a')]], null],
  ])('says nothing from %s', (_, pages, began) =>
    expect(find(pages, began)).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true }),
  )

  it('gives up if too many transactions name the same address', () =>
    expect(find(Array.from({ length: 400 }, (_, i) => [row(String(i))]))).rejects.toMatchObject({
      reason: 'rpc_behind',
      retriable: true,
    }))
})
