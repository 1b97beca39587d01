import { z } from 'zod'
import type { Faults } from '#chains/rpc/endpoint.ts'
import { createHttpFetch, readJson } from '#chains/rpc/httpFetch.ts'
import { AppError } from '#core/errors.ts'

const MOST_ANSWER_BYTES = 2 * 2 ** 20
const httpFetch = createHttpFetch(MOST_ANSWER_BYTES)

/** Type of the native coin in calls. */
export const COIN_TYPE = '0x2::bfc::BFC'

/** First four bytes of the main network's genesis digest, 98WEwQW1UERH3hm8CFVahuEf4m1nMz28VvWKkun96sc5. */
const MAINNET = '78c99f89'
/** Number of the main network in this product: the network itself has none. */
const MAINNET_ID = 66_706_701
/** Number of the network that calls itself so. */
export const chainOfIdentifier = (identifier: unknown): number => (identifier === MAINNET ? MAINNET_ID : Number.NaN)

/** Numbers of more than 53 bits are strings. */
const integer = z.union([z.string().regex(/^\d{1,39}$/), z.int().nonnegative()]).transform(BigInt)

/** A block, signed by the validators: final. */
const checkpoint = z.object({
  digest: z.string().min(1),
  sequenceNumber: integer,
  timestampMs: integer.transform((ms) => Number(ms / 1_000n)),
})
const transaction = z.object({
  /** Absent until a checkpoint includes the transaction. */
  checkpoint: integer.nullish(),
  effects: z.object({ status: z.object({ status: z.enum(['success', 'failure']) }) }),
})

export type Checkpoint = z.infer<typeof checkpoint>

/** One endpoint's JSON-RPC interface. */
export interface BenfenApi {
  /** NaN for another network than the main one. */
  chainId(): Promise<number>
  newest(): Promise<bigint>
  /** Null above the endpoint's newest checkpoint. */
  checkpointAt(height: bigint): Promise<Checkpoint | null>
  balance(owner: string): Promise<bigint>
  /** Null if the endpoint does not know the transaction. */
  transaction(digest: string): Promise<z.infer<typeof transaction> | null>
}

/** A node's error answer. */
class BenfenRpcError extends Error {
  readonly isNotFound: boolean
  constructor(code: number, message: string) {
    super(message)
    this.name = 'BenfenRpcError'
    this.isNotFound = code === -32_602 && /not found|could not find/i.test(message)
  }
}

export const faults: Faults = {
  isTransport: (error) => !(error instanceof AppError),
  isBehind: () => false,
  isPassing: (error) =>
    !(error instanceof AppError) && !(error instanceof BenfenRpcError) && !(error instanceof z.ZodError),
}

const answer = z.union([
  z.object({ error: z.object({ code: z.int(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])

/** Credentials in the URL are sent as a header. */
function requestOf(address: string): { readonly url: string; readonly headers: Record<string, string> } {
  const url = new URL(address)
  const { username, password } = url
  const headers = { 'content-type': 'application/json' }
  if (username === '') return { url: address, headers }
  url.username = url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { ...headers, authorization: `Basic ${btoa(credentials)}` } }
}

/** Opens an endpoint. Its methods throw whatever broke the call. */
export function openBenfenApi(address: string, timeoutMs: number): BenfenApi {
  const { url, headers } = requestOf(address)

  async function ask<T extends z.ZodType>(form: T, method: string, ...params: unknown[]): Promise<z.infer<T>> {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await httpFetch(url, { method: 'POST', headers, body, signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const read = answer.parse(await readJson(response, MOST_ANSWER_BYTES))
    if ('error' in read) throw new BenfenRpcError(read.error.code, read.error.message)
    return form.parse(read.result)
  }

  /** Null for what the endpoint does not have. */
  async function find<T extends z.ZodType>(form: T, method: string, ...params: unknown[]): Promise<z.infer<T> | null> {
    try {
      return await ask(form, method, ...params)
    } catch (error) {
      if (error instanceof BenfenRpcError && error.isNotFound) return null
      throw error
    }
  }

  return {
    chainId: async () => chainOfIdentifier(await ask(z.string(), 'bfc_getChainIdentifier')),
    newest: () => ask(integer, 'bfc_getLatestCheckpointSequenceNumber'),
    checkpointAt: (height) => find(checkpoint, 'bfc_getCheckpoint', String(height)),
    balance: async (owner) =>
      (await ask(z.object({ totalBalance: integer }), 'bfcx_getBalance', owner, COIN_TYPE)).totalBalance,
    transaction: (digest) => find(transaction, 'bfc_getTransactionBlock', digest, { showEffects: true }),
  }
}
