import { randomBytes } from 'node:crypto'
import { Keypair } from '@solana/web3.js'
import { keccak256, toHex } from 'viem'
import type { SamplePayout } from '#chains/suite.ts'
import { transferOrder } from '#chains/suite/transferOrder.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { SVM_NATIVE_SENTINEL, svmAddressRules } from '../address.ts'
import { SVM_CHAIN, solAsset, usdcMint } from './localChain.ts'

/** Payout to a new wallet, and the escrow order that it pays. */
export function samplePayout(asset: AssetId, amount: bigint, destinationGas = 0n): SamplePayout {
  const recipient = Keypair.generate().publicKey.toBase58()
  const memo = orderIdFromUuid(randomBytes(16).toString('hex'))
  return {
    asset,
    amount,
    recipient,
    memo,
    action: { kind: 'transfer', asset, amount, recipient, memo, destinationGas, orderId: null },
    order: transferOrder({
      outputToken: svmAddressRules.toBytes(asset === solAsset ? SVM_NATIVE_SENTINEL : usdcMint),
      outputAmount: amount,
      destinationGas,
      recipient: svmAddressRules.toBytes(recipient),
      memoHash: keccak256(toHex(memo)),
      dstChainId: BigInt(SVM_CHAIN),
    }),
  }
}
