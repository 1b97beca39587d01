import { describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction } from '#chains/contract/payer.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { Custody, FillMode } from '#core/order/escrowOrder.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementKind, DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { emptyEscrowOrder } from '#store/testing/fixtures.ts'
import type { ChainContext } from '../contract.ts'
import { createWorkerState } from '../workerState.ts'
import { noMetrics } from '../metrics.ts'
import { defaultPolicy } from '../policy.ts'
import { payoutByHash } from '../unpaidFacts.ts'
import { mayPayAgain, provenUnpaid, refundPermission } from './provenUnpaid.ts'

const SOURCE = chainId(1)
const DESTINATION = chainId(2)
const orderOf = (fillMode: FillMode, custody: Custody) =>
  ({ id: 'o', fillMode, custody, fromChain: SOURCE, toChain: DESTINATION, createdAt: new Date(0) }) as OrderRow

/** Worker whose journal has lost its signatures on some networks. */
function worker(forgotten: readonly ChainId[], findPayment?: ChainNode['findPayment']) {
  const time = { now: 0 }
  const node = findPayment ? { findPayment } : {}
  const context = {
    deps: {
      store: { intents: { holdsAllSince: async (chain: ChainId) => !forgotten.includes(chain) } },
      clock: { now: () => new Date(time.now) },
      failpoints: noFailpoints,
      metrics: noMetrics,
      chains: new Map([[SOURCE, node as ChainNode]]),
      payers: new Map([[SOURCE, { address: 'maker' } as Payer]]),
    },
    chain: { id: SOURCE },
    memory: createWorkerState(),
    policy: defaultPolicy,
    log: silentLog,
  }
  return { ctx: context as unknown as ChainContext, time }
}

const nonces: Partial<Payer> = {
  chainSlot: async () => 4n,
  pendingSlot: async () => ({ agreed: 4n, highest: 4n }),
}
/** Payers by the end of their signatures, all of them old; `lands` if one still can. */
const endings: Readonly<Record<'by time' | 'by coins' | 'by nonce', { payer: Partial<Payer>; lands: boolean }>> = {
  'by time': { payer: {}, lands: false },
  'by coins': {
    payer: { ...nonces, coinsSince: async () => 23 * 3_600, hasUnknownSpend: async () => false },
    lands: false,
  },
  'by nonce': { payer: nonces, lands: true },
}

describe('cancelling an order', () => {
  it.each([
    ['goes out for an order that a quorum proves unpaid', false, 2_000, 'go'],
    ['waits while a payout may still land', false, 500, 'wait'],
    ['never goes out for an order that is paid, which is held', true, 2_000, 'stop'],
  ] as const)('%s', async (_, filled, finalTime, expected) => {
    const held: string[] = []
    const { ctx } = worker([DESTINATION])
    const order = { ...orderOf('contract', 'escrow'), state: 'confirmed' as const, sendAmount: 1n, receiveAmount: 1n }
    const terms = { ...emptyEscrowOrder, dstChainId: BigInt(DESTINATION), fillDeadline: 1_000 }
    const node = {
      head: async () => ({ height: 9n, hash: '0x', time: finalTime, finalized: 5n }),
      timeAt: async () => finalTime,
      isFilled: async () => filled,
    }
    const { chains, payers, store } = ctx.deps as unknown as {
      chains: Map<ChainId, unknown>
      payers: Map<ChainId, unknown>
      store: Record<string, unknown>
    }
    chains.set(DESTINATION, node)
    payers.set(DESTINATION, { address: 'maker', chainSlot: async () => 4n })
    const tx = {
      orders: {
        get: async () => order,
        apply: async (...[, , { heldReason }]: [string, string, { heldReason: string }]) => void held.push(heldReason),
      },
      disbursements: { forOrder: async () => [] },
    }
    Object.assign(store, {
      disbursements: tx.disbursements,
      intents: { holdsAllSince: async () => false, signerRecord: async () => ({ nextSlot: 4n, unexplained: 0n }) },
      transaction: async (work: (store: unknown) => Promise<void>) => work(tx),
    })
    const deposit = { amount: 1n, exception: null, chainId: SOURCE } as DepositRow
    const cancel = { kind: 'cancel', order: terms } as PayoutAction
    expect(await refundPermission(ctx, order, deposit, cancel)).toBe(expected)
    expect(held).toEqual(expected === 'stop' ? ['paid_elsewhere'] : [])
  })
})

