import * as fc from 'fast-check'
import { hashStruct, hashTypedData, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { anyOrder } from '../testing/anyOrder.ts'
import { fillTypes, orderHash, orderTypes } from './hash.ts'
import { structHasher } from './structHash.ts'
import { attestRequestDigest, attestRequestsDigest, fillDigest } from './typedData.ts'

const hexOf = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => toHex(value))
const chain = fc.integer({ min: 1, max: 2 ** 48 })

describe('struct hashes and digests equal those of the client library', () => {
  it('for orders', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(orderHash(order)).toBe(hashStruct({ data: order, primaryType: 'Order', types: orderTypes }))
      }),
    )
  })

  it('for fills', () => {
    fc.assert(
      fc.property(chain, hexOf(20), hexOf(32), hexOf(32), (chainId, escrow, orderId, proofId) => {
        const typed = {
          domain: { name: 'Causeway Escrow', version: '2', chainId, verifyingContract: escrow },
          types: fillTypes,
          primaryType: 'Fill',
          message: { orderId, srcChainId: BigInt(chainId), escrow, proofId },
        } as const
        expect(fillDigest({ chainId, escrow }, orderId, proofId)).toBe(hashTypedData(typed))
      }),
    )
  })

  it('for requests to attesters', () => {
    fc.assert(
      fc.property(anyOrder, fc.string(), fc.string(), (order, escrow, txRef) => {
        const typed = {
          domain: { name: 'Causeway Attester', version: '1', chainId: order.srcChainId },
          types: {
            Request: [
              { name: 'orderId', type: 'bytes32' },
              { name: 'escrow', type: 'string' },
              { name: 'txRef', type: 'string' },
            ],
          },
          primaryType: 'Request',
          message: { orderId: orderHash(order), escrow, txRef },
        } as const
        expect(attestRequestDigest({ order, escrow, txRef })).toBe(hashTypedData(typed))
        const questions = [
          { order, escrow, txRef },
          { order, escrow: txRef, txRef: escrow },
        ]
        const many = {
          domain: { name: 'Causeway Attester', version: '1' },
          types: { Requests: [{ name: 'requests', type: 'bytes32[]' }] },
          primaryType: 'Requests',
          message: { requests: questions.map(attestRequestDigest) },
        } as const
        expect(attestRequestsDigest(questions)).toBe(hashTypedData(many))
      }),
    )
  })
})

it.each<[string, unknown]>([
  ['uint8', 256],
  ['uint8', -1],
  ['uint40', 2 ** 40],
  ['uint256', 2n ** 256n],
  ['uint256', 1.5],
  ['uint256', '1'],
  ['address', `0x${'11'.repeat(21)}`],
  ['address', `0x${'1g'.repeat(20)}`],
  ['bytes32', `0x${'11'.repeat(31)}`],
  ['bytes', '0x123'],
  ['bytes', undefined],
  ['bool', true],
])('refuses a %s of %s', (type, value) => {
  const hash = structHasher('Any', [{ name: 'value', type }]) as (message: { value: unknown }) => string
  expect(() => hash({ value })).toThrow(expect.objectContaining({ reason: 'typed_data_invalid' }))
})
