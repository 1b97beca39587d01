import { delay } from '#core/async.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Longest wait for an empty queue, and for the first request of an accepted connection, in milliseconds. */
const PATIENCE_MS = 5_000
/** Time with a queue after which the server is too crowded to empty it unaided, in milliseconds. */
const CROWDED_MS = 500
const STREAM = 'text/event-stream'

/**
 * Stops a server without losing a request: it accepts no new connection, answers each request that has arrived or is
 * about to arrive, then closes every connection. A proxy does not retry a POST whose connection was reset.
 * @param drainMs longest wait for requests in progress
 * @param onCrowded called when connections still arrive faster than they are accepted, so that the caller answers quickly
 */
export function drainOnStop(server: Server, drainMs: number, onCrowded?: () => void): () => Promise<void> {
  const answering = new Set<ServerResponse>()
  const lingering = lingerForBodies(server)
  const silent = new Set<Socket>()
  let isStopping = false
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    accepted++
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    silent.delete(request.socket)
    answering.add(response)
    const answered = (): void => void answering.delete(response)
    response.once('close', answered)
    // A stream ends by itself only after minutes, and its reader reconnects.
    if (request.headers.accept?.includes(STREAM)) onStream(response, answered)
    if (isStopping) response.shouldKeepAlive = false
  })
  return async () => {
    isStopping = true
    for (const response of answering) response.shouldKeepAlive = false
    if (!(await emptyQueue(() => accepted, CROWDED_MS))) {
      onCrowded?.()
      await emptyQueue(() => accepted, PATIENCE_MS)
    }
    // The method of HTTP servers also resets accepted connections whose request has not been read yet.
    const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
    await until(() => silent.size === 0, PATIENCE_MS)
    await until(() => answering.size === 0, drainMs)
    await until(() => lingering.size === 0, PATIENCE_MS)
    server.closeAllConnections()
    await closed
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

/**
 * Waits until the kernel's queue of connections is empty: a turn of the event loop accepts one as long as any waits.
 * Returns false if the queue isn't empty in time.
 */
async function emptyQueue(accepted: () => number, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  // The first turn may have begun after its connection was accepted.
  await turn()
  for (;;) {
    const before = accepted()
    await turn()
    if (accepted() === before) return true
    if (performance.now() > deadline) return false
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function until(holds: () => boolean, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!holds() && performance.now() < deadline) await delay(5)
}

/** Longest wait for the rest of a body that was answered before it arrived, in milliseconds. */
const LINGER_MS = 500

/**
 * Closes a connection only once the request's body has arrived. An earlier close resets the connection: a proxy that is
 * still sending the body loses the response, answers 502 and sends no visitor to this server for a while.
 * @returns the connections that wait for the rest of a body
 */
function lingerForBodies(server: Server): ReadonlySet<Socket> {
  const lingering = new Set<Socket>()
  const receiving = new Map<Socket, IncomingMessage>()
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request
    if (!hasBody(request)) return
    if (!receiving.has(socket)) closeLate(socket)
    receiving.set(socket, request)
  })

  function closeLate(socket: Socket): void {
    const close = socket.destroySoon.bind(socket)
    socket.once('close', () => {
      receiving.delete(socket)
      lingering.delete(socket)
    })
    socket.destroySoon = () => {
      const request = receiving.get(socket)
      if (!request || request.complete) return close()
      if (lingering.has(socket)) return
      lingering.add(socket)
      const finish = (): void => {
        clearTimeout(timer)
        lingering.delete(socket)
        close()
      }
      const timer = setTimeout(finish, LINGER_MS)
      request.once('end', finish)
      request.resume()
    }
  }
  return lingering
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
