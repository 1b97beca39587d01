import * as fc from 'fast-check'
import { bytesToHex } from 'viem'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'

const bytes = (min: number, max = min) => fc.uint8Array({ minLength: min, maxLength: max }).map((b) => bytesToHex(b))
const uint256 = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n })
const uint40 = fc.integer({ min: 0, max: 2 ** 40 - 1 })

/** Any order that the struct can hold, valid or not. */
export const anyOrder: fc.Arbitrary<EscrowOrder> = fc.record({
  depositor: bytes(20),
  maker: bytes(20),
  inputToken: bytes(20),
  inputAmount: uint256,
  outputToken: bytes(1, 64),
  outputAmount: uint256,
  destinationGas: uint256,
  recipient: bytes(20, 64),
  memoHash: bytes(32),
  srcChainId: uint256,
  dstChainId: uint256,
  fillMode: fc.constantFrom(0 as const, 1 as const),
  channel: uint256,
  channelFee: uint256,
  openBy: uint40,
  fillDeadline: uint40,
  refundAfter: uint40,
  nonce: uint256,
})
