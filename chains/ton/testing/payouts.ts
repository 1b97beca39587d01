import { randomBytes } from 'node:crypto'
import { keccak256, toHex } from 'viem'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { SamplePayout } from '#chains/suite.ts'
import { transferOrder } from '#chains/suite/transferOrder.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
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
  const order = transferOrder({
    outputToken: tonAddressRules.toBytes(isNative(asset) ? TON_NATIVE_SENTINEL : usdcToken),
    outputAmount: amount,
    destinationGas,
    recipient: tonAddressRules.toBytes(recipient),
    memoHash: memo === null ? `0x${'00'.repeat(32)}` : keccak256(toHex(memo)),
    dstChainId: BigInt(TON_CHAIN),
  })
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
