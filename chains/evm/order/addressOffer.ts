import { recoverTypedDataAddress } from 'viem'
import type { ChainId } from '#core/chain/chainId.ts'

/** Promise that deposits to an address belong to an order. No memo on the chain says so, thus the offer signer does. */
export interface AddressOffer {
  /** Network of the address. */
  readonly chainId: ChainId
  /** Canonical address. */
  readonly address: string
  /** Hash of the order's terms, which name recipient, amounts, refund address and order id. */
  readonly orderHash: `0x${string}`
}

/** Returns the typed data of an offer. Its domain is its own, so that no escrow accepts the signature. */
export const addressOfferTypedData = ({ chainId, address, orderHash }: AddressOffer) =>
  ({
    domain: { name: 'Causeway Deposit Address', version: '1', chainId },
    types: {
      DepositAddress: [
        { name: 'address', type: 'string' },
        { name: 'order', type: 'bytes32' },
      ],
    },
    primaryType: 'DepositAddress',
    message: { address, order: orderHash },
  }) as const

/** True if this signer made the offer; false for anything else, malformed text too. */
export async function isOfferOf(signer: string, offer: AddressOffer, signature: string): Promise<boolean> {
  try {
    const recovered = await recoverTypedDataAddress({
      ...addressOfferTypedData(offer),
      signature: signature as `0x${string}`,
    })
    return recovered.toLowerCase() === signer.toLowerCase()
  } catch {
    return false
  }
}
