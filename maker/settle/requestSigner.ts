import { attestRequestsDigest, endpointsRequestTypedData } from '#chains/evm/order/typedData.ts'
import { localAccount } from '#chains/evm/signing/localAccount.ts'
import type { AttestationRequest } from '../contract.ts'

export interface RequestSigner {
  attest(requests: readonly AttestationRequest[]): Promise<`0x${string}`>
  /** For the comparison of RPC providers under this salt. */
  endpoints(salt: `0x${string}`): Promise<`0x${string}`>
}

/** Attesters answer only the holder of the key of the order's maker. No network. @param key 32 bytes as 0x-hex. */
export function requestSigner(key: `0x${string}`): RequestSigner {
  const account = localAccount(key)
  let newest: { requests: readonly AttestationRequest[]; signature: Promise<`0x${string}`> } | null = null
  return {
    // Every attester is asked the same at the same moment, so that one signature serves them all.
    attest(requests) {
      if (newest?.requests !== requests)
        newest = { requests, signature: account.sign({ hash: attestRequestsDigest(requests) }) }
      return newest.signature
    },
    endpoints: (salt) => account.signTypedData(endpointsRequestTypedData(salt)),
  }
}
