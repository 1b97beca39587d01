import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction } from '#chains/contract/payer.ts'
import { chainOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { NewOrder } from '#store/orders/types.ts'
import { depositOf, freshChain, newOrder, randomAddress, validatedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { startRefunds } from './execute/startRefunds.ts'
import { returnDeposit } from './returnDeposit.ts'
import type { MakerDeps } from './contract.ts'
import type { MakerPolicy } from './policy.ts'
import { agreedOrder, MAKER } from './testing/agreedOrder.ts'
import { unitContext, unpaidDestinations } from './testing/unitContext.ts'

const custodial = { custody: 'maker', onchainId: null, refundAddress: randomAddress() } satisfies Partial<NewOrder>
const catalogueOf = (chain: ChainId, escrow: string | null = null): Catalogue =>
  ({
    assets: [],
    chains: [
      chainOf(chain, {
        settlement: settlementOf({
          escrows: escrow === null ? [] : [{ address: escrow, version: '2', firstBlock: 0 }],
        }),
      }),
    ],
    routes: [],
    channels: [],
  }) as never

describe('an operator’s refund', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Deposits that the chains show, by transaction. */
  const shown = new Map<string, ObservedDeposit>()
  const show = (seen: ObservedDeposit): ObservedDeposit => {
    shown.set(seen.txId, seen)
    return seen
  }
  /** Transfers that the chain's worker plans as refunds. */
  async function planned(
    { chainId, asset }: Pick<DepositRow, 'chainId' | 'asset'>,
    policy: Partial<MakerPolicy> = {},
    deps: Partial<MakerDeps> = {},
  ): Promise<PayoutAction[]> {
    const actions: PayoutAction[] = []
    const plan: Payer['plan'] = async (action) => {
      actions.push(action)
      throw new AppError('insufficient_gas', '', { retriable: true })
    }
    const node: Partial<ChainNode> = {
      balances: async () => new Map([[asset, 10n ** 30n]]),
      readDeposit: async (txId) => shown.get(txId) ?? null,
      head: async () => ({ height: 200n, hash: '0x', time: 0, finalized: 150n }),
    }
    const chains = new Map([...(deps.chains ?? []), [chainId, node]]) as never
    await startRefunds(
      await unitContext({
        store,
        chain: chainId,
        node,
        payer: { address: MAKER, plan },
        policy,
        deps: { ...deps, chains },
      }),
    )
    return actions
  }
  async function aside(binding: 'unmatched' | 'second', final = true): Promise<DepositRow> {
    const order = await store.orders.create(newOrder(custodial))
    const own = show(depositOf(order))
    if (binding === 'second') await store.deposits.record(own)
    const { deposit } = await store.deposits.record(
      show(depositOf(order, binding === 'second' ? {} : { binding: { kind: 'memo', memo: 'for my friend' } })),
    )
    await store.deposits.confirm(deposit.id)
    if (final) await store.deposits.markFinal(deposit.id)
    return deposit
  }

  const operator = () => ({ store, chains: new Map(), payers: new Map() })

  it('of a deposit without an order is paid to the operator’s address', async () => {
    const deposit = await aside('unmatched')
    const to = randomAddress()
    expect(await planned(deposit)).toEqual([])
    await returnDeposit(operator(), catalogueOf(deposit.chainId), deposit.id, to)
    // The address is in the database alone, however small the deposit is.
    expect(await planned(deposit)).toEqual([])
    expect(await planned(deposit, { reviewSeconds: 0 })).toMatchObject([
      { kind: 'transfer', asset: deposit.asset, amount: deposit.amount, recipient: to },
    ])
    await expect(returnDeposit(operator(), catalogueOf(deposit.chainId), deposit.id, to)).rejects.toMatchObject({
      reason: 'deposit_taken',
    })
  })

  it('is needed from the fourth further deposit of an order on', async () => {
    const order = await store.orders.create(newOrder(custodial))
    await store.deposits.record(show(depositOf(order)))
    const further: DepositRow[] = []
    for (let n = 0; n < 4; n++) {
      const { deposit } = await store.deposits.record(show(depositOf(order)))
      await store.deposits.confirm(deposit.id)
      await store.deposits.markFinal(deposit.id)
      further.push(deposit)
    }
    for (let pass = 0; pass < 2; pass++) await planned(further[0] as DepositRow)
    const rows = await store.disbursements.forOrder(order.id)
    expect(rows.map(({ depositId }) => depositId)).toEqual(further.slice(0, 3).map(({ id }) => id))
    const last = further.at(-1) as DepositRow
    expect((await store.deposits.get(last.id))?.exception).toBe('second:many_deposits')
    await returnDeposit(operator(), catalogueOf(last.chainId), last.id, null)
    await planned(last)
    expect(await store.disbursements.forOrder(order.id)).toHaveLength(4)
  })

  it('of dust in addition to an order goes to the order’s refund address, whatever the fee', async () => {
    const deposit = await aside('second')
    await store.deposits.setException(deposit.id, 'second:dust')
    expect(await planned(deposit)).toEqual([])
    await returnDeposit(operator(), catalogueOf(deposit.chainId), deposit.id, null)
    expect(await planned(deposit, { reviewSeconds: 0 })).toMatchObject([
      { kind: 'transfer', recipient: custodial.refundAddress },
    ])
  })

  it('that failed can be sent to another address', async () => {
    const deposit = await aside('second')
    await store.deposits.setException(deposit.id, 'second:recipient_rejects')
    const to = randomAddress()
    await returnDeposit(operator(), catalogueOf(deposit.chainId), deposit.id, to)
    // Its memo names another order, and only the database records the operator's decision.
    expect(await planned(deposit)).toEqual([])
    expect(await planned(deposit, { reviewSeconds: 0 })).toMatchObject([{ kind: 'transfer', recipient: to }])
  })

  it.each(['held', 'overdue'] as const)('does not wait for earlier refunds that are pending (%s)', async (why) => {
    const fromChain = freshChain()
    const toChain = freshChain()
    const change = { fromChain, toChain, ...(why === 'overdue' && { fillDeadline: new Date(0) }) }
    const orders = [
      await validatedOrder(store, agreedOrder(change)),
      await validatedOrder(store, agreedOrder(change)),
      await validatedOrder(store, agreedOrder(change)),
    ]
    for (const { order, deposit } of orders) {
      const { txId, blockHash } = deposit
      show(depositOf(order, { txId, blockHash }))
    }
    if (why === 'held')
      for (const { order } of orders) await store.orders.apply(order.id, 'held', { heldReason: 'payout_failed' })
    const cancels = await planned(
      { chainId: fromChain, asset: orders[0]?.order.fromAsset as never },
      { pageSize: 2 },
      unpaidDestinations(toChain),
    )
    expect(cancels.map(({ kind }) => kind)).toEqual(['cancel', 'cancel', 'cancel'])
  })

  it('is refused for what is not final, belongs to an order, or is in an escrow', async () => {
    const to = randomAddress()
    const young = await aside('unmatched', false)
    await expect(returnDeposit(operator(), catalogueOf(young.chainId), young.id, to)).rejects.toMatchObject({
      reason: 'deposit_unconfirmed',
    })
    const { deposit: own } = await validatedOrder(store, custodial)
    await expect(returnDeposit(operator(), catalogueOf(own.chainId), own.id, to)).rejects.toMatchObject({
      reason: 'not_aside',
    })
    const escrowed = await aside('unmatched')
    await expect(
      returnDeposit(operator(), catalogueOf(escrowed.chainId, '0xe5'), escrowed.id, to),
    ).rejects.toMatchObject({
      reason: 'in_escrow',
    })
    await expect(returnDeposit(operator(), catalogueOf(escrowed.chainId), escrowed.id, null)).rejects.toMatchObject({
      reason: 'address_needed',
    })
  })
})
