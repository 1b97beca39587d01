import { randomBytes } from 'node:crypto'
import { zeroAddress, zeroHash } from 'viem'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'

type Payout = Pick<EscrowOrder, 'outputToken' | 'outputAmount' | 'recipient' | 'dstChainId'>

/** Order from an EVM network that a transfer with these terms pays; each has a nonce of its own. */
export const transferOrder = (payout: Payout & Partial<EscrowOrder>): EscrowOrder => ({
  depositor: zeroAddress,
  maker: zeroAddress,
  inputToken: zeroAddress,
  inputAmount: payout.outputAmount,
  destinationGas: 0n,
  memoHash: zeroHash,
  srcChainId: 31337n,
  fillMode: 1,
  channel: 0n,
  channelFee: 0n,
  openBy: 0,
  fillDeadline: 0,
  refundAfter: 0,
  nonce: BigInt(`0x${randomBytes(16).toString('hex')}`),
  ...payout,
})
