import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import type { Store } from '../../contract.ts'
import type { NewOrder, OrderRow, WorkQuery } from '../types.ts'
import { externalOrder, noProgress } from './external.ts'
import {
  depositOf,
  emptyEscrowOrder,
  endingOf,
  finalOrder,
  freshChain,
  newOrder,
  payoutOf,
  randomAddress,
  randomHex,
  reservedOrder,
  signedTx,
  validatedOrder,
  ESCROW,
} from '../../testing/fixtures.ts'

export function orderCases(store: () => Store): void {
  const withDeposit = async (change: Partial<NewOrder> = {}): Promise<OrderRow> => {
    const order = await store().orders.create(newOrder(change))
    await store().deposits.record(depositOf(order))
    return order
  }

  describe('orders of a payment request', () => {
    it('are those with a deposit that name it, newest first and no more than asked for', async () => {
      const payment = randomHex(16).slice(2)
      const first = await withDeposit({ payment })
      await store().orders.create(newOrder({ payment }))
      await withDeposit({ payment: randomHex(16).slice(2) })
      await withDeposit()
      const second = await withDeposit({ payment })
      expect(first.payment).toBe(payment)
      const ids = async (limit: number) => (await store().orders.ofPayment(payment, limit)).map(({ id }) => id)
      expect(await ids(10)).toEqual([second.id, first.id])
      expect(await ids(1)).toEqual([second.id])
    })

    it('have an id of 32 hex digits, or none', async () => {
      await expect(store().orders.create(newOrder({ payment: 'f'.repeat(31) }))).rejects.toThrow()
      await expect(store().orders.create(newOrder({ payment: 'F'.repeat(32) }))).rejects.toThrow()
      expect((await store().orders.create(newOrder())).payment).toBeNull()
    })

    it('of external providers count once they report a deposit', async () => {
      const payment = randomHex(16).slice(2)
      const order = externalOrder({ payment })
      const pollAt = new Date(0)
      await store().transaction(async (tx) => {
        await tx.orders.create(order)
        await tx.externalOrders.track(order.id, { pollAt, nativeFee: 0n, minReceive: 3n })
      })
      expect(await store().orders.ofPayment(payment, 10)).toEqual([])
      await store().externalOrders.record(order.id, { progress: noProgress, events: ['deposit_seen'], pollAt })
      expect(await store().orders.ofPayment(payment, 10)).toMatchObject([{ id: order.id, payment }])
    })
  })

  describe('the oldest order', () => {
    const stagesOf = async (...chains: readonly number[]): Promise<string[]> =>
      (await store().orders.oldest())
        .filter(({ chain }) => chains.includes(chain))
        .map(({ stage, chain }) => `${stage} ${chains.indexOf(chain)}`)
        .toSorted()

    it('of each stage counts from its deposit, its payout row and its finality, whatever else changes', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const stages = (): Promise<string[]> => stagesOf(fromChain, toChain)
      const { order, deposit } = await validatedOrder(store(), { fromChain, toChain })
      const confirmed = (await store().deposits.get(deposit.id))?.confirmedAt
      await store().orders.setDepositHint(order.id, '0x1')
      expect(await stages()).toEqual(['unpaid 1'])
      expect((await store().orders.oldest()).find(({ chain }) => chain === toChain)?.since).toEqual(confirmed)
      const taken = await store().disbursements.take(payoutOf(order, deposit), 10n ** 30n)
      if (!('taken' in taken)) throw new Error(taken.refused)
      expect(await stages()).toEqual(['unpaid 1'])
      const slot = { chainId: toChain, signer: randomAddress(), purpose: 'payout', refId: taken.taken.id } as const
      await store().slots.open({ ...slot, floor: 0n }, async () => signedTx())
      expect(await stages()).toEqual(['unfinalized 1'])
      await store().orders.apply(order.id, 'payout_mined')
      await store().disbursements.setState(taken.taken.id, 'mined')
      expect(await stages()).toEqual(['unfinalized 1'])
      await store().disbursements.setState(taken.taken.id, 'final')
      await store().orders.apply(order.id, 'payout_final')
      expect(await stages()).toEqual(['unclaimed 0'])
      await store().orders.apply(order.id, 'claimed')
      expect(await stages()).toEqual([])
    })

    it('is unclaimed without attestations and in a batch, until its claim is in a block', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const order = await finalOrder(store(), { fromChain, toChain })
      await finalOrder(store(), { fromChain, toChain, custody: 'maker' })
      const [row] = await store().disbursements.forOrder(order.id)
      const stages = (): Promise<string[]> => stagesOf(fromChain, toChain)
      expect(await stages()).toEqual(['unclaimed 0'])
      expect((await store().orders.oldest()).find(({ chain }) => chain === fromChain)?.since).toEqual(row?.updatedAt)
      const batch = await store().claims.createBatch(fromChain, [order.id])
      for (const [state, expected] of [
        ['reserved', ['unclaimed 0']],
        ['broadcast', ['unclaimed 0']],
        ['mined', []],
        ['failed', ['unclaimed 0']],
      ] as const) {
        await store().claims.setBatchState(batch.id, state)
        expect([state, await stages()]).toEqual([state, expected])
      }
    })

    it('that waits deliberately is not unpaid, and hides no other', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const [a, b] = [
        (await validatedOrder(store(), { fromChain, toChain })).order,
        (await validatedOrder(store(), { fromChain, toChain })).order,
      ]
      const stages = (): Promise<string[]> => stagesOf(fromChain, toChain)
      await store().orders.note(a.id, 'waiting', { reason: 'outflow_cap' })
      await store().orders.note(a.id, 'confirmations', { count: 1 })
      expect(await stages()).toEqual(['unpaid 1'])
      await store().orders.note(b.id, 'waiting', { reason: 'under_review' })
      expect(await stages()).toEqual([])
      await store().orders.note(a.id, 'waiting', { reason: 'recipient_gas_too_high' })
      expect(await stages()).toEqual(['unpaid 1'])
    })
  })

  describe('orders', () => {
    it('stores every field, wide integers included', async () => {
      const order = newOrder({ escrowOrder: emptyEscrowOrder, sendAmount: 2n ** 256n - 1n, makerSignature: '0xabcd' })
      const created = await store().orders.create(order, [
        { kind: 'evm_call', chainId: order.fromChain, label: 'open', body: { to: '0x1', value: '5' } },
      ])
      expect(created).toMatchObject({ ...order, state: 'quoted', heldReason: null, depositHint: null })
      expect(await store().orders.get(order.id)).toEqual(created)
      expect(await store().orders.byOnchainId(order.onchainId ?? '0x')).toEqual(created)
      await store().orders.setStep(order.id, 0, 'sent', '0xfeed')
      expect(await store().orders.steps(order.id)).toEqual([
        {
          ordinal: 0,
          kind: 'evm_call',
          chainId: order.fromChain,
          label: 'open',
          body: { to: '0x1', value: '5' },
          status: 'sent',
          txRef: '0xfeed',
        },
      ])
    })

    it('refuses the same order twice', async () => {
      const order = newOrder()
      await store().orders.create(order)
      await expect(store().orders.create(order)).rejects.toMatchObject({ reason: 'order_exists' })
      await expect(store().orders.create(newOrder({ onchainId: order.onchainId }))).rejects.toMatchObject({
        reason: 'order_exists',
      })
    })

    it('applies and records an event for many orders, each with its own number', async () => {
      const [a, b] = [await finalOrder(store()), await store().orders.create(newOrder())]
      expect(await store().orders.applyAll([a.id, b.id], 'done')).toMatchObject([{ id: a.id, state: 'done' }])
      expect(await store().orders.getAll([b.id, a.id])).toMatchObject([
        { id: a.id, state: 'done' },
        { id: b.id, state: 'quoted' },
      ])
      const note = (id: typeof a.id, have: number) => ({ id, type: 'confirmations' as const, data: { have, need: 9 } })
      await store().orders.noteAll([note(b.id, 1), note(newOrder().id, 1), note(b.id, 2)])
      expect((await store().orders.events(b.id, 1)).map(({ seq, data }) => [seq, data['have']])).toEqual([
        [2, 1],
        [3, 2],
      ])
      expect(await store().orders.getAll([])).toEqual([])
    })

    it('numbers events without gaps and refuses invalid transitions', async () => {
      const { id } = await store().orders.create(newOrder())
      await store().orders.note(id, 'hint', { tx: '0x1' })
      await store().orders.apply(id, 'deposit_seen', { data: { a: 1 } })
      await expect(store().orders.apply(id, 'payout_final')).rejects.toMatchObject({ reason: 'transition_refused' })
      await store().orders.apply(id, 'held', { heldReason: 'screening' })
      expect((await store().orders.get(id))?.heldReason).toBe('screening')
      const released = await store().orders.apply(id, 'released')
      expect(released).toMatchObject({ state: 'confirmed', heldReason: null })
      const events = await store().orders.events(id, 0)
      expect(events.map(({ seq, type }) => [seq, type])).toEqual([
        [1, 'created'],
        [2, 'hint'],
        [3, 'deposit_seen'],
        [4, 'held'],
        [5, 'released'],
      ])
      expect(events[2]?.data).toEqual({ a: 1 })
      expect((await store().orders.events(id, 4)).map(({ seq }) => seq)).toEqual([5])
    })

    it('returns new events of many orders at once, each after its own number', async () => {
      const [a, b, quiet] = [await withDeposit(), await withDeposit(), await withDeposit()]
      await store().orders.apply(b.id, 'deposit_confirmed')
      const read = await store().orders.eventsOf(
        new Map([
          [a.id, 0],
          [b.id, 2],
          [quiet.id, 2],
          [newOrder().id, 0],
        ]),
      )
      expect(read.map(({ orderId, seq, type }) => [orderId, seq, type])).toEqual([
        [a.id, 1, 'created'],
        [a.id, 2, 'deposit_seen'],
        [b.id, 3, 'deposit_confirmed'],
      ])
      expect(await store().orders.eventsOf(new Map())).toEqual([])
    })

    it('deletes escrow orders that expired without a deposit, and no others', async () => {
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
      const made = async (change: Partial<NewOrder> = {}, end: 'expired' | null = 'expired') => {
        const order = await store().orders.create(newOrder({ createdAt: daysAgo(40), ...change }), steps)
        if (end) await store().orders.apply(order.id, end)
        return order.id
      }
      const steps = [{ kind: 'evm_call', chainId: newOrder().fromChain, label: 'Deposit', body: {} }] as const
      const unpaid = await made()
      const kept = [
        await made({ createdAt: daysAgo(30) }),
        await made({}, null),
        await made({ custody: 'maker' }),
        (await withDeposit({ createdAt: daysAgo(40) })).id,
      ]
      const late = await store().orders.get(await made())
      if (!late) throw new Error('no order')
      await store().deposits.record(depositOf(late))
      for (let n = 100; n === 100; ) n = await store().orders.dropUnpaid(daysAgo(31), 100)
      expect([await store().orders.get(unpaid), await store().orders.events(unpaid, 0)]).toEqual([null, []])
      expect(await store().orders.steps(unpaid)).toEqual([])
      for (const id of [...kept, late.id]) expect((await store().orders.get(id))?.id).toBe(id)
      // The database enforces the minimum age itself.
      const young = await made({ createdAt: daysAgo(20) })
      await store().orders.dropUnpaid(new Date(Date.now() + 86_400_000), 100)
      expect((await store().orders.get(young))?.id).toBe(young)
    })

    it('pages a history by address, newest first, stable while orders arrive', async () => {
      const address = randomAddress()
      const made: string[] = []
      for (let i = 0; i < 5; i++) made.push((await withDeposit({ fromAddress: address, recipient: address })).id)
      await store().orders.create(newOrder({ fromAddress: address }))
      const first = await store().orders.page({ address, limit: 2 })
      const late = await withDeposit({ recipient: address })
      const second = await store().orders.page({ address, limit: 2, cursor: first.nextCursor ?? '' })
      const third = await store().orders.page({ address, limit: 2, cursor: second.nextCursor ?? '' })
      expect([...first.list, ...second.list, ...third.list].map(({ id }) => id)).toEqual(made.reverse())
      expect(third.nextCursor).toBeNull()
      expect((await store().orders.page({ address, limit: 1 })).list[0]?.id).toBe(late.id)
      expect((await store().orders.page({ address, limit: 9, states: ['quoted'] })).list).toEqual([])
      expect((await store().orders.page({ address, limit: 1, channelId: late.channelId })).list[0]?.id).toBe(late.id)
      expect((await store().orders.page({ address, limit: 9, channelId: late.channelId + 1 })).list).toEqual([])
      await expect(store().orders.page({ address, limit: 2, cursor: 'nonsense' })).rejects.toMatchObject({
        reason: 'cursor_invalid',
      })
    })

    it('finds an order by id, on-chain id, any transaction and address, once it has a deposit', async () => {
      const { order, deposit, payout } = await reservedOrder(store())
      const tx = signedTx()
      await store().slots.open(
        { chainId: order.toChain, signer: randomAddress(), purpose: 'payout', refId: payout.id, floor: 0n },
        async () => tx,
      )
      const ending = endingOf(order, 'claimed')
      await store().deposits.recordEnding(order.fromChain, ending)
      for (const text of [
        order.id,
        order.onchainId ?? '',
        deposit.txId,
        tx.ref,
        tx.ref.toUpperCase().replace('0X', '0x'),
        ending.txId,
        order.fromAddress,
      ]) {
        expect((await store().orders.search(text, 5)).map(({ id }) => id)).toEqual([order.id])
      }
      const silent = await store().orders.create(newOrder())
      expect(await store().orders.search(silent.id, 5)).toEqual([])
      expect(await store().orders.search('', 5)).toEqual([])
      expect(await store().orders.search(randomHex(32), 5)).toEqual([])
    })

    it('lists orders by state and chain, oldest first', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const a = await withDeposit({ fromChain, toChain })
      const b = await withDeposit({ fromChain, toChain })
      const ids = async (query: Parameters<Store['orders']['inStates']>[0]) =>
        (await store().orders.inStates(query)).map(({ id }) => id)
      expect(await ids({ states: ['seen'], fromChain, limit: 10 })).toEqual([a.id, b.id])
      expect(await ids({ states: ['seen'], toChain, limit: 10, afterId: a.id })).toEqual([b.id])
      expect(await ids({ states: ['final'], fromChain, limit: 10 })).toEqual([])
      expect(await ids({ states: [], fromChain, limit: 10 })).toEqual([])
      expect((await store().orders.countByState()).get('seen')).toBeGreaterThanOrEqual(2)
    })

    it('sums deposits in custody and unclaimed amounts', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const sums = async () => [
        await store().orders.inCustody(fromChain),
        await store().orders.unclaimed(fromChain, ESCROW, assetId(fromChain, 'native')),
      ]
      await store().orders.create(newOrder({ fromChain, toChain }))
      await store().orders.create(newOrder({ fromChain, toChain, custody: 'maker', onchainId: null }))
      expect(await sums()).toEqual([0n, []])
      const escrowed = await finalOrder(store(), { fromChain, toChain, sendAmount: 7n })
      await withDeposit({ fromChain, toChain, sendAmount: 5n })
      const held = await withDeposit({ fromChain, toChain, custody: 'maker', onchainId: null, sendUsdE8: 11n })
      await withDeposit({ fromChain, toChain, custody: 'maker', onchainId: null, sendUsdE8: null })
      expect(await sums()).toEqual([11n, [7n, 5n]])
      await store().deposits.recordEnding(fromChain, endingOf(escrowed, 'claimed'))
      await store().orders.apply(held.id, 'refunded')
      expect(await sums()).toEqual([0n, [5n]])
    })

    it('sums deposits in the maker’s wallet that may have to be refunded', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const native = assetId(fromChain, 'native')
      const refundable = async (strays = true) => (await store().orders.refundable(fromChain, strays)).get(native) ?? 0n
      const own = { fromChain, toChain, custody: 'maker', onchainId: null } as const
      await finalOrder(store(), { ...own, sendAmount: 1_000n })
      await withDeposit({ fromChain, toChain, sendAmount: 5n })
      expect(await refundable()).toBe(0n)
      const { order, deposit } = await validatedOrder(store(), { ...own, sendAmount: 30n })
      expect(await refundable()).toBe(30n)
      const taken = await store().disbursements.take({ ...payoutOf(order, deposit), amount: 1n }, 10n ** 30n)
      expect(taken).toHaveProperty('taken')
      // Until the payout is final, the deposit may still have to be refunded.
      expect(await refundable()).toBe(30n)
      const stray = {
        ...depositOf(order),
        txId: randomHex(32),
        amount: 7n,
        binding: { kind: 'memo', memo: null },
      } as const
      await store().deposits.record(stray)
      expect([await refundable(), await refundable(false)]).toEqual([37n, 30n])
    })

    it('records a channel’s fee once its order is delivered, in proportion to the paid amount', async () => {
      const channelId = randomInt(1, 2 ** 31)
      const asQuoted = {
        channelId,
        channelFee: 7n,
        custody: 'maker',
        onchainId: null,
        receiveAmount: 99n * 10n ** 15n,
      } as const
      const owed = async () => (await store().channelFees.owed(channelId)).map(({ amount }) => amount)
      await finalOrder(store(), { ...asQuoted, custody: 'escrow', onchainId: randomHex(32) })
      await reservedOrder(store(), asQuoted)
      expect(await owed()).toEqual([])
      const done = await finalOrder(store(), asQuoted)
      expect(await store().channelFees.owed(channelId)).toEqual([{ asset: done.fromAsset, amount: 7n }])

      const { order, deposit } = await validatedOrder(store(), asQuoted)
      const half = await store().disbursements.take(
        { ...payoutOf(order, deposit), amount: asQuoted.receiveAmount / 2n },
        10n ** 30n,
      )
      if (!('taken' in half)) throw new Error(half.refused)
      await store().slots.open(
        { chainId: order.toChain, signer: randomAddress(), purpose: 'payout', refId: half.taken.id, floor: 0n },
        async () => signedTx(),
      )
      await store().orders.apply(order.id, 'payout_final')
      expect((await owed()).toSorted()).toEqual([4n, 7n])
    })

    it('lists orders that may expire', async () => {
      const old = await store().orders.create(newOrder({ openBy: new Date(Date.now() - 3_600_000) }))
      const list = await store().orders.expirable(new Date(Date.now() - 1_800_000), 1000)
      expect(list.map(({ id }) => id)).toContain(old.id)
      expect(list.every(({ openBy }) => openBy < new Date())).toBe(true)
      expect((await store().orders.expirable(new Date(), 1000, old.fromChain)).map(({ id }) => id)).toEqual([old.id])
      const { fromChain } = old
      const foreign = await store().orders.create(
        newOrder({ fromChain, provider: 'relay', openBy: new Date(Date.now() - 7_200_000) }),
      )
      expect((await store().orders.expirable(new Date(), 1, fromChain)).map(({ id }) => id)).toEqual([foreign.id])
      expect((await store().orders.expirable(new Date(), 1, fromChain, 'maker')).map(({ id }) => id)).toEqual([old.id])
    })

    it('filters a list before its limit', async () => {
      const fromChain = freshChain()
      const [soon, later] = [new Date(Date.now() + 60_000), new Date(Date.now() + 3_600_000)]
      const a = await validatedOrder(store(), { fromChain, fillDeadline: later })
      const b = await validatedOrder(store(), { fromChain, fillDeadline: soon, custody: 'maker', onchainId: null })
      for (const [{ order }, heldReason] of [
        [a, 'dust'],
        [b, 'payout_failed'],
      ] as const)
        await store().orders.apply(order.id, 'held', { heldReason })
      const only = async (filter: Partial<WorkQuery>) =>
        (await store().orders.inStates({ states: ['held'], fromChain, limit: 1, ...filter })).map(({ id }) => id)
      expect(await only({})).toEqual([a.order.id])
      expect(await only({ afterId: a.order.id })).toEqual([b.order.id])
      expect(await only({ heldReason: 'payout_failed' })).toEqual([b.order.id])
      expect(await only({ custody: 'maker' })).toEqual([b.order.id])
      expect(await only({ fillBy: soon })).toEqual([b.order.id])
      expect(await only({ ids: [b.order.id] })).toEqual([b.order.id])
      expect(await only({ ids: [] })).toEqual([])
    })

    it('lists what was reserved or signed and not claimed, oldest signature first', async () => {
      const waiting = await reservedOrder(store())
      const { fromChain, sendAmount: amount } = waiting.order
      const { order, payout } = await reservedOrder(store(), { fromChain })
      await validatedOrder(store(), { fromChain })
      const committed = () => store().orders.committed(order.fromChain, ESCROW, order.fromAsset)
      expect(await committed()).toEqual([waiting.order.id, order.id].map((id) => ({ id, amount })))
      expect(await store().orders.unclaimed(fromChain, ESCROW, order.fromAsset)).toEqual([amount, amount, amount])
      await store().orders.create(newOrder({ fromChain, escrow: randomAddress() }))
      expect(await store().orders.unclaimed(fromChain, randomAddress(), order.fromAsset)).toEqual([])
      await store().slots.open(
        { chainId: order.toChain, signer: randomAddress(), purpose: 'payout', refId: payout.id, floor: 0n },
        async () => signedTx(),
      )
      expect(await committed()).toEqual([order.id, waiting.order.id].map((id) => ({ id, amount })))
      await store().orders.apply(order.id, 'payout_final')
      await store().deposits.recordEnding(order.fromChain, endingOf(order, 'claimed'))
      expect(await committed()).toEqual([{ id: waiting.order.id, amount }])
    })

    it('becomes an incident if the deposit of a paid order is gone, whatever its state', async () => {
      for (const event of [null, 'done'] as const) {
        const order = await finalOrder(store())
        if (event) await store().orders.apply(order.id, event)
        for (const { id } of await store().deposits.forOrder(order.id)) await store().deposits.orphan(id)
        expect((await store().orders.get(order.id))?.state).toBe('incident')
      }
    })

    it('applies a claim that was seen before the payout was known to be final', async () => {
      const { order, payout } = await reservedOrder(store())
      await store().slots.open(
        { chainId: order.toChain, signer: randomAddress(), purpose: 'payout', refId: payout.id, floor: 0n },
        async () => signedTx(),
      )
      expect((await store().deposits.recordEnding(order.fromChain, endingOf(order, 'claimed')))?.state).toBe('intent')
      expect((await store().orders.apply(order.id, 'payout_final')).state).toBe('claimed')
    })

    it('records a refund of a paid order as an incident', async () => {
      const order = await finalOrder(store())
      const hit = await store().deposits.recordEnding(order.fromChain, endingOf(order, 'refunded'))
      expect(hit).toMatchObject({ state: 'incident', heldReason: 'refunded_beside_payout' })
    })
  })
}
