import { randomBytes } from 'node:crypto'
import { zeroAddress, zeroHash } from 'viem'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { SamplePayout } from '#chains/suite.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { starknetAddressRules } from '../address.ts'
import { STARKNET_CHAIN } from './localChain.ts'

/** An unused account. */
export const newAccount = (): string =>
  starknetAddressRules.fromBytes(`0x00${randomBytes(31).toString('hex').replace(/^00/, '01')}`)

/** Payout to a new account, and the escrow order that it pays. */
export function samplePayout(asset: AssetId, amount: bigint, { destinationGas = 0n } = {}): SamplePayout {
  const recipient = newAccount()
  const token = isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token
  const order: EscrowOrder = {
    depositor: zeroAddress,
    maker: zeroAddress,
    inputToken: zeroAddress,
    inputAmount: amount,
    outputToken: starknetAddressRules.toBytes(token),
    outputAmount: amount,
    destinationGas,
    recipient: starknetAddressRules.toBytes(recipient),
    memoHash: zeroHash,
    srcChainId: 31337n,
    dstChainId: BigInt(STARKNET_CHAIN),
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
    memo: null,
    order,
    action: { kind: 'transfer', asset, amount, recipient, memo: null, destinationGas, orderId },
  }
}
