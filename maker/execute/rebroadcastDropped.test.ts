import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { EscrowLimits } from '#chains/contract/settlement.ts'
import type { Store } from '#store/contract.ts'
import { reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext } from '../testing/unitContext.ts'
import { rebroadcastDropped } from './rebroadcastDropped.ts'

const open: EscrowLimits = { frozen: false, claimLeft: 10n ** 30n, claimCap: 10n ** 30n, windowSeconds: 3600 }

interface Circumstances {
  standing?: boolean
  limits?: EscrowLimits
  paused?: boolean
  destinationPaused?: boolean
  orphaned?: boolean
  /** Milliseconds from now. */
  later?: number
}

describe('a payout whose tx slot was lost', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  async function resend({
    standing = true,
    limits = open,
    paused = false,
    destinationPaused = false,
    orphaned = false,
    later = 0,
  }: Circumstances): Promise<{ offered: string[]; ctx: ChainContext }> {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    const slot = await store.slots.open(
      { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
      async () => signedTx(),
    )
    await store.slots.setState(slot.id, 'lost')
    if (paused) await store.chainState.pause(order.fromChain, 'deep_reorg')
    if (destinationPaused)
      await store.incidents.record({ kind: 'paid_twice', subject: order.id, pauses: [order.toChain] })
    if (orphaned) await store.deposits.orphan(deposit.id)
    else await store.deposits.markFinal(deposit.id)
    const offered: string[] = []
    const payer: Partial<Payer> = {
      address: MAKER,
      chainSlot: async () => 1n,
      plan: async (action) => ({ action, feeCap: 1n, detail: null }),
      sign: async () => signedTx({ raw: 'again' }),
      broadcast: async ({ raw }) => void offered.push(raw),
    }
    const node: Partial<ChainNode> = {
      head: async () => ({ height: 1n, hash: '0x', time: 0, finalized: 0n }),
      isFilled: async () => false,
    }
    const chains = new Map([
      [order.fromChain, { ...sourceOf(order, deposit, standing ? {} : null), escrowLimits: async () => limits }],
    ]) as never
    const clock = { now: () => new Date(Date.now() + later) }
    const ctx = await unitContext({ store, chain: order.toChain, node, payer, deps: { chains, clock } })
    await rebroadcastDropped(ctx)
    return { offered, ctx }
  }

  it('takes another tx slot', async () => expect((await resend({})).offered).toEqual(['again']))

  it('takes no claim capacity on top of what the database counts', async () => {
    const { ctx } = await resend({})
    expect([...ctx.memory.escrows.values()].flatMap(({ approved: passed }) => [...passed.values()])).toMatchObject([
      { settled: true },
    ])
  })

  it.each<[string, Circumstances]>([
    ['its deposit’s block left the chain, though it was final', { standing: false }],
    ['its deposit left the chain', { orphaned: true }],
    ['its source is paused', { paused: true }],
    ['an incident pauses its destination', { destinationPaused: true }],
    ['its escrow could not pay it back', { limits: { ...open, frozen: true } }],
    ['its deadline is near', { later: 3_600_000 }],
  ])('signs nothing while %s', async (_, circumstances) => expect((await resend(circumstances)).offered).toEqual([]))
})
