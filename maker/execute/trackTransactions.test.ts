import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, Plan, SignedTx } from '#chains/contract/payer.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { freshChain, reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import type { ChainContext } from '../contract.ts'
import { noMetrics } from '../metrics.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext } from '../testing/unitContext.ts'
import { trackTransactions } from './trackTransactions.ts'

const VOID = 'void'

describe('tracking transactions', () => {
  let store: Store
  let offered: string[]
  let planned: string[]
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())
  beforeEach(() => {
    offered = []
    planned = []
  })

  const refuse = (reason: string, retriable: boolean) => () => Promise.reject(new AppError(reason, '', { retriable }))
  /** Payer whose nodes accept everything; `fill` is the result of planning any action but a void. */
  const payer = (fill: () => Promise<void>, change: Partial<Payer> = {}): Partial<Payer> => ({
    address: MAKER,
    chainSlot: async () => 0n,
    plan: async (action): Promise<Plan> => {
      planned.push(action.kind)
      if (action.kind !== 'void') await fill()
      return { action, feeCap: 1n, detail: null }
    },
    reprice: async (action): Promise<Plan> => ({ action, feeCap: 2n, detail: 'dearer' }),
    isVoid: ({ raw }) => raw === VOID,
    sign: async ({ action, detail }): Promise<SignedTx> =>
      signedTx(action.kind === 'void' ? { raw: VOID } : { raw: String(detail ?? 'planned') }),
    broadcast: async ({ raw }) => void offered.push(raw),
    ...change,
  })
  const withoutNonces = (change: Partial<Payer> = {}): Partial<Payer> => {
    const { chainSlot: _, ...rest } = payer(async () => undefined, change)
    return rest
  }
  const unseen = (head: Partial<Awaited<ReturnType<ChainNode['head']>>> = {}): Partial<ChainNode> => ({
    head: async () => ({ height: 50n, hash: '0x', time: 0, finalized: 40n, ...head }),
    txStatus: async () => ({ state: 'unknown', height: null, blockHash: null, final: false }),
  })
  const rawOf = (slot: SlotRow | null) => slot?.txs.map(({ raw }) => raw)
  const impatient = { bumpAfterBlocks: 0, rebroadcastMs: 0 }
  const later = { clock: { now: () => new Date(Date.now() + 3_600_000) } }

  describe('restored without its purpose', () => {
    it('never sends the stored bytes, but voids the nonce', async () => {
      const chain = freshChain()
      const slot = await store.slots.open(
        { chainId: chain, signer: 's', purpose: 'void', refId: null, floor: 0n },
        async () => signedTx({ raw: 'a payout' }),
      )
      const ctx = await unitContext({
        store,
        chain,
        node: unseen(),
        payer: payer(async () => undefined),
        policy: impatient,
      })
      await trackTransactions(ctx)
      await trackTransactions(ctx)
      expect(new Set(offered)).toEqual(new Set([VOID]))
      expect(rawOf(await store.slots.get(slot.id))?.slice(0, 2)).toEqual(['a payout', VOID])
    })

    it('without nonces: waits until it has expired, and then counts as lost', async () => {
      const chain = freshChain()
      const slot = await store.slots.open(
        { chainId: chain, signer: 's', purpose: 'void', refId: null, floor: 0n },
        async () => signedTx({ expiresAt: 60n }),
      )
      const none = withoutNonces()
      for (const [finalizedExpiry, state] of [
        [60n, 'open'],
        [61n, 'lost'],
      ] as const) {
        await trackTransactions(
          await unitContext({ store, chain, node: unseen({ finalizedExpiry }), payer: none, policy: impatient }),
        )
        expect((await store.slots.get(slot.id))?.state).toBe(state)
      }
      expect([offered, planned]).toEqual([[], []])
    })
  })

  describe('signed, unsent and blocking others while its source does not respond', () => {
    const paid = (change: Partial<Awaited<ReturnType<ChainNode['txStatus']>>> = {}) => ({
      state: 'unknown' as const,
      height: null,
      blockHash: null,
      final: false,
      ...change,
    })
    async function waiting() {
      const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
      const slot = await store.slots.open(
        { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
        async () => signedTx({ raw: 'first' }),
      )
      const world = { now: Date.now(), reachable: false, landed: null as string | null }
      const isCanonical = () => (world.reachable ? Promise.resolve(true) : refuse('rpc_unreachable', true)())
      const node: Partial<ChainNode> = {
        ...unseen(),
        txStatus: async (ref) => (ref === world.landed ? paid({ state: 'mined', height: 1n, final: true }) : paid()),
        isFilled: async () => false,
      }
      const deps = {
        clock: { now: () => new Date(world.now) },
        chains: new Map([[order.fromChain, { ...sourceOf(order, deposit), isCanonical }]]) as never,
      }
      const ctx = await unitContext({
        store,
        chain: order.toChain,
        node,
        payer: payer(async () => undefined),
        policy: impatient,
        deps,
      })
      const pass = async (ms: number): Promise<void> => {
        world.now += ms
        await trackTransactions(ctx)
      }
      const txs = async () => (await store.slots.get(slot.id))?.txs ?? []
      return { world, order, payout, pass, txs }
    }

    it('waits for a while, and is sent when the source responds', async () => {
      const { world, pass } = await waiting()
      await pass(0)
      await pass(1_999)
      expect(offered).toEqual([])
      world.reachable = true
      await pass(1)
      expect(offered).toEqual(['first'])
    })

    it('then only voids its nonce', async () => {
      const { pass } = await waiting()
      await pass(0)
      await pass(2_000)
      await pass(2_000)
      await pass(2_000)
      expect(new Set(offered)).toEqual(new Set([VOID]))
    })

    it('is refunded once the void is final, whatever the source reports by then', async () => {
      const { world, order, payout, pass, txs } = await waiting()
      await pass(0)
      await pass(2_000)
      world.landed = (await txs()).at(-1)?.ref ?? ''
      world.reachable = true
      await pass(2_000)
      await pass(2_000)
      expect(offered).toEqual([VOID])
      expect((await store.disbursements.get(payout.id))?.state).toBe('failed')
      expect(await store.orders.get(order.id)).toMatchObject({ state: 'held', heldReason: 'payout_failed' })
    })
  })

  describe('expired on a network without nonces', () => {
    const DISPUTE_MS = 60_000
    async function expired(
      findPayment: ChainNode['findPayment'],
      fillDeadline = new Date(Date.now() + 7_200_000),
      remembers = true,
    ) {
      const { order, deposit, payout } = await reservedOrder(store, agreedOrder({ fillMode: 'transfer', fillDeadline }))
      const slot = await store.slots.open(
        { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
        async () => signedTx({ raw: 'first', expiresAt: 60n }),
      )
      await store.slots.markSent(slot.txs.map(({ ref }) => ({ slotId: slot.id, ref })))
      const failures: string[] = []
      const world = { now: Date.now() }
      const node = { ...unseen({ finalizedExpiry: 61n }), findPayment } as ChainNode
      const mine = withoutNonces() as Payer
      const ctx = await unitContext({
        store,
        chain: order.toChain,
        node,
        payer: mine,
        policy: { ...impatient, disputeMs: DISPUTE_MS },
        deps: {
          store: { ...store, intents: { ...store.intents, holdsAllSince: async () => remembers } },
          clock: { now: () => new Date(world.now) },
          chains: new Map([
            [order.fromChain, sourceOf(order, deposit)],
            [order.toChain, node],
          ]) as never,
          metrics: { ...noMetrics, failure: (_, where, reason) => void failures.push(`${where} ${reason}`) },
        },
      })
      const pass = async (ms = 0) => {
        world.now += ms
        await trackTransactions(ctx)
        return rawOf(await store.slots.get(slot.id))
      }
      return { order, slot, pass, failures }
    }

    it('is signed again once the chain shows no payment that references its order', async () => {
      const asked: unknown[] = []
      const { order, pass } = await expired(async (query) => {
        asked.push(query)
        return { state: 'unpaid', disputed: null }
      })
      expect(await pass()).toEqual(['first', 'planned'])
      expect(asked).toEqual([
        {
          reference: order.onchainId,
          payer: MAKER,
          since: Math.floor(order.createdAt.getTime() / 1_000) - 900,
        },
      ])
    })

    it('is not signed again while the journal may lack a later signature', async () => {
      const { pass, failures } = await expired(async () => ({ state: 'unpaid', disputed: null }), undefined, false)
      expect(await pass()).toEqual(['first'])
      expect(failures).toContain('payout journal_incomplete')
    })

    it('is held if the chain shows a payment that the database does not know', async () => {
      const { order, pass } = await expired(async () => ({ state: 'paid', ref: 'another', final: true }))
      expect(await pass()).toEqual(['first'])
      expect(await store.orders.get(order.id)).toMatchObject({ state: 'held', heldReason: 'paid_elsewhere' })
    })

    it.each(['unpaid', 'undecided'] as const)(
      'waits while one endpoint shows a payment and the others are %s',
      async (others) => {
        const { order, pass, failures } = await expired(async () => {
          if (others === 'undecided') throw new AppError('payment_disputed', '')
          return { state: 'unpaid', disputed: 'another' }
        })
        expect(await pass()).toEqual(['first'])
        expect(await pass(DISPUTE_MS - 1)).toEqual(['first'])
        expect(failures).toContain('payment payment_disputed')
        expect((await store.orders.get(order.id))?.state).toBe('broadcast')
        expect(await pass(1)).toEqual(others === 'unpaid' ? ['first', 'planned'] : ['first'])
      },
    )

    it.each<[string, string | null]>([
      ['is given up after its deadline once the chain shows no payment', null],
      ['is not given up after its deadline while one endpoint shows a payment', 'another'],
    ])('%s', async (_, disputed) => {
      const { order, pass } = await expired(async () => ({ state: 'unpaid', disputed }), new Date(Date.now() - 1_000))
      expect(await pass()).toEqual(['first'])
      expect((await store.orders.get(order.id))?.state).toBe(disputed === null ? 'held' : 'broadcast')
    })
  })

  describe('stuck and blocking others', () => {
    async function stuck(
      fill: () => Promise<void>,
      change: Partial<Payer> = {},
      policy = {},
      source: typeof sourceOf = sourceOf,
    ): Promise<{ slot: SlotRow | null; failures: string[] }> {
      const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
      const slot = await store.slots.open(
        { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
        async () => signedTx({ raw: 'first' }),
      )
      await store.slots.markSent(slot.txs.map(({ ref }) => ({ slotId: slot.id, ref })))
      const failures: string[] = []
      const metrics = {
        ...noMetrics,
        failure: (_: number, where: string, reason: string) => void failures.push(`${where} ${reason}`),
      }
      const ctx: ChainContext = await unitContext({
        store,
        chain: order.toChain,
        node: unseen(),
        payer: payer(fill, change),
        policy: { ...impatient, ...policy },
        deps: { ...later, metrics, chains: new Map([[order.fromChain, source(order, deposit)]]) as never },
      })
      await trackTransactions(ctx)
      return { slot: await store.slots.get(slot.id), failures }
    }

    it('is outbid with a new simulation', async () =>
      expect(rawOf((await stuck(async () => undefined)).slot)).toEqual(['first', 'planned']))

    it.each(['outbid', 'used up'] as const)('is not %s at a fee above the cap', async (how) => {
      const dear = 461n * 10n ** 18n
      const change: Partial<Payer> = {
        plan: async (action) => {
          if (action.kind !== 'void' && how === 'used up') await refuse('recipient_rejects', false)()
          return { action, feeCap: dear, detail: null }
        },
        reprice: async (action) => ({ action, feeCap: dear, detail: null }),
      }
      const { slot, failures } = await stuck(async () => undefined, change)
      expect(rawOf(slot)).toEqual(['first'])
      expect(failures.join()).toContain('fee_above_cap')
      // Without a price, the stored bytes are still rebroadcast.
      if (how === 'outbid') expect(offered).toEqual(['first'])
    })

    it.each(['insufficient_inventory', 'allowance_missing'])(
      'is outbid without the simulation if it fails temporarily (%s)',
      async (reason) => {
        expect(rawOf((await stuck(refuse(reason, true))).slot)).toEqual(['first', 'dearer'])
        expect(offered).toEqual(['dearer'])
      },
    )

    it('is voided if it can only fail', async () => {
      const { slot, failures } = await stuck(refuse('fill_expired', false))
      expect(rawOf(slot)).toEqual(['first', VOID])
      expect(offered).toEqual([VOID])
      expect(failures).toContain('follow.plan fill_expired')
    })

    it('rebroadcasts the stored bytes while no fee can be determined', async () => {
      const { slot, failures } = await stuck(refuse('fee_above_cap', true), { reprice: refuse('fee_above_cap', true) })
      expect(rawOf(slot)).toEqual(['first'])
      expect(offered).toEqual(['first'])
      expect(failures).toContain('follow.reprice fee_above_cap')
    })

    it('rebroadcasts only the stored bytes if its rows have changed since', async () => {
      const { slot, failures } = await stuck(
        async () => undefined,
        {},
        {},
        (order, deposit) => sourceOf(order, deposit, { amount: deposit.amount - 1n }),
      )
      expect(rawOf(slot)).toEqual(['first'])
      expect(offered).toEqual(['first'])
      expect(failures).toContain('follow.verify deposit_mismatch')
    })

    it('keeps rebroadcasting them past its last attempt, and reports it', async () => {
      const { slot, failures } = await stuck(async () => undefined, {}, { maxAttempts: 1 })
      expect(rawOf(slot)).toEqual(['first'])
      expect(offered).toEqual(['first'])
      expect(failures).toContain('follow attempts_exhausted')
    })
  })
})
