import { privateKeyToAccount } from 'viem/accounts'
import { attestRequestTypedData, endpointsRequestTypedData } from '#chains/evm/order/typedData.ts'
import type { AttestationRequest } from '../contract.ts'

export interface RequestSigner {
  attest(request: AttestationRequest): Promise<`0x${string}`>
  /** For the comparison of RPC providers under this salt. */
  endpoints(salt: `0x${string}`): Promise<`0x${string}`>
}

/** Attesters answer only who holds the key of the order's maker. No network. @param key 32 bytes as 0x-hex. */
export function requestSigner(key: `0x${string}`): RequestSigner {
  const account = privateKeyToAccount(key)
  return {
    attest: (request) => account.signTypedData(attestRequestTypedData(request)),
    endpoints: (salt) => account.signTypedData(endpointsRequestTypedData(salt)),
  }
}
