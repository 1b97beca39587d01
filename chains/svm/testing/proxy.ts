import { createServer } from 'node:http'
import { listenOnLease } from '#runtime/testing/ports.ts'

interface Answer {
  result?: unknown
  error?: unknown
}
/** What the endpoint says instead of what the node said; null = it hangs up. */
export type Tamper = (method: string, answer: Answer) => Answer | null

export interface Proxy {
  readonly url: string
  tamper: Tamper
  stop(): Promise<void>
}

const honest: Tamper = (_method, answer) => answer

/** An endpoint in front of a real node that can lie, lag or go away. */
export async function startProxy(target: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const body = Buffer.concat(parts).toString('utf8')
      const { method, id } = JSON.parse(body) as { method: string; id: unknown }
      const real = await fetch(target, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      const said = proxy.tamper(method, (await real.json()) as Answer)
      if (said === null) return void request.socket.destroy()
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ jsonrpc: '2.0', ...said, id }))
    })().catch(() => response.destroy())
  })
  const port = await listenOnLease(server)
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    tamper: honest,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return proxy
}
