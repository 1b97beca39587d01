import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { EscrowLimits } from '#chains/contract/settlement.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { depositOf, newOrder, payoutOf, reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { releaseHeld } from '../operatorActions.ts'
import { noMetrics } from '../metrics.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext, unpaidDestinations } from '../testing/unitContext.ts'
import { trackTransactions } from './trackTransactions.ts'
import { rebroadcastDropped } from './rebroadcastDropped.ts'
import { signAndBroadcast } from './signAndBroadcast.ts'
import { startPayouts } from './startPayouts.ts'
import { startRefunds } from './startRefunds.ts'

const refundOf = (order: OrderRow, deposit: DepositRow) => ({
  ...payoutOf(order, deposit),
  kind: 'refund' as const,
  chainId: order.fromChain,
  asset: deposit.asset,
  amount: deposit.amount,
  recipient: order.refundAddress ?? '',
})
const refusing = (planned: string[] = []): Partial<Payer> => ({
  address: MAKER,
  chainSlot: async () => 0n,
  plan: async (action) => {
    planned.push(action.kind)
    throw new AppError('recipient_rejects', '', { retriable: false })
  },
})

describe('rows that cannot be sent', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Order in the maker's own custody with a stray second deposit, whose refund cannot be sent. */
  async function withSecond(state: OrderRow['state']) {
    const order = await store.orders.create(
      newOrder({ custody: 'maker', onchainId: null, refundAddress: 'them', fromAddress: 'them' }),
    )
    const { deposit } = await store.deposits.record(depositOf(order))
    const { deposit: second } = await store.deposits.record(depositOf(order))
    await store.deposits.confirm(deposit.id, second.id)
    await store.deposits.markFinal(second.id)
    if (state === 'held') await store.orders.apply(order.id, 'held', { heldReason: 'offer_mismatch' })
    return { order, second }
  }

  it.each(['confirmed', 'held'] as const)(
    'a second deposit that cannot be refunded waits for an operator (order %s)',
    async (state) => {
      const { order, second } = await withSecond(state)
      const balances = async () => new Map([[order.fromAsset, 10n ** 30n]])
      const node = { ...sourceOf(order, second), balances }
      const ctx = await unitContext({ store, chain: order.fromChain, node, payer: refusing() })
      await startRefunds(ctx)
      expect(await store.orders.get(order.id)).toMatchObject({
        state,
        heldReason: state === 'held' ? 'offer_mismatch' : null,
      })
      expect((await store.deposits.forOrder(order.id)).find(({ id }) => id === second.id)?.exception).toBe(
        'second:recipient_rejects',
      )
      expect(await store.disbursements.forOrder(order.id)).toEqual([])
      expect((await store.deposits.exceptions(1000)).map(({ id }) => id)).toContain(second.id)
      await startRefunds(ctx)
      expect(await store.disbursements.forOrder(order.id)).toEqual([])
    },
  )

  const frozen = { frozen: true, claimLeft: 10n ** 30n, claimCap: 10n ** 30n, windowSeconds: 3600 }
  async function look(
    through: 'row' | 'pass',
    standing: boolean,
    paused: boolean,
    limits: EscrowLimits = { ...frozen, frozen: false },
  ): Promise<string[]> {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    const planned: string[] = []
    const chains = new Map([
      [order.fromChain, { ...sourceOf(order, deposit, standing ? {} : null), escrowLimits: async () => limits }],
    ]) as never
    const node = { head: async () => ({ height: 1n, hash: '0x', time: 0, finalized: 0n }) }
    const ctx = await unitContext({ store, chain: order.toChain, node, payer: refusing(planned), deps: { chains } })
    if (paused) await store.chainState.pause(order.fromChain, 'deep_reorg')
    await (through === 'pass'
      ? startPayouts(ctx)
      : signAndBroadcast(ctx, [{ row: payout, order: (await store.orders.get(order.id)) ?? order, deposit }]))
    return planned
  }
  it('plans a payout whose deposit is canonical', async () => {
    expect(await look('row', true, false)).toEqual(['fill'])
    expect(await look('pass', true, false)).toEqual(['fill'])
  })
  it('signs nothing for an orphaned deposit', async () => expect(await look('row', false, false)).toEqual([]))
  it('signs nothing for a paused source, even if the row was already reserved', async () =>
    expect(await look('pass', true, true)).toEqual([]))
  it('signs nothing while the escrow could not repay it', async () => {
    expect(await look('pass', true, false, frozen)).toEqual([])
    expect(await look('pass', true, false, { ...frozen, frozen: false, claimCap: 1n })).toEqual([])
  })

  it.each([
    ['its fee is worth more than the cap', 461n * 10n ** 18n, 'fee_above_cap'],
    ['the coin of its fee has no price', 1n, 'price_unknown'],
  ] as const)('signs nothing while %s, and reports the reason', async (_name, feeCap, reason) => {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    const signed: bigint[] = []
    const failures: string[] = []
    const payer: Partial<Payer> = {
      address: MAKER,
      chainSlot: async () => 0n,
      plan: async (action) => ({ action, feeCap, detail: null }),
      sign: async (_plan, slot) => (signed.push(slot), signedTx()),
      broadcast: async () => undefined,
    }
    const metrics = { ...noMetrics, failure: (_: number, __: string, why: string) => void failures.push(why) }
    const chains = new Map([[order.fromChain, sourceOf(order, deposit)]]) as never
    const ctx = await unitContext({ store, chain: order.toChain, node: {}, payer, deps: { chains, metrics } })
    if (reason === 'price_unknown') Object.assign(ctx.deps.catalogue, { prices: new Map() })
    await signAndBroadcast(ctx, [{ row: payout, order, deposit }])
    expect(signed).toEqual([])
    expect(failures).toContain(reason)
    expect((await store.disbursements.get(payout.id))?.state).toBe('reserved')
  })

  it('a deposit is refunded if its recipient uses too much gas, and the order shows the reason', async () => {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    const plan = () => Promise.reject(new AppError('recipient_gas_too_high', '', { retriable: false }))
    const chains = new Map([[order.fromChain, sourceOf(order, deposit)]]) as never
    const ctx = await unitContext({
      store,
      chain: order.toChain,
      node: {},
      payer: { address: MAKER, plan },
      deps: { chains },
    })
    await signAndBroadcast(ctx, [{ row: payout, order, deposit }])
    expect((await store.deposits.forOrder(order.id))[0]?.exception).toBe('recipient_gas_too_high')
    expect((await store.orders.events(order.id, 0)).findLast(({ type }) => type === 'waiting')?.data).toEqual({
      reason: 'recipient_gas_too_high',
    })
  })

  it('signs nothing while the claim queue exceeds what the escrow releases in time', async () => {
    const { order } = await reservedOrder(store, agreedOrder())
    const limits = {
      ...frozen,
      frozen: false,
      claimLeft: order.sendAmount,
      claimCap: order.sendAmount,
      windowSeconds: 10 ** 9,
    }
    expect(await look('pass', true, false, limits)).toEqual(['fill'])
    expect(await look('pass', true, false, { ...limits, claimLeft: order.sendAmount - 1n })).toEqual([])
  })

  describe('signed while the state of its source changed', () => {
    const gone = { standing: () => false, pause: false }
    it.each([
      ['its block left', gone],
      ['its chain was paused', { standing: () => true, pause: true }],
    ])('is not sent: %s', async (_, change) => {
      const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
      const offered: string[] = []
      let signed = false
      const payer: Partial<Payer> = {
        address: MAKER,
        chainSlot: async () => 0n,
        plan: async (action) => {
          if (change.pause) await store.chainState.pause(order.fromChain, 'deep_reorg')
          return { action, feeCap: 1n, detail: null }
        },
        sign: async () => ((signed = true), signedTx()),
        broadcast: async ({ raw }) => void offered.push(raw),
      }
      const chains = new Map([
        [order.fromChain, { ...sourceOf(order, deposit), isCanonical: async () => !signed || change.standing() }],
      ]) as never
      const node: Partial<ChainNode> = {
        head: async () => ({ height: 1n, hash: '0x', time: 0, finalized: 0n }),
        txStatus: async () => ({ state: 'unknown', height: null, blockHash: null, final: false }),
      }
      const ctx = await unitContext({
        store,
        chain: order.toChain,
        node,
        payer,
        deps: { chains },
        policy: { rebroadcastMs: 0 },
      })
      await signAndBroadcast(ctx, [{ row: payout, order: (await store.orders.get(order.id)) ?? order, deposit }])
      await trackTransactions(ctx)
      expect([signed, offered]).toEqual([true, []])
    })
  })

  it('an order with a paused source does not block the next one', async () => {
    const first = await reservedOrder(store, agreedOrder())
    const second = await reservedOrder(store, agreedOrder({ toChain: first.order.toChain }))
    await store.chainState.pause(first.order.fromChain, 'deep_reorg')
    const planned: string[] = []
    const chains = new Map(
      [first, second].map(({ order, deposit }) => [order.fromChain, sourceOf(order, deposit)]),
    ) as never
    await startPayouts(
      await unitContext({
        store,
        chain: first.order.toChain,
        node: { head: async () => ({ height: 1n, hash: '0x', time: 0, finalized: 0n }) },
        payer: refusing(planned),
        deps: { chains },
        policy: { pageSize: 1 },
      }),
    )
    expect(planned).toEqual(['fill'])
  })

  it('an order reports once that its payout waits for lower fees, and stays reserved', async () => {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    let reason = 'fee_above_cap'
    const plan = async () => Promise.reject(new AppError(reason, '', { status: 503, retriable: true }))
    const chains = new Map([[order.fromChain, sourceOf(order, deposit)]]) as never
    const ctx = await unitContext({
      store,
      chain: order.toChain,
      node: {},
      payer: { address: MAKER, plan },
      deps: { chains },
      policy: { retryMs: 0, retryLimitMs: 0 },
    })
    const told = async () =>
      (await store.orders.events(order.id, 0))
        .filter(({ type }) => type === 'waiting')
        .map(({ data }) => data['reason'])
    const pass = async () =>
      signAndBroadcast(ctx, [{ row: payout, order: (await store.orders.get(order.id)) ?? order, deposit }])
    await pass()
    await store.orders.note(order.id, 'confirmations', { have: 1, need: 2 })
    await pass()
    expect(await told()).toEqual(['fee_above_cap'])
    reason = 'rpc_unreachable'
    await pass()
    expect(await told()).toEqual(['fee_above_cap'])
    expect(await store.orders.get(order.id)).toMatchObject({ state: 'reserved', heldReason: null })
  })

  it('an order is not released until its deposit is confirmed again', async () => {
    const order = await store.orders.create(newOrder())
    const operator = { store, ...unpaidDestinations(order.fromChain, order.toChain) }
    const { deposit } = await store.deposits.record(depositOf(order))
    await store.orders.apply(order.id, 'held', { heldReason: 'offer_mismatch' })
    await expect(releaseHeld(operator, order.id)).rejects.toMatchObject({ reason: 'deposit_unconfirmed' })
    await store.deposits.confirm(deposit.id)
    await store.deposits.orphan(deposit.id)
    await expect(releaseHeld(operator, order.id)).rejects.toMatchObject({ reason: 'deposit_unconfirmed' })
    await store.deposits.record(depositOf(order))
    await store.deposits.confirm(deposit.id)
    expect((await releaseHeld(operator, order.id)).state).toBe('confirmed')
  })

  it('resumes a refund whose maker died before signing it', async () => {
    const { order, second } = await withSecond('confirmed')
    await store.disbursements.take(refundOf(order, second), 10n ** 30n)
    const planned: string[] = []
    const node = sourceOf(order, second)
    await startRefunds(await unitContext({ store, chain: order.fromChain, node, payer: refusing(planned) }))
    expect(planned).toEqual(['transfer'])
  })

  it('a refund from the maker’s own account waits while its chain is paused', async () => {
    const { order, second } = await withSecond('confirmed')
    await store.disbursements.take(refundOf(order, second), 10n ** 30n)
    const planned: string[] = []
    const look = async () =>
      startRefunds(
        await unitContext({ store, chain: order.fromChain, node: sourceOf(order, second), payer: refusing(planned) }),
      )
    await store.chainState.pause(order.fromChain, 'incident_paid_twice')
    await look()
    expect(planned).toEqual([])
    await store.chainState.resume(order.fromChain)
    await look()
    expect(planned).toEqual(['transfer'])
  })

  it('a refund that lost its tx slot is shown to an operator, and its order continues', async () => {
    const { order, second } = await withSecond('confirmed')
    const taken = await store.disbursements.take(refundOf(order, second), 10n ** 30n)
    if (!('taken' in taken)) throw new Error(taken.refused)
    const slot = await store.slots.open(
      { chainId: order.fromChain, signer: 's', purpose: 'refund', refId: taken.taken.id, floor: 0n },
      async () => signedTx(),
    )
    await store.slots.setState(slot.id, 'lost')
    await rebroadcastDropped(await unitContext({ store, chain: order.fromChain, node: {}, payer: refusing() }))
    expect((await store.deposits.exceptions(1000)).find(({ id }) => id === second.id)?.exception).toBe(
      'second:slot_lost',
    )
    expect((await store.orders.get(order.id))?.state).toBe('confirmed')
  })

  it('a refund without effect is tried again', async () => {
    const { order, second } = await withSecond('confirmed')
    const taken = await store.disbursements.take(refundOf(order, second), 10n ** 30n)
    if (!('taken' in taken)) throw new Error(taken.refused)
    await store.slots.open(
      { chainId: order.fromChain, signer: 's', purpose: 'refund', refId: taken.taken.id, floor: 0n },
      async () => ({ ref: 'x', raw: 'x', feeCap: 1n, expiresAt: null }),
    )
    expect((await store.deposits.exceptions(1000, 0n, order.fromChain)).map(({ id }) => id)).toEqual([])
    await store.disbursements.setState(taken.taken.id, 'failed')
    expect((await store.deposits.exceptions(1000, 0n, order.fromChain)).map(({ id }) => id)).toEqual([second.id])
    const planned: string[] = []
    await startRefunds(
      await unitContext({
        store,
        chain: order.fromChain,
        node: { ...sourceOf(order, second), balances: async () => new Map([[order.fromAsset, 10n ** 30n]]) },
        payer: refusing(planned),
      }),
    )
    expect(planned).toContain('transfer')
  })
})
