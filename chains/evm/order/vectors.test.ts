import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { escrowOrderWire } from '#core/wire/order.ts'
import file from '#contracts/vectors/orders.json' with { type: 'json' }
import { orderHash, orderTypes } from './hash.ts'
import { attestRequestDigest, fillDigest, offerTypedData } from './typedData.ts'
import { orderFromWire } from './wire.ts'

type Hex = `0x${string}`

// The contracts check the same file (contracts/test/Identity.t.sol): both sides must agree to the bit.
describe.each(file.vectors)('$name', (vector) => {
  const order = orderFromWire(escrowOrderWire.parse(vector.order))
  const escrow = vector.escrow as Hex
  const orderId = vector.orderId as Hex

  it('has its order id', () => {
    expect(orderHash(order)).toBe(orderId)
  })

  it('has its offer, fill and request digests', () => {
    const chainId = Number(order.srcChainId)
    expect(hashTypedData(offerTypedData(order, escrow))).toBe(vector.offerDigest)
    expect(fillDigest({ chainId, escrow }, orderId, vector.proofId as Hex)).toBe(vector.fillDigest)
    expect(attestRequestDigest({ order, escrow, txRef: vector.txRef })).toBe(vector.requestDigest)
  })
})

it('vectors cover sources of other families and escrows without an EVM address', () => {
  const lengths = file.vectors.map(({ order, escrow }) => [order.depositor, escrow].map((hex) => hex.length / 2 - 1))
  expect(new Set(lengths.map(([depositor]) => depositor))).toEqual(new Set([20, 32, 33, 34, 36]))
  expect(new Set(lengths.map(([, escrow]) => escrow))).toEqual(new Set([20, 32, 33, 34, 36]))
})

it('order fields are hashed in the order of the contract', () => {
  const open = bridgeEscrowAbi.find((entry) => entry.type === 'function' && entry.name === 'open')
  const [order] = open?.inputs ?? []
  const fields = order && 'components' in order ? order.components : []
  expect(orderTypes.Order).toEqual(fields.map(({ name, type }) => ({ name, type })))
})
