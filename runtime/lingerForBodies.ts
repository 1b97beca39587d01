import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Longest wait for the rest of a body that was answered before it arrived, in milliseconds. */
const LINGER_MS = 500

/**
 * Closes a connection only once the request's body has arrived. An earlier close resets the connection: a proxy that is
 * still sending the body loses the response, answers 502 and sends no visitor to this server for a while.
 * @returns the connections that wait for the rest of a body
 */
export function lingerForBodies(server: Server): ReadonlySet<Socket> {
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
