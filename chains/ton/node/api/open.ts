import type { Faults } from '#chains/rpc/endpoint.ts'
import { behind, translating } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import { ZodError } from 'zod'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Pool } from '#chains/rpc/pool.ts'

/** A node's HTTP interface (toncenter v2): one call, its unparsed result. */
export interface TonApi {
  call(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
}

interface Answer {
  readonly ok: boolean
  readonly result?: unknown
  readonly error?: unknown
  readonly code?: unknown
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'

/** The endpoint's key is part of its URL (`?api_key=`). */
export function openTonApi(url: string, timeoutMs: number): TonApi {
  return {
    async call(method, params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!isAnswer(answer))
        throw new TonApiError(response.status, `no answer of this interface (HTTP ${response.status})`)
      if (!answer.ok)
        throw new TonApiError(
          typeof answer.code === 'number' ? answer.code : response.status,
          String(answer.error ?? 'unknown'),
        )
      return answer.result
    },
  }
}

/** The node lacks a block or a state that others may have. */
const lacking = /not (in db|applied|ready|found)|NOTREADY|cannot (locate|find|load) (block|state)|seqno/i
/** Refusals of a call that any node would repeat. */
const refusals: ReadonlySet<number> = new Set([400, 404, 405, 409, 416, 422])

const isBehind = (error: unknown): boolean =>
  error instanceof TonApiError && error.code !== 429 && lacking.test(error.message)

/** Rate limits (429), unreachable lite servers (5xx), a dropped connection: the endpoint failed, not the request. */
const isTransport = (error: unknown): boolean => {
  if (error instanceof AppError || error instanceof ZodError || isBehind(error)) return false
  return !(error instanceof TonApiError) || !refusals.has(error.code)
}

export const faults: Faults = { isTransport, isBehind, isPassing: (error) => isBehind(error) || isTransport(error) }

function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBehind(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)

/** A node's error answer. */
class TonApiError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.name = 'TonApiError'
    this.code = code
  }
}

/** State shared by the parts of a node. */
export interface NodeContext {
  readonly id: ChainId
  readonly pool: Pool<TonApi>
}
