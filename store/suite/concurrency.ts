import { randomInt, randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { CampaignTask } from '#core/rewards/campaign/types.ts'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import type { Store } from '../contract.ts'
import type { CampaignsNow } from '../campaigns/types.ts'
import { termsUntil } from '../testing/nonceTerms.ts'
import {
  depositOf,
  finalOrder,
  freshChain,
  freshLease,
  newOrder,
  payoutOf,
  randomAddress,
  reservedOrder,
  signedTx,
  validatedOrder,
} from '../testing/fixtures.ts'

const note = { actor: 'test', action: 'campaigns edit', subject: 'campaign', before: null, after: null, reason: null }

const settled = async <T>(work: readonly Promise<T>[]) => {
  const results = await Promise.allSettled(work)
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    reasons: results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { reason?: string }).reason ?? String(result.reason)] : [],
    ),
  }
}

/** Several processes on one database, all at once. */
export function concurrencyCases(stores: () => readonly Store[]): void {
  const any = (i: number): Store => {
    const store = stores()[i % stores().length]
    if (!store) throw new Error('no store')
    return store
  }
  const times = <T>(n: number, work: (store: Store, i: number) => Promise<T>): Promise<T>[] =>
    Array.from({ length: n }, (_, i) => work(any(i), i))

  describe('at once', () => {
    it('50 callers take one deposit: one gets it', async () => {
      const { order, deposit } = await validatedOrder(any(0))
      const { values, reasons } = await settled(
        times(50, (store, i) =>
          store.disbursements.take({ ...payoutOf(order, deposit), kind: i % 2 ? 'payout' : 'refund' }, 10n ** 30n),
        ),
      )
      expect(reasons).toEqual([])
      expect(values.filter((value) => 'taken' in value)).toHaveLength(1)
      expect(await any(0).disbursements.forOrder(order.id)).toHaveLength(1)
    })

    it('20 callers take different deposits: never more than the balance', async () => {
      const toChain = freshChain()
      const ready = await Promise.all(times(20, (store) => validatedOrder(store, { toChain, receiveAmount: 10n })))
      const { values, reasons } = await settled(
        ready.map(({ order, deposit }, i) => any(i).disbursements.take(payoutOf(order, deposit), 75n)),
      )
      expect(reasons).toEqual([])
      expect(values.filter((value) => 'taken' in value)).toHaveLength(7)
      expect([...(await any(0).disbursements.reserved(toChain)).values()]).toEqual([70n])
    })

    it('6 callers take the same 12 deposits in any order: each deposit once, never above the balance', async () => {
      const toChain = freshChain()
      const ready = await Promise.all(times(12, (store) => validatedOrder(store, { toChain, receiveAmount: 10n })))
      const requests = ready.map(({ order, deposit }) => payoutOf(order, deposit))
      const balances = new Map(requests.map(({ asset }) => [asset, 95n]))
      const { values, reasons } = await settled(
        times(6, (store, i) =>
          store.disbursements.takeAll(toChain, i % 2 ? requests : [...requests].reverse(), balances),
        ),
      )
      expect(reasons).toEqual([])
      const taken = values.flat().flatMap((outcome) => ('taken' in outcome ? [outcome.taken.depositId] : []))
      expect(taken).toHaveLength(9)
      expect(new Set(taken).size).toBe(9)
      expect([...(await any(0).disbursements.reserved(toChain)).values()]).toEqual([90n])
      for (const { order } of ready)
        expect((await any(0).orders.events(order.id, 0)).filter(({ type }) => type === 'reserved').length).toBeLessThan(
          2,
        )
    })

    it('5 callers open a batch and single payouts in any order: one tx slot each, gapless', async () => {
      const toChain = freshChain()
      const ready = await Promise.all(times(8, (store) => reservedOrder(store, { toChain })))
      const asks = ready.map(({ payout }) => ({ purpose: 'payout' as const, refId: payout.id }))
      const request = { chainId: toChain, signer: 's', floor: 3n }
      const { values, reasons } = await settled(
        times(5, (store, i) =>
          store.slots.openAll({ ...request, asks: i % 2 ? asks : [...asks].reverse() }, async () => signedTx()),
        ),
      )
      const single = await settled(
        times(8, (store, i) =>
          store.slots.open({ ...request, purpose: 'payout', refId: ready[i]?.payout.id ?? null }, async () =>
            signedTx(),
          ),
        ),
      )
      expect(reasons).toEqual([])
      expect(new Set(single.reasons)).toEqual(new Set(['slot_already_open']))
      expect(values.flat().filter((outcome) => 'opened' in outcome)).toHaveLength(8)
      expect((await any(0).slots.unsettled(toChain)).map(({ slot }) => slot)).toEqual(
        Array.from({ length: 8 }, (_, i) => 3n + BigInt(i)),
      )
    })

    it('concurrent confirming, orphaning and recording of deposits: no deadlock, one event each', async () => {
      const pairs = await Promise.all(
        times(10, async (store) => {
          const order = await store.orders.create(newOrder())
          return { order, deposit: (await store.deposits.record(depositOf(order))).deposit }
        }),
      )
      const ids = pairs.map(({ deposit }) => deposit.id)
      const { reasons } = await settled<unknown>([
        ...times(6, (store, i) => store.deposits.confirm(...(i % 2 ? ids : [...ids].reverse()))),
        ...pairs.map(({ deposit }, i) => any(i).deposits.markFinal(deposit.id)),
        ...pairs.slice(0, 3).map(({ deposit }, i) => any(i).deposits.orphan(deposit.id)),
      ])
      expect(reasons).toEqual([])
      for (const { order } of pairs.slice(3)) {
        expect((await any(0).orders.events(order.id, 0)).map(({ type }) => type)).toEqual([
          'created',
          'deposit_seen',
          'deposit_confirmed',
        ])
      }
    })

    it('60 tx slots of one signer: distinct and gapless, including failed ones', async () => {
      const request = {
        chainId: freshChain(),
        signer: randomAddress(),
        purpose: 'setup' as const,
        refId: null,
        floor: 4n,
      }
      const { values, reasons } = await settled(
        times(60, (store, i) =>
          store.slots.open(request, async () => {
            if (i % 6 === 0) throw new Error('no key')
            return signedTx()
          }),
        ),
      )
      expect(reasons).toHaveLength(10)
      expect(values.map(({ slot }) => Number(slot)).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_, i) => 4 + i),
      )
    })

    it('12 callers open one payout: one tx slot', async () => {
      const { order, payout } = await reservedOrder(any(0))
      const request = { chainId: order.toChain, signer: 's', purpose: 'payout' as const, refId: payout.id, floor: 0n }
      const { values, reasons } = await settled(times(12, (store) => store.slots.open(request, async () => signedTx())))
      expect(values).toHaveLength(1)
      expect(new Set(reasons)).toEqual(new Set(['slot_already_open']))
      expect(await any(0).slots.unsettled(order.toChain)).toHaveLength(1)
    })

    it('20 recordings of one deposit: one row, one event', async () => {
      const order = await any(0).orders.create(newOrder())
      const observed = depositOf(order)
      const { values, reasons } = await settled(times(20, (store) => store.deposits.record(observed)))
      expect(reasons).toEqual([])
      expect(values.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect((await any(0).orders.events(order.id, 0)).map(({ seq }) => seq)).toEqual([1, 2])
      const stray = { ...observed, txId: randomUUID(), binding: { kind: 'memo' as const, memo: null } }
      const strays = await settled(times(20, (store) => store.deposits.record(stray)))
      expect(strays.reasons).toEqual([])
      expect(strays.values.filter(({ isNew }) => isNew)).toHaveLength(1)
    })

    it('two concurrent deposits of one order: one leads', async () => {
      const order = await any(0).orders.create(newOrder({ custody: 'maker', onchainId: null }))
      const { values } = await settled(
        times(10, (store, i) => store.deposits.record({ ...depositOf(order), ordinal: i })),
      )
      expect(values.filter(({ deposit }) => deposit.exception === null)).toHaveLength(1)
      expect(values.filter(({ deposit }) => deposit.exception === 'second')).toHaveLength(9)
    })

    it('the same transition requested 20 times: one succeeds, events stay gapless', async () => {
      const { id } = await any(0).orders.create(newOrder())
      const { values, reasons } = await settled(times(20, (store) => store.orders.apply(id, 'expired')))
      expect(values).toHaveLength(1)
      expect(new Set(reasons)).toEqual(new Set(['transition_refused']))
      await Promise.all(times(20, (store, i) => store.orders.note(id, 'hint', { i })))
      expect((await any(0).orders.events(id, 0)).map(({ seq }) => seq)).toEqual(
        Array.from({ length: 22 }, (_, i) => i + 1),
      )
    })

    it('one transaction locks an order and another undoes it: the event follows the lock', async () => {
      const { id } = await any(0).orders.create(newOrder())
      const order: string[] = []
      let undone: Promise<unknown> = Promise.resolve()
      await any(0).transaction(async (inner) => {
        expect((await inner.orders.hold(id))?.state).toBe('quoted')
        undone = any(1)
          .orders.apply(id, 'expired')
          .then(() => order.push('undone'))
        // Far more statements than an unblocked event needs.
        for (let n = 0; n < 40; n++) await any(1).chainState.all()
        expect((await inner.orders.get(id))?.state).toBe('quoted')
        order.push('held')
      })
      await undone
      expect(order).toEqual(['held', 'undone'])
    })

    it('a campaign is changed while a wallet waits: the wallet is settled by the changed one', async () => {
      const [wallet, id] = [randomAddress(), randomInt(1_000, 2 ** 31 - 1)]
      let seen: readonly unknown[] = []
      let settling: Promise<unknown> = Promise.resolve()
      await any(0).transaction(async (inner) => {
        await inner.campaigns.settle([wallet], () => [])
        settling = any(1).campaigns.settle([wallet], (edits) => ((seen = edits.filter((edit) => edit.id === id)), []))
        for (let n = 0; n < 40; n++) await any(1).chainState.all()
        await inner.campaigns.change(() => ({ id, body: { changed: true }, note }))
      })
      await settling
      expect(seen).toMatchObject([{ body: { changed: true } }])
    })

    it('a campaign is changed while a first bridge is credited: a pass after the change includes its wallet', async () => {
      const [wallet, id] = [randomAddress(), randomInt(1_000, 2 ** 31 - 1)]
      const worth = (points: number) => any(1).campaigns.change(() => ({ id, body: [stepOf(1, points)], note }))
      const now: CampaignsNow = (edits) =>
        edits.filter((edit) => edit.id === id).map(({ body }) => campaignOf(id, { tasks: body as CampaignTask[] }))
      await worth(1000)
      let changed: Promise<unknown> = Promise.resolve()
      await any(0).transaction(async (inner) => {
        const bridge = {
          orderId: orderIdFromUuid(uuidv7()),
          wallet,
          fromChain: chainId(1),
          toChain: chainId(10),
          settledAt: campaignOf(id).startTime,
        }
        await inner.points.creditBridge(bridge, () => ({
          bucket: 'cross_points',
          points: 1,
          reason: { kind: 'granted', note: '' },
        }))
        await inner.campaigns.settle([wallet], now)
        changed = worth(10).then(async () => {
          const everybody = await any(1).campaigns.walletsAfter(null, 1_000_000)
          await any(1).campaigns.settle(
            everybody.filter((one) => one === wallet),
            now,
          )
        })
        // Far more statements than an unblocked change needs.
        for (let n = 0; n < 40; n++) await any(2).chainState.all()
      })
      await changed
      expect((await any(0).points.standing(wallet)).balances.campaign_points).toBe(10)
    })

    it('concurrent payouts, orphans and recordings of orders: no deadlock, no partial state', async () => {
      const ready = await Promise.all(times(8, (store) => reservedOrder(store)))
      const { reasons } = await settled<unknown>(
        ready.flatMap<Promise<unknown>>(({ order, deposit, payout }, i) => [
          any(i).slots.open(
            { chainId: order.toChain, signer: 'one', purpose: 'payout', refId: payout.id, floor: 0n },
            async () => signedTx(),
          ),
          any(i + 1).deposits.orphan(deposit.id),
          any(i + 2).deposits.record(depositOf(order, { txId: deposit.txId, height: 101n })),
          any(i).disbursements.release(payout.id),
        ]),
      )
      const expected = ['disbursement_missing', 'disbursement_state', 'slot_already_open', 'transition_refused']
      expect(reasons.filter((reason) => !expected.includes(reason))).toEqual([])
      for (const { order, payout } of ready) {
        const state = (await any(0).orders.get(order.id))?.state ?? ''
        const slot = await any(0).slots.forRef('payout', payout.id)
        expect(slot === null).toBe(!['intent', 'incident'].includes(state))
      }
    })

    it('a lease: one owner, and the fenced-off writer loses', async () => {
      const name = freshLease()
      const now = new Date()
      const fences = await Promise.all(times(12, (store, i) => store.leases.acquire(name, `owner ${i}`, 60, now)))
      const won = fences.filter((fence) => fence !== null)
      expect(won).toHaveLength(1)
      const fence = won[0]
      if (!fence) throw new Error('nobody')
      const chain = freshChain()
      const later = new Date(now.getTime() + 61_000)
      const { reasons } = await settled<unknown>([
        ...times(10, (store, i) => store.chainState.advanceCursor(chain, 0n, BigInt(i), fence)),
        any(1).leases.acquire(name, 'next', 60, later),
      ])
      expect(reasons.every((reason) => reason === 'fenced')).toBe(true)
      await expect(any(0).chainState.advanceCursor(chain, 0n, 99n, fence)).rejects.toMatchObject({ reason: 'fenced' })
    })

    it('outbox rows: each handled once by concurrent drains', async () => {
      const topic = randomUUID()
      for (let i = 0; i < 60; i++) await any(i).outbox.add(topic, `${i}`, {})
      const seen: string[] = []
      const counts = await Promise.all(
        times(9, (store) => store.outbox.drain(topic, 10, async ({ key }) => void seen.push(key))),
      )
      const rest = await any(0).outbox.drain(topic, 100, async ({ key }) => void seen.push(key))
      expect(counts.reduce((a, b) => a + b, rest)).toBe(60)
      expect(new Set(seen).size).toBe(60)
    })

    it('limits, nonces and idempotency keys: exactly as many as allowed', async () => {
      const bucket = randomUUID()
      const now = new Date()
      const hits = await Promise.all(times(40, (store) => store.limits.hit(bucket, 15, 3600, now)))
      expect(hits.filter(({ allowed }) => allowed)).toHaveLength(15)
      await any(0).sessions.saveNonce(bucket, 'login', termsUntil(new Date(now.getTime() + 60_000)))
      const uses = await Promise.all(times(20, (store) => store.sessions.consumeNonce(bucket, 'login', now)))
      expect(uses.filter(Boolean)).toHaveLength(1)
      const begins = await Promise.all(times(20, (store) => store.idempotency.begin('orders', bucket, 'h')))
      expect(begins.filter(({ kind }) => kind === 'new')).toHaveLength(1)
    })

    it('batches of the same orders: each order in one live batch', async () => {
      const fromChain = freshChain()
      const orders = await Promise.all(times(6, (store) => finalOrder(store, { fromChain })))
      const ids = orders.map(({ id }) => id)
      const { values, reasons } = await settled(
        times(10, (store, i) => store.claims.createBatch(fromChain, i % 2 ? ids : [...ids].reverse())),
      )
      expect(values).toHaveLength(1)
      expect(new Set(reasons)).toEqual(new Set(['claim_conflict']))
    })

    it('a history page does not shift while orders arrive', async () => {
      const address = randomAddress()
      const add = async (store: Store): Promise<string> => {
        const order = await store.orders.create(newOrder({ fromAddress: address }))
        await store.deposits.record(depositOf(order))
        return order.id
      }
      const before = await Promise.all(times(30, add))
      const arriving = Promise.all(times(30, add))
      const seen: string[] = []
      let cursor: string | undefined = [...before].sort().at(-1)
      seen.push(cursor ?? '')
      while (cursor !== undefined) {
        const page: Awaited<ReturnType<Store['orders']['page']>> = await any(0).orders.page({
          address,
          limit: 4,
          cursor,
        })
        seen.push(...page.list.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      }
      await arriving
      expect(seen).toEqual([...before].sort().reverse())
    })
  })
}
