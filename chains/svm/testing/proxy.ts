import { createServer } from 'node:http'
import { listenOnLease } from '#runtime/testing/ports.ts'

export interface Answer {
  result?: unknown
  error?: unknown
}
export type Params = readonly unknown[]
/** Replaces the node's answer; null = the endpoint drops the connection. */
export type Tamper = (method: string, answer: Answer, params: Params) => Answer | null
/** Answers without calling the node; null = the node is called. */
export type Intercept = (method: string, params: Params) => Answer | null

export interface Proxy {
  readonly url: string
  /** Every method that was called, until it is cleared. */
  readonly methods: Set<string>
  tamper: Tamper
  intercept: Intercept
  stop(): Promise<void>
}

interface Call {
  method: string
  params?: Params
  id: unknown
}

const honest: Tamper = (_method, answer) => answer

/** Endpoint in front of a real node that can lie, lag or fail. */
export async function startProxy(target: string): Promise<Proxy> {
  const methods = new Set<string>()
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const body = Buffer.concat(parts).toString('utf8')
      const asked = JSON.parse(body) as Call | Call[]
      const answers = (await Promise.all([asked].flat().map(answerTo))).filter((answer) => answer !== null)
      if (answers.length === 0) return void request.socket.destroy()
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
    })().catch(() => response.destroy())
  })
  async function answerTo({ method, params = [], id }: Call): Promise<object | null> {
    methods.add(method)
    const said =
      proxy.intercept(method, params) ??
      proxy.tamper(method, await ask(target, JSON.stringify({ jsonrpc: '2.0', id, method, params })), params)
    return said && { jsonrpc: '2.0', ...said, id }
  }
  const port = await listenOnLease(server)
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    methods,
    tamper: honest,
    intercept: () => null,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return proxy
}

async function ask(target: string, body: string): Promise<Answer> {
  const real = await fetch(target, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const { result, error } = (await real.json()) as Answer
  return error === undefined ? { result } : { error }
}
