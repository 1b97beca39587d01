import { ZodError, z } from 'zod'
import { createBatchFetch } from '#chains/rpc/batchFetch.ts'
import { createEndpoint, type Endpoint, type Faults, labelOf } from '#chains/rpc/endpoint.ts'
import { behind, translating, wrongChain } from '#chains/rpc/errors.ts'
import { readJson } from '#chains/rpc/httpFetch.ts'
import { AppError } from '#core/errors.ts'
import { isFelt } from '../family.ts'
import { networkOf } from '../networks.ts'

/** One endpoint's JSON-RPC interface: a call and its unparsed result. */
export interface StarknetRpc {
  /** @throws StarknetRpcError with the node's own answer */
  call(method: string, params: object): Promise<unknown>
}

/** Codes of Starknet's JSON-RPC specification. */
export const codes = {
  contractNotFound: 20,
  entryPointNotFound: 21,
  blockNotFound: 24,
  transactionNotFound: 29,
  contractError: 40,
  executionError: 41,
  invalidNonce: 52,
  tooFewResources: 53,
  tooFewCoins: 54,
  validationFailed: 55,
  duplicate: 59,
  underpriced: 64,
  feeBelowMinimum: 65,
} as const

/** A node's error answer. */
export class StarknetRpcError extends Error {
  readonly code: number
  /** Further words of the node, such as a contract's. */
  readonly detail: string
  constructor(code: number, message: string, detail = '') {
    super(message)
    this.name = 'StarknetRpcError'
    this.code = code
    this.detail = detail
  }
}

export const isRefusal = (error: unknown, ...wanted: readonly number[]): boolean =>
  error instanceof StarknetRpcError && wanted.includes(error.code)

export const felt = z.string().refine(isFelt, 'a felt')
const answer = z.union([
  z.object({ error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }) }),
  z.object({ result: z.unknown() }),
])

const refusalOf = ({ code, message, data }: { code: number; message: string; data?: unknown }): StarknetRpcError =>
  new StarknetRpcError(code, message, data === undefined ? '' : JSON.stringify(data))

const MOST_ANSWER_BYTES = 16 * 2 ** 20

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

function openRpc(address: string, timeoutMs: number): StarknetRpc {
  const { url, headers } = requestOf(address)
  const fetch = createBatchFetch()
  let id = 0
  return {
    async call(method, params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: (id += 1), method, params })
      const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
      const read = answer.parse(await readJson(response, MOST_ANSWER_BYTES))
      if ('error' in read) throw refusalOf(read.error)
      return read.result
    },
  }
}

/** The chain's own answers, which another endpoint would repeat. */
const ofTheChain: ReadonlySet<number> = new Set(Object.values(codes).filter((code) => code !== codes.blockNotFound))

const isBehind = (error: unknown): boolean => isRefusal(error, codes.blockNotFound)

/** Rate limits, unknown methods, broken connections and answers of another form: the endpoint failed, not the request. */
const isTransport = (error: unknown): boolean => {
  if (error instanceof AppError || isBehind(error)) return false
  return !(error instanceof StarknetRpcError) || !ofTheChain.has(error.code)
}

const faults: Faults = {
  isTransport,
  isBehind,
  isPassing: (error) => isBehind(error) || (isTransport(error) && !(error instanceof ZodError)),
}

/** Connects the endpoints of one network: one that serves another does not count. */
export function connectAll(
  chainId: number,
  urls: readonly string[],
  { timeoutMs, attempts }: { readonly timeoutMs: number; readonly attempts: number },
): Endpoint<StarknetRpc>[] {
  const expected = networkOf(chainId)?.id ?? ''
  return urls.map((url) => {
    const label = labelOf(url)
    const check = async (rpc: StarknetRpc): Promise<void> => {
      const served = felt.parse(await rpc.call('starknet_chainId', []))
      if (served.toLowerCase() !== expected) throw wrongChain(label, served, expected)
    }
    return createEndpoint({ label, connection: openRpc(url, timeoutMs), faults, attempts, baseMs: 200, check })
  })
}

export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBehind(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)

/** Asks one endpoint about a transaction; null if it doesn't know it. */
export async function findTransaction(rpc: StarknetRpc, method: string, hash: string): Promise<unknown> {
  try {
    return await rpc.call(method, { transaction_hash: hash })
  } catch (error) {
    if (isRefusal(error, codes.transactionNotFound)) return null
    throw error
  }
}
