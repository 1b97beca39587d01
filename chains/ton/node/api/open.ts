import type { Faults } from '#chains/rpc/endpoint.ts'
import { behind, translating } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import type { Transaction } from '@ton/core'
import type { Head } from '#chains/contract/reader.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import type { Agreed } from '#chains/rpc/votes.ts'

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
const lacking = /not (in db|applied|ready|found)|NOTREADY|cannot (locate|find|load) (block|state|transaction)|seqno/i
/** The account's contract did not accept an external message: the network's own answer. */
const refusedMessage = /cannot apply external message|external message was not accepted/i
/** Refusals of a call that any node would repeat. */
const refusals: ReadonlySet<number> = new Set([400, 404, 405, 409, 416, 422])

const isBehind = (error: unknown): boolean =>
  error instanceof TonApiError && error.code !== 429 && !isRefusedMessage(error) && lacking.test(error.message)

export const isRefusedMessage = (error: unknown): boolean =>
  error instanceof TonApiError && refusedMessage.test(error.message)

/** Exit code with which the contract refused an external message; null if the node names none. */
export function exitCodeOf(error: unknown): number | null {
  const [, code] = (error instanceof TonApiError && /exit ?code[=: ]+(\d+)/i.exec(error.message)) || []
  return code === undefined ? null : Number(code)
}

/** Rate limits (429), unreachable lite servers (5xx), a dropped connection, bytes of another form: the endpoint failed. */
const isTransport = (error: unknown): boolean => {
  if (error instanceof AppError || isBehind(error) || isRefusedMessage(error)) return false
  return !(error instanceof TonApiError) || !refusals.has(error.code)
}

export const faults: Faults = { isTransport, isBehind, isPassing: (error) => isBehind(error) || isTransport(error) }

export function translateError(error: unknown): AppError {
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
  /** Masters of the listed jettons; null = the native coin. */
  readonly tokens: ReadonlyMap<AssetId, JettonDef | null>
  /** Canonical. */
  readonly depositAddress: string | null
  readonly known: Known
}

export interface JettonDef {
  /** Canonical address. */
  readonly master: string
  readonly decimals: number
}

/** Answers that never change, each proven by its hash or agreed on by a quorum. */
export interface Known {
  /** By hash. */
  readonly transactions: Map<string, Transaction>
  /** The newest transaction of an account at the end of a block, by account and block. */
  readonly places: Map<string, Agreed<Place | 'none'>>
  /** Block hashes by height. */
  readonly blocks: Map<number, string>
  /** Jetton wallets by master and owner. */
  readonly jettonWallets: Map<string, Agreed<string>>
  /** The newest block that a quorum has had. */
  head: Head | null
}

/** One transaction in an account's history. */
export interface Place {
  readonly lt: bigint
  /** Hex. */
  readonly hash: string
}

const MOST_KNOWN = 2_000

/** Keeps an answer, and drops the oldest ones. */
export function remember<K, V>(known: Map<K, V>, key: K, value: V): V {
  known.set(key, value)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break
    known.delete(oldest)
  }
  return value
}
