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
import { mayPayAgain, refundPermission } from './provenUnpaid.ts'

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
})
