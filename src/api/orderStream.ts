interface OrderStreamDeps {
  /** Creator's token, which an EventSource cannot send. */
  token: string | null
  open(headers: Record<string, string>, signal: AbortSignal): Promise<Response>
  wait(ms: number, signal: AbortSignal): Promise<void>
  onEvent(event: ServerEvent): void
  /** Reports false while no stream is open, so that the caller polls instead. */
  onLive(live: boolean): void
}

/** The server sends a heartbeat every 15 s; three missed ones mean a dead connection. */
const SILENCE_MS = 45_000
const RETRY_MS = [1000, 2000, 5000, 10_000] as const

/** Follows an order's events until the signal aborts, and resumes after the last event seen. */
export async function followOrder(deps: OrderStreamDeps, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null
  let failures = 0
  while (!signal.aborted) {
    const { carried, retryMs } = await readOnce(deps, lastId, signal, (event) => {
      lastId = event.id ?? lastId
      deps.onEvent(event)
    })
    deps.onLive(false)
    if (signal.aborted) return
    failures = carried ? 0 : failures + 1
    const wait = Math.max(retryMs, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 10_000)
    await deps.wait(wait, signal).catch(() => {})
  }
}

interface Connection {
  carried: boolean
  /** Minimum pause that the server requests, for example when too many streams are open. */
  retryMs: number
}

/** Reads one connection. The server ends each after ten minutes, so an end after at least one event isn't a failure. */
async function readOnce(
  deps: OrderStreamDeps,
  lastId: string | null,
  outer: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<Connection> {
  const silence = new AbortController()
  const signal = AbortSignal.any([outer, silence.signal])
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  let carried = false
  try {
    const headers: Record<string, string> = { accept: 'text/event-stream' }
    if (lastId !== null) headers['last-event-id'] = lastId
    if (deps.token) headers['authorization'] = `Bearer ${deps.token}`
    const response = await deps.open(headers, signal)
    if (!response.ok || !response.body)
      return { carried, retryMs: Math.min(Number(response.headers.get('retry-after')) || 0, 60) * 1000 }
    deps.onLive(true)
    const parse = createSseParser()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { carried, retryMs: 0 }
      carried = true
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      for (const event of parse(value)) onEvent(event)
    }
  } catch {
    return { carried, retryMs: 0 }
  } finally {
    clearTimeout(timer)
  }
}

interface ServerEvent {
  id: string | null
  event: string
  data: string
}

/**
 * Parses server-sent events out of text chunks that may break anywhere. Comments (heartbeats) yield nothing, but the caller
 * sees that a chunk arrived.
 */
export function createSseParser(): (chunk: string) => ServerEvent[] {
  let buffer = ''
  let id: string | null = null
  let event = ''
  let data: string[] = []

  function line(text: string, out: ServerEvent[]): void {
    if (text === '') {
      if (data.length > 0) out.push({ id, event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    if (colon === 0) return
    const field = colon === -1 ? text : text.slice(0, colon)
    const value = colon === -1 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  return (chunk) => {
    buffer += chunk
    const out: ServerEvent[] = []
    for (;;) {
      const end = /\r\n|\n|\r(?=.)/s.exec(buffer)
      if (!end) return out
      line(buffer.slice(0, end.index), out)
      buffer = buffer.slice(end.index + end[0].length)
    }
  }
}
