import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { AppError } from '#core/errors.ts'
import { escrowOrderWire } from '#core/wire/order.ts'
import { saltForm } from '#runtime/config/endpoints.ts'
import type { Log } from '#runtime/log.ts'
import type { Attester } from './contract.ts'
import type { AttesterMetrics } from './metrics.ts'

const signatureHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{130}$/)
  .transform((text) => text as `0x${string}`)
/** Maximum payouts per call. */
export const MOST_REQUESTS = 50
const attestRequest = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        order: escrowOrderWire,
        escrow: z.string().min(1).max(128),
        tx_ref: z.string().min(1).max(128),
        memo: z.string().max(120).nullable(),
      }),
    )
    .min(1)
    .max(MOST_REQUESTS),
  signature: signatureHex,
})
const endpointsRequest = z.strictObject({
  salt: z
    .string()
    .regex(saltForm)
    .transform((text) => text as `0x${string}`),
  signature: signatureHex,
})
const MAX_BODY = MOST_REQUESTS * 8 * 1024
const ATTEST = '/attest'

/**
 * `POST /attest` signs each payout of a call, or returns the reason if not, `POST /endpoints` compares RPC providers,
 * `GET /health` reports the signer. Errors have the form `{code, message, data: {reason}}`.
 */
export function createAttesterApp(attester: Attester, log: Log, metrics: AttesterMetrics): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: MAX_BODY }))
  app.get('/health', (c) => c.json({ code: 0, message: 'ok', data: { signer: attester.signer } }))
  app.post(ATTEST, async (c) => {
    const body = attestRequest.safeParse(await c.req.json())
    if (!body.success) throw new AppError('request_invalid', z.prettifyError(body.error), { status: 400 })
    const requests = body.data.requests.map(({ order, escrow, tx_ref, memo }) => ({
      order: orderFromWire(order as Parameters<typeof orderFromWire>[0]),
      escrow,
      txRef: tx_ref,
      memo,
    }))
    const answers = await attester.attest({ requests, signature: body.data.signature })
    const results = answers.map((answer, i) => {
      if (answer instanceof AppError) {
        metrics.refused(answer.reason)
        return { reason: answer.reason, message: answer.message }
      }
      const { srcChainId = 0n, dstChainId = 0n } = requests[i]?.order ?? {}
      metrics.signed(srcChainId, dstChainId)
      return { signer: answer.signer, proof_id: answer.proofId, signature: answer.signature }
    })
    return c.json({ code: 0, message: 'ok', data: { results } })
  })
  app.post('/endpoints', async (c) => {
    const body = endpointsRequest.safeParse(await c.req.json())
    if (!body.success) throw new AppError('request_invalid', z.prettifyError(body.error), { status: 400 })
    const hashes = await attester.endpointHashes(body.data)
    return c.json({ code: 0, message: 'ok', data: { hashes } })
  })
  app.notFound((c) => c.json({ code: 404, message: 'Unknown call.', data: { reason: 'not_found' } }, 404))
  app.onError((error, c) => {
    const known = toAppError(error)
    if (c.req.path === ATTEST) metrics.refused(known.reason)
    if (known.status === 500) log.error({ reason: known.reason, error: error.message }, 'request failed')
    return c.json(
      { code: known.status, message: known.message, data: { reason: known.reason } },
      known.status as ContentfulStatusCode,
    )
  })
  return app
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return new AppError('request_refused', error.message, { status: error.status })
  if (error instanceof SyntaxError) return new AppError('request_invalid', 'The body is not JSON.', { status: 400 })
  return new AppError('internal', 'Something went wrong in the attester.', { cause: error })
}
