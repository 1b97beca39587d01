import { describe, expect, it } from 'vitest'
import { freshChain, newOrder, randomHex, depositOf } from '#store/testing/fixtures.ts'
import { newBooks } from './books.ts'
import { comparePayouts } from './comparePayouts.ts'
import type { WatchedChain } from './contract.ts'
import { depositKey } from './decide/deposits.ts'

describe('transactions for one deposit', () => {
  it.each([
    ['on one network', false],
    ['on two networks', true],
  ])('are a second payment %s, even if its rows are rewritten', async (_, elsewhere) => {
    const order = newOrder({ custody: 'maker' })
    const { binding: _binding, ...deposit } = depositOf(order)
    const chainOf = (id: number) =>
      ({ def: { id, settlement: {} }, node: {}, books: newBooks(0n) }) as unknown as WatchedChain
    const source = chainOf(order.fromChain)
    source.books.deposits.set(depositKey(deposit), depositOf(order))
    source.books.cursor = deposit.height
    const [paying, other] = [chainOf(order.toChain), elsewhere ? chainOf(freshChain()) : null]
    const all = new Map([source, paying, ...(other ? [other] : [])].map((chain) => [chain.def.id, chain]))
    const pay = async (chain: WatchedChain, row: bigint) => {
      const { asset, amount } = deposit
      const ref = randomHex(32)
      const out = new Map([[asset, amount]])
      chain.books.unexplained.set(ref, { ref, height: 1n, slot: 1n, out, names: [order.id], fee: 0n })
      const disbursement = { orderId: order.id, depositId: row, kind: 'refund', chainId: chain.def.id, asset, amount }
      const store = {
        reconciliation: { signedFor: async () => [{ ref, signer: '', slot: 1n, purpose: 'refund', disbursement }] },
        orders: { get: async () => order },
        deposits: { get: async (id: bigint) => ({ ...deposit, id }) },
      }
      return (await comparePayouts(store as never, chain, all, { assets: [], chains: [] } as never)).map(
        ({ kind }) => kind,
      )
    }
    expect(await pay(paying, 1n)).toEqual([])
    expect(await pay(other ?? paying, 2n)).toEqual(['paid_twice'])
  })
})
