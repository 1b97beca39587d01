import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import type { RpcMethod, WebRpc } from '#chains/family.ts'
import { readJson } from '#chains/rpc/httpFetch.ts'
import { servicesOf } from '#chains/services.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { RpcCall, rpcError } from '#core/wire/chainRpc.ts'
import { endpointsOf } from '#runtime/config.ts'
import type { z } from 'zod'

/** A node's answer: a result, or the chain's error. */
export type NodeAnswer = { readonly result: unknown } | { readonly error: NodeError }

/**
 * Forwards one call of the web app to a network.
 * @throws AppError `rpc_method_refused`, `request_invalid` (400), `chain_unknown` (404), `rpc_busy` (503),
 * `rpc_unreachable` (502)
 */
export type ChainRpc = (chainId: number, call: Pick<RpcCall, 'method' | 'params'>) => Promise<NodeAnswer>

export interface ChainRpcOptions {
  readonly catalogue: Pick<Catalogue, 'chains'>
  /** The operator's endpoints by chain id. */
  readonly overrides: ReadonlyMap<number, readonly string[]>
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

const TIMEOUT_MS = 5_000
/** A full block with its transactions is the longest answer that the web app reads. */
const MOST_ANSWER_BYTES = 4 * 2 ** 20
/** Endpoints tried per call. */
const MOST_TRIES = 3
/** Concurrent calls per network. */
const MOST_AT_ONCE = 64

/** Errors of the chain itself, which another endpoint would repeat. */
const ofTheChain: ReadonlySet<number> = new Set([3, -32_000, -32_002, -32_003, -32_015])

interface Source {
  readonly chain: ChainDef
  readonly rpc: WebRpc
  readonly endpoints: readonly Endpoint<string>[]
  open: number
}

/** A node's error that another endpoint may not have, such as an unsupported method. */
class NodeRefusal extends Error {
  readonly answer: NodeAnswer
  constructor(answer: NodeAnswer) {
    super('the node refused the call')
    this.answer = answer
  }
}

export function createChainRpc({
  catalogue,
  overrides,
  fetch = globalThis.fetch,
  now = Date.now,
}: ChainRpcOptions): ChainRpc {
  const sources = new Map<number, Source | null>()
  const shared = new Map<string, { readonly answer: Promise<NodeAnswer>; until: number }>()

  function sourceOf(id: number): Source | null {
    const known = sources.get(id)
    if (known !== undefined) return known
    const chain = catalogue.chains.find((c) => Number(c.id) === id)
    const rpc = chain && servicesOf(chain.family)?.webRpc
    if (!chain || !rpc) return null
    const urls = endpointsOf(chain, overrides).filter((url) => /^https?:/.test(url))
    const endpoints = urls.map((url) =>
      createEndpoint({
        label: labelOf(url),
        connection: url,
        faults: { isTransport: (e) => !(e instanceof NodeRefusal), isBehind: () => false, isPassing: () => false },
        attempts: 1,
        baseMs: 0,
        check: (connection) => requireChain(chain, rpc, connection),
      }),
    )
    const source = { chain, rpc, endpoints, open: 0 }
    sources.set(id, source)
    return source
  }

  /** @throws AppError `rpc_wrong_chain` */
  async function requireChain(chain: ChainDef, rpc: WebRpc, url: string): Promise<void> {
    const { chainId } = rpc
    if (!chainId) return
    const answer = await ask(rpc, url, chainId.method, [])
    const served = 'result' in answer ? chainId.read(answer.result) : Number.NaN
    if (served !== Number(chain.id)) throw wrongChain(labelOf(url), String(served), String(chain.id))
  }

  async function ask(rpc: WebRpc, url: string, method: string, params: unknown): Promise<NodeAnswer> {
    if (rpc.call) {
      const answer = await rpc.call(url, method, params, TIMEOUT_MS)
      return 'error' in answer ? { error: nodeError(answer.error, secretsOf(url)) } : answer
    }
    const { username, password } = new URL(url)
    const target = new URL(url)
    target.username = target.password = ''
    const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
    const response = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(username === '' ? {} : { authorization: `Basic ${login}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    const answer: unknown = await readJson(response, MOST_ANSWER_BYTES)
    if (typeof answer !== 'object' || answer === null) throw new Error('no JSON-RPC answer')
    if ('error' in answer && answer.error !== null && answer.error !== undefined)
      return { error: nodeError(answer.error, secretsOf(url)) }
    if (!('result' in answer)) throw new Error('no JSON-RPC answer')
    return { result: answer.result }
  }

  async function first({ chain, rpc, endpoints }: Source, method: string, params: unknown): Promise<NodeAnswer> {
    const bestFirst = [...endpoints].sort((a, b) => Number(a.cooling()) - Number(b.cooling()))
    let refusal: NodeAnswer | null = null
    for (const endpoint of bestFirst.slice(0, MOST_TRIES)) {
      try {
        return await endpoint.run(async (url) => {
          const answer = await ask(rpc, url, method, params)
          if ('error' in answer && !ofTheChain.has(answer.error.code)) throw new NodeRefusal(answer)
          return answer
        })
      } catch (error) {
        if (error instanceof NodeRefusal) refusal ??= error.answer
      }
    }
    if (refusal) return refusal
    throw new AppError('rpc_unreachable', `${chain.alias} isn’t responding right now.`, {
      status: 502,
      retriable: true,
    })
  }

  async function bounded(source: Source, method: string, params: unknown): Promise<NodeAnswer> {
    if (source.open >= MOST_AT_ONCE)
      throw new AppError('rpc_busy', `Too many requests to ${source.chain.alias} right now. Try again in a moment.`, {
        status: 503,
        retriable: true,
        fix: { kind: 'retry_after', seconds: 1 },
      })
    source.open += 1
    try {
      return await first(source, method, params)
    } finally {
      source.open -= 1
    }
  }

  function share(key: string, { keepMs = 0 }: RpcMethod, read: () => Promise<NodeAnswer>): Promise<NodeAnswer> {
    const known = shared.get(key)
    if (known && now() < known.until) return known.answer
    const row = { answer: read(), until: Number.POSITIVE_INFINITY }
    shared.set(key, row)
    const drop = (): void => void (shared.get(key) === row && shared.delete(key))
    row.answer.then((answer) => {
      if (keepMs > 0 && 'result' in answer) row.until = now() + keepMs
      else drop()
    }, drop)
    return row.answer
  }

  return async (chainId, { method, params }) => {
    const source = sourceOf(chainId)
    if (!source)
      throw new AppError('chain_unknown', 'This network isn’t available here.', { status: 404, retriable: false })
    const { methods } = source.rpc
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!known)
      throw new AppError('rpc_method_refused', 'This method isn’t available here.', { status: 400, retriable: false })
    const checked = known.params.safeParse(params)
    if (!checked.success)
      throw new AppError('request_invalid', `params: not as ${method} takes them here`, {
        status: 400,
        retriable: false,
      })
    const read = () => bounded(source, method, checked.data ?? [])
    return known.broadcasts ? read() : share(`${chainId} ${method} ${JSON.stringify(checked.data)}`, known, read)
  }
}

type NodeError = z.infer<typeof rpcError>

const MOST_TEXT = 300

const MOST_DATA = 8 * 1024

const address = /\b(?:https?|wss?):\/\/\S+/gi

const UNKNOWN = 'The node refused the call.'

/** Parts of an endpoint's URL that may be keys, and its host. */
function secretsOf(url: string): readonly string[] {
  const { host, username, password, pathname, searchParams } = new URL(url)
  const parts = [
    username,
    password,
    ...pathname.split('/').filter((part) => part.length >= 12),
    ...searchParams.values(),
  ]
  return [host, ...parts.map(decodeURIComponent).filter((part) => part.length >= 4)]
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)

/** Sanitizes a node's error for the web app: code, message and revert data, without the endpoint's host or keys. */
function nodeError(error: unknown, secrets: readonly string[]): NodeError {
  const { code, message, data } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    code?: unknown
    message?: unknown
    data?: unknown
  }
  const named = (text: string): boolean => secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))
  const text = typeof message === 'string' ? message.replaceAll(address, '…').slice(0, MOST_TEXT) : UNKNOWN
  const written = data === undefined || data === null ? '' : JSON.stringify(data)
  const isKept = isHex(data) || (typeof data === 'object' && data !== null && 'err' in data)
  return {
    code: Number.isInteger(code) ? (code as number) : -32_000,
    message: named(text) ? UNKNOWN : text,
    ...(isKept && written.length <= MOST_DATA && written.search(address) < 0 && !named(written) ? { data } : {}),
  }
}
