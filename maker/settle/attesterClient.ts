import { z } from 'zod'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { AppError } from '#core/errors.ts'
import { withDeadline } from '#runtime/outbound/withDeadline.ts'
import type { Attestation, AttesterClient, EndpointHashSource } from '../contract.ts'
import type { RequestSigner } from './requestSigner.ts'

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
 * Client of an attester over HTTP. Its refusals keep their reason; anything else is `attester_unreachable` (retriable).
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
  new AppError('attester_unreachable', 'The attester answered with something else.', { status: 502 })

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
