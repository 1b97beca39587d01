import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { checksumAddress } from '../address.ts'
import { anyOrder } from '../testing/anyOrder.ts'
import { sampleOrder } from '../testing/orders.ts'
import { decodeDepositorCall, encodeApprove, encodeOpen, encodeOpenWithPermit, encodeRefund } from './calls.ts'
import { memoHash, orderHash } from './hash.ts'
import { orderFromWire, orderToWire } from './wire.ts'

const signature = `0x${'ab'.repeat(65)}` as const

describe('orders', () => {
  it('are unchanged after encoding and decoding', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(orderFromWire(JSON.parse(JSON.stringify(orderToWire(order))))).toEqual(order)
      }),
    )
  })

  it('change their hash with every field', () => {
    const order = sampleOrder(1_800_000_000)
    const bytes = `0x${'77'.repeat(20)}` as const
    const changed: Record<keyof EscrowOrder, unknown> = {
      depositor: bytes,
      maker: bytes,
      inputToken: bytes,
      inputAmount: 1n,
      outputToken: bytes,
      outputAmount: 1n,
      destinationGas: 1n,
      recipient: bytes,
      memoHash: memoHash('x'),
      srcChainId: 1n,
      dstChainId: 1n,
      fillMode: 1,
      channel: 1n,
      channelFee: 1n,
      openBy: 1,
      fillDeadline: 1,
      refundAfter: 1,
      nonce: 2n,
    }
    const hashes = Object.entries(changed).map(([field, value]) => orderHash({ ...order, [field]: value }))
    expect(new Set([...hashes, orderHash(order)]).size).toBe(19)
  })

  it('do not change their hash with the spelling of an address', () => {
    const order = sampleOrder(1_800_000_000)
    expect(orderHash({ ...order, maker: checksumAddress(order.maker) })).toBe(orderHash(order))
  })
})

describe('calls of a depositor', () => {
  it('decode to the encoded values', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(decodeDepositorCall(encodeOpen(order, signature))).toEqual({
          kind: 'open',
          order,
          makerSignature: signature,
        })
        const permit = { deadline: order.openBy, v: 28, r: `0x${'0a'.repeat(32)}`, s: `0x${'0b'.repeat(32)}` } as const
        expect(decodeDepositorCall(encodeOpenWithPermit(order, signature, permit))).toEqual({
          kind: 'openWithPermit',
          order,
          makerSignature: signature,
          permit,
        })
        expect(decodeDepositorCall(encodeRefund(order))).toEqual({ kind: 'refund', order })
      }),
    )
    const spender = `0x${'12'.repeat(20)}` as const
    expect(decodeDepositorCall(encodeApprove(spender, 5n))).toEqual({ kind: 'approve', spender, amount: 5n })
  })

  it.each([
    ['bytes behind the arguments', `${encodeRefund(sampleOrder(1_800_000_000))}00`],
    ['another function', `0xa9059cbb${'00'.repeat(64)}`],
    ['nothing', '0x'],
    ['a cut argument', encodeOpen(sampleOrder(1_800_000_000), signature).slice(0, -64)],
  ])('refuses %s', (_name, data) => {
    expect(() => decodeDepositorCall(data as `0x${string}`)).toThrow(
      expect.objectContaining({ reason: 'calldata_unknown' }),
    )
  })
})
