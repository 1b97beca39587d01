import { RpcError } from './errors.ts'
import type { Methods, Params } from './params.ts'

export interface Call {
  readonly id: unknown
  readonly method: string
  readonly params: Params
}

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export function parseCall(value: unknown): Call {
  const { id = null, method, params } = object(value)
  return { id, method: typeof method === 'string' ? method : '', params: Array.isArray(params) ? params : [] }
}

export const answer = (id: unknown, result: unknown): object => ({ jsonrpc: '2.0', id, result })

export function failure(id: unknown, error: unknown): object {
  if (!(error instanceof RpcError))
    return {
      jsonrpc: '2.0',
      id,
      error: { code: -32603, message: error instanceof Error ? error.message : 'Internal error' },
    }
  return {
    jsonrpc: '2.0',
    id,
    error: { code: error.code, message: error.message, ...(error.data === undefined ? {} : { data: error.data }) },
  }
}

const parseError = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }

function runOne(methods: Methods, value: unknown): object {
  const call = parseCall(value)
  try {
    const method = methods[call.method]
    if (!method) throw new RpcError(-32601, 'Method not found')
    return answer(call.id, method(call.params))
  } catch (error) {
    return failure(call.id, error)
  }
}

/** Answers one body, batches included. Everything here is synchronous: calls never overlap. */
export function dispatch(methods: Methods, body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return JSON.stringify(parseError)
  }
  return JSON.stringify(Array.isArray(parsed) ? parsed.map((value) => runOne(methods, value)) : runOne(methods, parsed))
}
