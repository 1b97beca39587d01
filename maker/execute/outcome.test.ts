import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { emptyEscrowOrder, randomHex, reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import { memoHash } from '#chains/evm/order/hash.ts'
import { unitContext } from '../testing/unitContext.ts'
import type { ChainContext } from '../contract.ts'
import { conclude, type Landed, type Outcome, writeLanded } from './outcome.ts'
import { subjectOf } from './subject.ts'

const escrowOrder = { ...emptyEscrowOrder, memoHash: memoHash(null) }
const VOID = 'void'

async function concluded(ctx: ChainContext, slot: SlotRow, outcome: Outcome): Promise<void> {
  const landed: Landed[] = []
  await conclude(ctx, slot, await subjectOf(ctx, slot), outcome, landed)
  await writeLanded(ctx, landed)
}

describe('the outcome of a payout’s tx slot', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  interface Ended {
    order: OrderRow | null
    row: string | undefined
    slot: SlotRow | null
  }
  async function end(
    node: Partial<ChainNode>,
    kind: 'mined' | 'final' | 'failed',
    change: Partial<NewOrder> = {},
    tx: SignedTx = signedTx(),
  ): Promise<Ended> {
    const { order, payout } = await reservedOrder(store, { escrowOrder, ...change })
    const slot = await store.slots.open(
      { chainId: order.toChain, signer: randomHex(20), purpose: 'payout', refId: payout.id, floor: 0n },
      async () => tx,
    )
    await store.slots.markSent([{ slotId: slot.id, ref: tx.ref }])
    const head = async () => ({ height: 50n, hash: '0x', time: 0, finalized: 40n })
    const ctx = await unitContext({
      store,
      chain: order.toChain,
      node: { head, ...node },
      payer: { isVoid: ({ raw }) => raw === VOID },
    })
    await concluded(ctx, slot, { kind, ref: tx.ref } as Outcome)
    return {
      order: await store.orders.get(order.id),
      row: (await store.disbursements.get(payout.id))?.state,
      slot: await store.slots.get(slot.id),
    }
  }
  const fill = { txId: '0x', ordinal: 0, proofId: '0x00', height: 1n, final: true } as const
  const shows = (found: typeof fill | null, filled: boolean | null = false): Partial<ChainNode> => ({
    verifyFill: async () => found,
    ...(filled !== null && { isFilled: async () => filled }),
  })
  const nothing = (): SignedTx => signedTx({ raw: VOID })

  it('paid: final', async () =>
    expect(await end(shows(fill), 'final')).toMatchObject({
      order: { state: 'final' },
      row: 'final',
      slot: { state: 'final' },
    }))

  it('landed with an unknown effect: held, and never refunded', async () =>
    expect(await end(shows(null), 'final')).toMatchObject({
      order: { state: 'held', heldReason: 'payout_unproven' },
      row: 'broadcast',
      slot: { state: 'open' },
    }))

  it('a node that does not have it yet decides nothing', async () => {
    const behind = { ...shows(null), verifyFill: () => Promise.reject(new AppError('rpc_behind', '')) }
    await expect(end(behind, 'final')).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  it('reverted and provably not filled: failed, so that it is refunded', async () =>
    expect(await end(shows(null), 'failed')).toMatchObject({
      order: { state: 'held', heldReason: 'payout_failed' },
      row: 'failed',
      slot: { state: 'final' },
    }))

  it.each([true, null])('reverted, and filled by another transaction (%s): held, and never refunded', async (filled) =>
    expect(await end(shows(null, filled), 'failed')).toMatchObject({
      order: { state: 'held', heldReason: 'paid_elsewhere' },
      row: 'broadcast',
    }),
  )

  it('voided and not filled: failed', async () =>
    expect(await end(shows(null), 'final', {}, nothing())).toMatchObject({
      order: { heldReason: 'payout_failed' },
      row: 'failed',
      slot: { state: 'final' },
    }))

  it('voided, and filled by another transaction: held', async () =>
    expect(await end(shows(null, true), 'final', {}, nothing())).toMatchObject({
      order: { heldReason: 'paid_elsewhere' },
      row: 'broadcast',
    }))

  it('checks for a fill at the head, not at what a node calls latest', async () => {
    let asked: bigint | undefined
    await end({ ...shows(null), isFilled: async (_, at) => ((asked = at), false) }, 'failed')
    expect(asked).toBe(50n)
  })

  it('a transfer that was voided or reverted: failed', async () => {
    const transfer = { fillMode: 'transfer' } as const
    expect(await end({}, 'failed', transfer)).toMatchObject({ order: { heldReason: 'payout_failed' }, row: 'failed' })
    expect(await end({}, 'final', transfer, nothing())).toMatchObject({
      order: { heldReason: 'payout_failed' },
      row: 'failed',
    })
  })

  it('retries later, and is final when a node can confirm it', async () => {
    const { order, payout } = await reservedOrder(store, { escrowOrder })
    const slot = await store.slots.open(
      { chainId: order.toChain, signer: randomHex(20), purpose: 'payout', refId: payout.id, floor: 0n },
      async () => signedTx(),
    )
    let found: typeof fill | null = null
    let asked = 0
    const node = { verifyFill: async () => (asked++, found) }
    const ctx = await unitContext({
      store,
      chain: order.toChain,
      node,
      payer: {},
      policy: { retryMs: 60_000, retryLimitMs: 60_000 },
    })
    const look = () => concluded(ctx, slot, { kind: 'final', ref: slot.txs[0]?.ref ?? '' })
    await look()
    await look()
    expect(asked).toBe(1)
    ctx.memory.payer.backoff.clear()
    found = fill
    await look()
    expect((await store.orders.get(order.id))?.state).toBe('final')
  })
})
