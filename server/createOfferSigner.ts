import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { localAccount } from '#chains/evm/signing.ts'
import { AppError } from '#core/errors.ts'
import type { OfferSigner } from './deps.ts'

/** Signs offers with a local key, which the maker registers in the escrow as its delegate. */
export function createOfferSigner(privateKey: `0x${string}`): OfferSigner {
  const account = localAccount(privateKey)
  return {
    address: account.address,
    signOrder: (escrow, chainId, order) => {
      // The domain is derived from the order: an order of another chain would be signed for that chain's escrow.
      if (order.srcChainId !== BigInt(chainId))
        throw new AppError('chain_mismatch', 'The order belongs to another network.', { retriable: false })
      return account.signTypedData(offerTypedData(order, escrow))
    },
  }
}
