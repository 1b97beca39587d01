import { describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { EscrowStatus } from '#chains/contract/settlement.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { chainId } from '#core/chain/chainId.ts'
import { escrowTruth } from './escrowTruth.ts'

const openBy = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-01T00:01:00Z')
const refundAfter = new Date('2026-01-01T03:00:00Z')
const overdue = new Date('2026-01-01T03:00:01Z')
const chainTime = 1_800_000_000
const at = new Date(chainTime * 1000)
const order = {
  state: 'expired',
  custody: 'escrow',
  fillMode: 'contract',
  onchainId: '0x01',
  escrowOrder: null,
  openBy,
  refundAfter,
  escrow: '0xe5',
  fromChain: chainId(31337),
  toChain: chainId(31338),
  depositHint: null,
} as const

function chainSaying(
  status: EscrowStatus | null | Error,
  filled: boolean | null | Error = false,
  refundableAt: number | null = null,
) {
  let asked = 0
  const said = <T>(answer: T | Error) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))
  const node = {
    escrowStatus: () => (asked++, said(status)),
    isFilled: () => said(filled),
    refundableAt: () => said(refundableAt),
    head: () => Promise.resolve({ height: 1n, hash: '0x', time: chainTime, finalized: 0n }),
  } as unknown as ChainNode
  return { deps: { chains: () => node }, asked: () => asked }
}

describe('an order that seems unused', () => {
  it.each([
    ['open', 'seen'],
    ['refunded', 'refunded'],
    ['cancelled', 'refunded'],
  ] as const)('is %s in the escrow: it becomes %s, at the chain’s time', async (status, state) => {
    expect(await escrowTruth(chainSaying(status).deps, order, [], later)).toEqual({ state, chainTime: at })
  })

  it.each(['none', 'claimed', null] as const)('does not change if the escrow returns %s', async (status) => {
    expect(await escrowTruth(chainSaying(status).deps, order, [], later)).toBeNull()
  })

  it('is looked up before its opening time is over if its wallet reported a transaction', async () => {
    expect(
      await escrowTruth(chainSaying('open').deps, { ...order, state: 'quoted', depositHint: '0xab' }, [], openBy),
    ).toMatchObject({ state: 'seen' })
  })

  it('does not change if the chain is unreachable', async () => {
    expect(await escrowTruth(chainSaying(new Error('down')).deps, order, [], later)).toBeNull()
  })
})

describe.each([
  'seen',
  'confirmed',
  'validated',
  'reserved',
  'intent',
  'broadcast',
  'mined',
  'refund_intent',
  'incident',
  'held',
] as const)('past refundAfter, an order in %s', (state) => {
  const stuck = { ...order, state }

  it('requires its owner’s action while the escrow holds the deposit', async () => {
    expect(await escrowTruth(chainSaying('open').deps, stuck, [{ kind: 'cancel', state: 'intent' }], overdue)).toEqual({
      state: 'seen',
      chainTime: at,
    })
  })

  it.each([
    ['refunded', 'refunded'],
    ['cancelled', 'refunded'],
    ['claimed', 'claimed'],
  ] as const)('is %s in the escrow: it becomes %s', async (status, counts) => {
    expect(await escrowTruth(chainSaying(status).deps, stuck, [], overdue)).toEqual({ state: counts, chainTime: at })
  })

  it('offers no refund if its payout arrived', async () => {
    expect((await escrowTruth(chainSaying('open', true).deps, stuck, [], overdue))?.state).toBe(
      state === 'incident' ? 'incident' : 'mined',
    )
    const transferred = { ...stuck, fillMode: 'transfer' as const }
    expect(
      (await escrowTruth(chainSaying('open').deps, transferred, [{ kind: 'payout', state: 'mined' }], overdue))?.state,
    ).not.toBe('seen')
    expect(
      (await escrowTruth(chainSaying('open').deps, transferred, [{ kind: 'payout', state: 'failed' }], overdue))?.state,
    ).toBe('seen')
  })

  it('does not change if the destination cannot confirm whether it was paid', async () => {
    expect(await escrowTruth(chainSaying('open', new Error('down')).deps, stuck, [], overdue)).toBeNull()
  })
})

describe('an order that lost time to a freeze', () => {
  const escrowOrder = sampleOrder(0, { refundAfter: refundAfter.getTime() / 1000 })
  const stuck = { ...order, state: 'confirmed' as const, escrowOrder }

  it.each([
    ['open', false, 'seen'],
    ['open', true, 'mined'],
  ] as const)('can be refunded at the contract’s time (%s, paid %s)', async (status, filled, state) => {
    const { deps } = chainSaying(status, filled, escrowOrder.refundAfter + 3_600)
    expect(await escrowTruth(deps, stuck, [], overdue)).toEqual({
      state,
      chainTime: at,
      refundAfter: new Date(refundAfter.getTime() + 3_600_000),
    })
  })

  it('keeps its own time if no freeze affected it', async () => {
    const { deps } = chainSaying('open', false, escrowOrder.refundAfter)
    expect(await escrowTruth(deps, stuck, [], overdue)).toEqual({ state: 'seen', chainTime: at })
  })
})

it.each([
  ['may still be opened', { ...order, state: 'quoted' as const }, openBy],
  ['may still be paid', { ...order, state: 'refund_intent' as const }, refundAfter],
  ['is paid and final', { ...order, state: 'final' as const }, overdue],
  ['is held by the maker', { ...order, custody: 'maker' as const }, overdue],
])('the chain is not queried about an order that %s', async (_, row, now) => {
  const chain = chainSaying('open')
  expect(await escrowTruth(chain.deps, row, [], now)).toBeNull()
  expect(chain.asked()).toBe(0)
})
