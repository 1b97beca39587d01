import { randomBytes } from 'node:crypto'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { SamplePayout } from '#chains/suite.ts'
import { transferOrder } from '#chains/suite/transferOrder.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { starknetAddressRules } from '../address.ts'
import { STARKNET_CHAIN } from './localChain.ts'

/** An unused account. */
export const newAccount = (): string =>
  starknetAddressRules.fromBytes(`0x00${randomBytes(31).toString('hex').replace(/^00/, '01')}`)

/** Payout to a new account, and the escrow order that it pays. */
export function samplePayout(asset: AssetId, amount: bigint, { destinationGas = 0n } = {}): SamplePayout {
  const recipient = newAccount()
  const token = isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token
  const order = transferOrder({
    outputToken: starknetAddressRules.toBytes(token),
    outputAmount: amount,
    destinationGas,
    recipient: starknetAddressRules.toBytes(recipient),
    dstChainId: BigInt(STARKNET_CHAIN),
  })
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