describe('a journal that may lack a transfer', () => {
  it.each<[DisbursementKind, FillMode, Custody, ChainId[]]>([
    ['payout', 'contract', 'escrow', []],
    ['payout', 'transfer', 'escrow', [DESTINATION]],
    ['payout', 'contract', 'maker', [SOURCE]],
    ['payout', 'transfer', 'maker', [SOURCE, DESTINATION]],
    ['refund', 'contract', 'maker', [SOURCE]],
    ['cancel', 'contract', 'escrow', []],
  ])('stops a %s (%s, %s custody) where it matters', async (kind, fillMode, custody, stopping) => {
    const row = { kind, chainId: kind === 'payout' ? DESTINATION : SOURCE } as DisbursementRow
    for (const chain of [SOURCE, DESTINATION])
      expect(await mayPayAgain(worker([chain]).ctx, row, orderOf(fillMode, custody))).toBe(!stopping.includes(chain))
  })

  it.each([
    ['none waits', 5n, true],
    ['one waits that the rows know', 6n, true],
    ['one waits that the rows do not know', 7n, false],
  ] as const)('pays an escrowed order while %s is in a mempool of its source: %s', async (_, pending, may) => {
    const forgetful = worker([SOURCE])
    const { payers, store } = forgetful.ctx.deps
    const payer = { chainSlot: async () => 5n, pendingSlot: async () => ({ agreed: 5n, highest: pending }) }
    Object.assign(payers.get(SOURCE) ?? {}, payer)
    Object.assign(store.intents, { signerRecord: async () => ({ nextSlot: 6n, unexplained: 0n }) })
    const row = { kind: 'payout', chainId: DESTINATION } as DisbursementRow
    expect(await mayPayAgain(forgetful.ctx, row, orderOf('contract', 'escrow'))).toBe(may)
  })

  const second = { id: 7n, chainId: SOURCE, exception: 'second' } as DepositRow
  const refund = { kind: 'transfer', reference: '0x07' } as unknown as PayoutAction
  const permission = ({ ctx }: ReturnType<typeof worker>) =>
    refundPermission(ctx, orderOf('contract', 'maker'), second, refund)
  const unpaid: ChainNode['findPayment'] = async () => ({ state: 'unpaid', disputed: null })

  it('leaves a refund to an operator if the network cannot be searched', async () => {
    expect(await permission(worker([]))).toBe('go')
    const forgetful = worker([SOURCE])
    expect(await permission(forgetful)).toBe('wait')
    forgetful.time.now += 10 * defaultPolicy.forgottenMs
    expect(await permission(forgetful)).toBe('wait')
  })

  it('delays a refund until an unknown transfer has landed or expired', async () => {
    expect(await permission(worker([], unpaid))).toBe('go')
    const forgetful = worker([SOURCE], unpaid)
    expect(await permission(forgetful)).toBe('wait')
    forgetful.time.now += defaultPolicy.forgottenMs - 1
    expect(await permission(forgetful)).toBe('wait')
    forgetful.time.now += 1
    expect(await permission(forgetful)).toBe('go')
  })

  it.each(Object.entries(endings))(
    'leaves a refund to an operator if only a nonce ends a lost one: %s',
    async (_, of) => {
      const forgetful = worker([SOURCE], unpaid)
      Object.assign(forgetful.ctx.deps.payers.get(SOURCE) ?? {}, of.payer)
      await permission(forgetful)
      forgetful.time.now += 10 * defaultPolicy.forgottenMs
      expect(await permission(forgetful)).toBe(of.lands ? 'wait' : 'go')
    },
  )
})

describe('a payout that the database and the journal lost', () => {
  const HOUR = 3_600
  const reference = '0x01' as const
  const order = { ...orderOf('transfer', 'escrow'), sendAmount: 1n, receiveAmount: 1n }
  const terms = { ...emptyEscrowOrder, dstChainId: BigInt(DESTINATION), fillMode: 1 as const, fillDeadline: HOUR }
  const deposit = { amount: 1n, exception: null, chainId: SOURCE } as DepositRow

  /** A day after the deadline, while the network shows neither a payment nor a waiting transaction. */
  function late(payer: Partial<Payer>, forgotten: readonly ChainId[], node: Partial<ChainNode>) {
    const { deps } = worker(forgotten).ctx
    const { chains, payers } = deps as unknown as { chains: Map<ChainId, unknown>; payers: Map<ChainId, unknown> }
    const time = 24 * HOUR
    const reads = { head: async () => ({ height: 9n, hash: '0x', time, finalized: 5n }), timeAt: async () => time }
    chains.set(DESTINATION, { ...reads, ...node })
    payers.set(DESTINATION, { address: 'maker', ...payer })
    const signerRecord = async () => ({ nextSlot: 4n, unexplained: 0n })
    Object.assign(deps.store, { disbursements: { forOrder: async () => [] } })
    Object.assign(deps.store.intents, { signerRecord })
    return deps
  }
  const searched: Partial<ChainNode> = { findPayment: async () => ({ state: 'unpaid', disputed: null }) }
  const verdicts = async (deps: ReturnType<typeof late>) => [
    await provenUnpaid(deps, order, deposit, { terms }),
    await payoutByHash(deps, { toChain: DESTINATION, reference, since: 0 }),
  ]
  const ended = { kind: 'unpaid' }
  const open = { kind: 'open', reason: 'journal_incomplete' }

  it.each(Object.entries(endings))('leaves its order open if only a nonce ends it: %s', async (_, { payer, lands }) => {
    const verdict = lands ? open : ended
    expect(await verdicts(late(payer, [DESTINATION], searched))).toEqual([verdict, verdict])
  })

  it('may still be waiting for its nonce, unless the journal has every signature', async () =>
    expect(await verdicts(late(endings['by nonce'].payer, [], searched))).toEqual([ended, open]))

  it('is refused by a filler after its deadline, at whatever nonce', async () => {
    const filler = { isFilled: async () => false }
    const deps = late(endings['by nonce'].payer, [DESTINATION], filler)
    expect(await provenUnpaid(deps, order, deposit, { terms: { ...terms, fillMode: 0 } })).toEqual(ended)
    expect(await payoutByHash(deps, { toChain: DESTINATION, reference, since: 0 })).toEqual(ended)
  })
})
