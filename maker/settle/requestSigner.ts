import { privateKeyToAccount } from 'viem/accounts'
import { attestRequestTypedData } from '#chains/evm/order/typedData.ts'
import type { AttestationRequest } from '../contract.ts'

export type RequestSigner = (request: AttestationRequest) => Promise<`0x${string}`>

/** Attesters answer only who holds the key of the order's maker. No network. @param key 32 bytes as 0x-hex. */
export function requestSigner(key: `0x${string}`): RequestSigner {
  const account = privateKeyToAccount(key)
  return ({ order, txRef }) => account.signTypedData(attestRequestTypedData(order, txRef))
}
