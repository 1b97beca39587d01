import { createServer, type ServerResponse } from 'node:http'
import { listenOnLease } from '#runtime/testing/ports.ts'

export interface HttpBridge {
  readonly url: string
  close(): Promise<void>
}

/** TON Connect bridge: posted messages go out on the client's stream, or wait until it listens. */
export async function startHttpBridge(): Promise<HttpBridge> {
  const streams = new Map<string, ServerResponse>()
  const waiting = new Map<string, string[]>()
  let id = 0

  function deliver(to: string, message: string): void {
    const stream = streams.get(to)
    if (stream) stream.write(`event: message\nid: ${++id}\ndata: ${message}\n\n`)
    else waiting.set(to, [...(waiting.get(to) ?? []), message])
  }
  const server = createServer((request, response) => {
    // Pages of any origin connect to it.
    response.setHeader('access-control-allow-origin', '*')
    const url = new URL(request.url ?? '/', 'http://bridge')
    const client = url.searchParams.get('client_id') ?? ''
    if (url.pathname.endsWith('/events')) {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
        .write('event: heartbeat\ndata: {}\n\n')
      for (const one of client.split(',')) {
        streams.set(one, response)
        for (const message of waiting.get(one) ?? []) deliver(one, message)
        waiting.delete(one)
      }
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      deliver(
        url.searchParams.get('to') ?? '',
        JSON.stringify({ from: client, message: Buffer.concat(parts).toString() }),
      )
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":"OK","statusCode":200}')
    })
  })
  const port = await listenOnLease(server)
  return {
    url: `http://127.0.0.1:${port}/bridge`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
