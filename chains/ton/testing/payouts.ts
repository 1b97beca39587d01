import { randomBytes } from 'node:crypto'
import { keccak256, toHex, zeroAddress } from 'viem'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { SamplePayout } from '#chains/suite.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { TON_NATIVE_SENTINEL, tonAddressRules } from '../address.ts'
import { TON_CHAIN, usdcToken } from './localChain.ts'

/** An unused account. */
export const newAccount = (): string => tonAddressRules.fromBytes(`0x${randomBytes(32).toString('hex')}`)

/** Payout to a new account, and the escrow order that it pays. */
export function samplePayout(
  asset: AssetId,
  amount: bigint,
  { destinationGas = 0n, memo = orderIdFromUuid(randomBytes(16).toString('hex')) as string | null } = {},
): SamplePayout {
  const recipient = newAccount()
  const order: EscrowOrder = {
    depositor: zeroAddress,
    maker: zeroAddress,
    inputToken: zeroAddress,
    inputAmount: amount,
    outputToken: tonAddressRules.toBytes(isNative(asset) ? TON_NATIVE_SENTINEL : usdcToken),
    outputAmount: amount,
    destinationGas,
    recipient: tonAddressRules.toBytes(recipient),
    memoHash: memo === null ? `0x${'00'.repeat(32)}` : keccak256(toHex(memo)),
    srcChainId: 31337n,
    dstChainId: BigInt(TON_CHAIN),
    fillMode: 1,
    channel: 0n,
    channelFee: 0n,
    openBy: 0,
    fillDeadline: 0,
    refundAfter: 0,
    nonce: BigInt(`0x${randomBytes(16).toString('hex')}`),
  }
  const orderId = orderHash(order)
  return {
    asset,
    amount,
    recipient,
    memo,
    order,
    action: { kind: 'transfer', asset, amount, recipient, memo, destinationGas, orderId },
  }
}
