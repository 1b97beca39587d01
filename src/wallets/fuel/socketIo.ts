import { AppError } from '#core/errors.ts'

export interface SocketIo {
  emit(event: string, data?: unknown): void
  close(): void
}

interface SocketIoOptions {
  /** Base URL of the server, `https:` or `http:`. */
  readonly url: string
  /** Sent once, when the connection opens. */
  readonly auth: object
  onEvent(event: string, data: unknown): void
  /** Not called for a connection that never opened, nor after `close`. */
  onClose(): void
}

/** First characters of the packets: Engine.IO's kind, and Socket.IO's for messages. */
const packets = {
  open: '0',
  close: '1',
  ping: '2',
  pong: '3',
  joined: '40',
  left: '41',
  event: '42',
  refused: '44',
} as const
/** Milliseconds until the server has accepted the connection. */
const OPEN_MS = 8_000

/**
 * Connects to a Socket.IO server (protocol 5 over Engine.IO 4) by WebSocket alone: Bako's relay needs events in both
 * directions, and no acknowledgements, binary data or other namespaces.
 * @throws AppError `wallet_failed`
 */
export function openSocketIo({ url, auth, onEvent, onClose }: SocketIoOptions): Promise<SocketIo> {
  const target = new URL('/socket.io/?EIO=4&transport=websocket', url)
  target.protocol = target.protocol === 'http:' ? 'ws:' : 'wss:'
  const socket = new WebSocket(target)
  let isOpen = false
  let isEnded = false
  let silence: ReturnType<typeof setTimeout> | undefined

  return new Promise((resolve, reject) => {
    const end = (isOwn: boolean): void => {
      clearTimeout(silence)
      if (isEnded) return
      isEnded = true
      socket.close()
      if (!isOpen)
        reject(
          new AppError('wallet_failed', 'Can’t reach the wallet. Try again in a moment.', {
            status: 502,
            retriable: true,
          }),
        )
      else if (!isOwn) onClose()
    }
    const expectWithin = (ms: number): void => {
      clearTimeout(silence)
      silence = setTimeout(() => end(false), ms)
    }
    let patience = OPEN_MS
    expectWithin(patience)

    socket.addEventListener('close', () => end(false))
    socket.addEventListener('error', () => end(false))
    socket.addEventListener('message', ({ data }) => {
      if (isEnded) return
      const text = String(data)
      if (text.startsWith(packets.open)) {
        const { pingInterval = 0, pingTimeout = 0 } = fields(text.slice(1)) as {
          pingInterval?: number
          pingTimeout?: number
        }
        patience = Math.max(OPEN_MS, pingInterval + pingTimeout)
        socket.send(`${packets.joined}${JSON.stringify(auth)}`)
      } else if (text === packets.ping) {
        socket.send(packets.pong)
        expectWithin(patience)
      } else if (text.startsWith(packets.event)) {
        const [event, payload] = fields(text.slice(text.indexOf('['))) as readonly unknown[]
        if (typeof event === 'string') onEvent(event, payload)
      } else if (text.startsWith(packets.joined)) {
        isOpen = true
        expectWithin(patience)
        resolve({
          emit: (event, payload) =>
            socket.send(`${packets.event}${JSON.stringify(payload === undefined ? [event] : [event, payload])}`),
          close: () => end(true),
        })
      } else if (text.startsWith(packets.close) || text.startsWith(packets.left) || text.startsWith(packets.refused))
        end(false)
    })
  })
}

/** An unreadable packet has no fields. */
function fields(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : []
  } catch {
    return []
  }
}
