import { describe, expect, it, vi } from 'vitest'
import type { Step } from '#core/wire/order.ts'
import { OWN, quoteOf } from '#src/testing/rows.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { skipApproved } from './resume.ts'

const step = (label: Step['label'], data = '0x'): Step => ({
  kind: 'evm_call',
  chain_id: 1,
  label,
  status: 'waiting',
  tx_ref: null,
  to: '0x00',
  data,
  value: '0',
  offer: null,
  approval: null,
})
const cutOff: PendingTransfer = {
  orderId: 'order',
  token: 't',
  fromChainId: 1,
  steps: [step('approve', '0x00'), step('approve', '0x01'), step('open')],
  next: 0,
  phase: 'asking',
  txRef: null,
  expected: {
    quote: quoteOf(),
    orderId: 'order',
    recipient: OWN,
    depositor: OWN,
    refundAddress: null,
    settlementAddress: '0x',
    openBy: '2030-01-01T00:01:00.000Z',
  },
  openBy: '2030-01-01T00:01:00.000Z',
  createdAt: '2030-01-01T00:00:00.000Z',
}
const approved = (is: boolean) => ({ isApproved: vi.fn(async (_: Step) => is) })

describe('a transfer that resumes after a reload', () => {
  it('does not request an allowance again that is already on chain', async () => {
    const wallets = approved(true)
    expect(await skipApproved(wallets, cutOff)).toEqual({ ...cutOff, next: 2, phase: 'ready' })
    expect(wallets.isApproved).toHaveBeenCalledExactlyOnceWith(cutOff.steps[1], cutOff.expected)
  })

  it.each([
    ['the network does not have it', approved(false), cutOff],
    ['the network does not answer', { isApproved: () => Promise.reject(new Error('down')) }, cutOff],
    ['the wallets have no allowances', {}, cutOff],
    ['it was sent, and is waited for', approved(true), { ...cutOff, phase: 'sent', txRef: 'tx' }],
    ['only the deposit is left', approved(true), { ...cutOff, next: 2 }],
  ] as const)('is left as it is where %s', async (_, wallets, transfer) =>
    expect(await skipApproved(wallets, transfer)).toBe(transfer),
  )
})
