import { delay } from '#core/async.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Longest turn of the event loop, in milliseconds, that accepted no connection: a turn accepts one, and answering takes longer. */
const QUIET_TURN_MS = 0.2
/** Longest wait for a quiet turn, and for the first request of an accepted connection, in milliseconds. */
const PATIENCE_MS = 5_000
/** Longest wait for the rest of a body that was answered before it arrived, in milliseconds. */
const LINGER_MS = 500
const STREAM = 'text/event-stream'

/**
 * Stops a server without losing a request: it accepts no new connection, answers each request that has arrived or is
 * about to arrive, then closes every connection. A proxy does not retry a POST whose connection was reset.
 * @param drainMs longest wait for requests in progress
 */
export function drainOnStop(server: Server, drainMs: number): () => Promise<void> {
  const answering = new Map<ServerResponse, IncomingMessage>()
  const lingering = new Set<Socket>()
  const silent = new Set<Socket>()
  let isStopping = false
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    silent.delete(request.socket)
    answering.set(response, request)
    const answered = (): void => void answering.delete(response)
    response.once('close', answered)
    // A stream ends by itself only after minutes, and its reader reconnects.
    if (request.headers.accept?.includes(STREAM)) onStream(response, answered)
    if (isStopping) closeAfter(response, request, lingering)
  })
  return async () => {
    isStopping = true
    for (const [response, request] of answering) closeAfter(response, request, lingering)
    await quietTurn()
    // The method of HTTP servers also resets accepted connections whose request has not been read yet.
    const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
    await until(() => silent.size === 0, PATIENCE_MS)
    await until(() => answering.size === 0, drainMs)
    await until(() => lingering.size === 0, LINGER_MS)
    server.closeAllConnections()
    await closed
  }
}

/**
 * Closes the connection after the response, once the whole request has arrived. A close before that resets the
 * connection, and a proxy that is still sending the body loses the response.
 */
function closeAfter(response: ServerResponse, request: IncomingMessage, lingering: Set<Socket>): void {
  response.shouldKeepAlive = false
  const { socket } = request
  if (request.complete || lingering.has(socket)) return
  const close = socket.destroySoon.bind(socket)
  const finish = (): void => {
    clearTimeout(timer)
    lingering.delete(socket)
    close()
  }
  let timer: NodeJS.Timeout | undefined
  lingering.add(socket)
  socket.once('close', finish)
  socket.destroySoon = () => {
    if (request.complete) return finish()
    timer ??= setTimeout(finish, LINGER_MS)
    request.once('end', finish)
    request.resume()
  }
}

/** Reports that a response has begun an event stream; a refusal in its place is an answer like any other. */
function onStream(response: ServerResponse, report: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = ((...head: unknown[]) => {
    writeHead(...head)
    const [, headers] = head
    const type =
      (headers as Record<string, unknown> | undefined)?.['content-type'] ?? response.getHeader('content-type')
    if (String(type).startsWith(STREAM)) report()
    return response
  }) as ServerResponse['writeHead']
}

/** Waits for a turn that accepted nothing; hardly any connection can have joined the kernel's queue since. */
async function quietTurn(): Promise<void> {
  const start = performance.now()
  for (let turn = start; ; ) {
    await new Promise((resolve) => setImmediate(resolve))
    const now = performance.now()
    if (now - turn < QUIET_TURN_MS || now - start > PATIENCE_MS) return
    turn = now
  }
}

async function until(holds: () => boolean, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!holds() && performance.now() < deadline) await delay(5)
}
