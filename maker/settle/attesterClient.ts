import { z } from 'zod'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { AppError } from '#core/errors.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { Attestation, AttesterClient, EndpointHashSource, AttestationRequest } from '../contract.ts'
import { attestRequestsDigest, endpointsRequestTypedData } from '#chains/evm/order/typedData.ts'
import { localAccount } from '#chains/evm/signing.ts'

const hex = z.string().regex(/^0x[0-9a-fA-F]+$/)
const signed = z.object({ signer: hex, proof_id: hex, signature: hex })
const refusedOne = z.object({ reason: z.string(), message: z.string() })
const attested = z.object({ results: z.array(z.union([signed, refusedOne])) })
const hashList = z.object({ hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(1_000) })
const refused = z.object({ data: z.object({ reason: z.string() }), message: z.string() })

export interface AttesterClientOptions {
  baseUrl: string
  /** `globalThis.fetch`, or an in-process application. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  sign: RequestSigner
  timeoutMs?: number
}

/**
 * Creates a client of an attester over HTTP. Its refusals keep their reason; anything else is `attester_unreachable` (retriable).
 */
export function createAttesterClient({
  baseUrl,
  fetch,
  sign,
  timeoutMs = 10_000,
}: AttesterClientOptions): AttesterClient & EndpointHashSource {
  const base = baseUrl.replace(/\/$/, '')
  const post = async (path: string, body: string): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, redirect: 'error' as const }
    const { ok, answer } = await withDeadline(timeoutMs, (signal) => ask(fetch, `${base}${path}`, { ...init, signal }))
    if (!ok) throw refusal(answer)
    return (answer as { data?: unknown })?.data
  }
  return {
    label: baseUrl,
    async endpointHashes(salt) {
      const body = JSON.stringify({ salt, signature: await sign.endpoints(salt) })
      return hashList.parse(await post('/endpoints', body)).hashes
    },
    async attest(requests) {
      const body = JSON.stringify({
        requests: requests.map(({ order, escrow, txRef, memo }) => ({
          order: orderToWire(order),
          escrow,
          tx_ref: txRef,
          memo,
        })),
        signature: await sign.attest(requests),
      })
      const answer = attested.safeParse(await post('/attest', body))
      if (!answer.success || answer.data.results.length !== requests.length) throw strange()
      return answer.data.results.map(toAttestation)
    },
  }
}

function toAttestation(result: z.infer<typeof attested>['results'][number]): Attestation | AppError {
  if ('reason' in result) return new AppError(result.reason, result.message, { status: 409, retriable: true })
  return {
    signer: result.signer.toLowerCase() as `0x${string}`,
    proofId: result.proof_id as `0x${string}`,
    signature: result.signature as `0x${string}`,
  }
}

const strange = (): AppError =>
  new AppError('attester_unreachable', 'The attester’s response is invalid.', { status: 502 })

async function ask(
  fetch: AttesterClientOptions['fetch'],
  url: string,
  init: RequestInit,
): Promise<{ ok: boolean; answer: unknown }> {
  try {
    const response = await fetch(url, init)
    return { ok: response.ok, answer: await response.json() }
  } catch (cause) {
    throw new AppError('attester_unreachable', 'The attester does not answer.', { status: 502, cause })
  }
}

function refusal(answer: unknown): AppError {
  const parsed = refused.safeParse(answer)
  if (!parsed.success) return strange()
  return new AppError(parsed.data.data.reason, parsed.data.message, { status: 409, retriable: true })
}

interface RequestSigner {
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
