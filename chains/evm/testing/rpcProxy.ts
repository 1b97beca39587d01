import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { listenOnLease } from '#runtime/testing/ports.ts'

export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[]
}
/**
 * Interceptor between client and node for one call; `next` calls the node. A thrown `HttpFault` answers without JSON.
 */
export type Meddle = (call: RpcCall, next: () => Promise<unknown>) => Promise<unknown> | unknown

export class HttpFault extends Error {
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}
export class RpcFault extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export interface RpcProxy {
  readonly url: string
  readonly calls: RpcCall[]
  /** HTTP requests so far, each with one call or a batch of them. */
  requests: number
  meddle: Meddle
  stop(): Promise<void>
}

export const honest: Meddle = (_call, next) => next()

interface Body extends RpcCall {
  readonly id: number
}

async function forward(upstream: string, body: Body): Promise<unknown> {
  const response = await fetch(upstream, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result, error } = (await response.json()) as {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
  }
  if (error) throw new RpcFault(error.code, error.message, error.data)
  return result
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Proxy in front of a real node that can lag, lie, refuse or stop answering. */
export async function startRpcProxy(upstream: string): Promise<RpcProxy> {
  const proxy = { calls: [] as RpcCall[], requests: 0, meddle: honest }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Body | Body[]
    proxy.requests += 1
    const answers = await Promise.all([body].flat().map((each) => answerTo(each)))
    const failed = answers.find((answer) => typeof answer === 'number')
    if (!Array.isArray(body)) return reply(response, failed ?? 200, failed === undefined ? answers[0] : {})
    // Transport fault in the middle of a batch: that item is lost.
    const left = answers.filter((answer) => typeof answer !== 'number')
    reply(response, left.length > 0 ? 200 : (failed ?? 200), left)
  })
  async function answerTo(body: Body): Promise<object | number> {
    const call: RpcCall = { method: body.method, params: body.params ?? [] }
    proxy.calls.push(call)
    try {
      return { jsonrpc: '2.0', id: body.id, result: await proxy.meddle(call, () => forward(upstream, body)) }
    } catch (error) {
      if (error instanceof HttpFault) return error.status
      if (!(error instanceof RpcFault)) return 500
      const { code, message, data } = error
      return { jsonrpc: '2.0', id: body.id, error: { code, message, data } }
    }
  }
  const port = await listenOnLease(server)
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
