export interface ServerEvent {
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
