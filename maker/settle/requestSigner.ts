import { attestRequestsDigest, endpointsRequestTypedData } from '#chains/evm/order/typedData.ts'
import { localAccount } from '#chains/evm/signing.ts'
import type { AttestationRequest } from '../contract.ts'

export interface RequestSigner {
  attest(requests: readonly AttestationRequest[]): Promise<`0x${string}`>
  /** Signs the request that compares RPC providers under this salt. */
  endpoints(salt: `0x${string}`): Promise<`0x${string}`>
}

/**
 * Signs requests, because attesters answer only the holder of the order's maker key. Uses no network.
 * @param key 32 bytes as 0x-hex.
 */
export function requestSigner(key: `0x${string}`): RequestSigner {
  const account = localAccount(key)
  let newest: { requests: readonly AttestationRequest[]; signature: Promise<`0x${string}`> } | null = null
  return {
    // Every attester gets the same request at the same time, so one signature serves them all.
    attest(requests) {
      if (newest?.requests !== requests)
        newest = { requests, signature: account.sign({ hash: attestRequestsDigest(requests) }) }
      return newest.signature
    },
    endpoints: (salt) => account.signTypedData(endpointsRequestTypedData(salt)),
  }
}
