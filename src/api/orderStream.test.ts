import { describe, expect, it } from 'vitest'
import { followOrder, createSseParser } from './orderStream.ts'

const answer = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })

describe('streaming an order', () => {
  it('resumes after the last event with the token, and reports when there is no stream', async () => {
    const stop = new AbortController()
    const asked: (string | null)[] = []
    const live: boolean[] = []
    const seen: (string | null)[] = []
    const answers = [
      answer('id: 1\ndata: x\n\nid: 2\ndata: y\n\n'),
      new Response(null, { status: 503 }),
      answer('id: 3\ndata: z\n\n'),
    ]
    await followOrder(
      {
        token: 'secret',
        open: (headers) => {
          asked.push(headers['last-event-id'] ?? null)
          expect(headers['authorization']).toBe('Bearer secret')
          return Promise.resolve(answers.shift() ?? new Response(null, { status: 503 }))
        },
        wait: () => {
          if (answers.length === 0) stop.abort()
          return Promise.resolve()
        },
        onEvent: (event) => seen.push(event.id),
        onLive: (state) => live.push(state),
      },
      stop.signal,
    )
    expect(asked).toEqual([null, '2', '2'])
    expect(seen).toEqual(['1', '2', '3'])
    expect(live).toEqual([true, false, false, true, false])
  })

  it('reconnects at once after an end, and waits as long as a full server requests', async () => {
    const stop = new AbortController()
    const waits: number[] = []
    const answers = [
      answer('id: 4\ndata: x\n\n'),
      answer(': heartbeat\n\n'),
      new Response(null, { status: 429, headers: { 'retry-after': '30' } }),
      answer(': heartbeat\n\n'),
    ]
    const asked: (string | undefined)[] = []
    await followOrder(
      {
        token: null,
        open: (headers) => {
          asked.push(headers['last-event-id'])
          return Promise.resolve(answers.shift() ?? new Response(null, { status: 503 }))
        },
        wait: (ms) => {
          waits.push(ms)
          if (answers.length === 0) stop.abort()
          return Promise.resolve()
        },
        onEvent: () => {},
        onLive: () => {},
      },
      stop.signal,
    )
    expect(asked).toEqual([undefined, '4', '4', '4'])
    expect(waits).toEqual([1000, 1000, 30_000, 1000])
  })
})

const stream = ': heartbeat\n\nid: 1\nevent: order\ndata: {"a":1}\n\nid: 2\ndata: one\ndata: two\n\n'
const expected = [
  { id: '1', event: 'order', data: '{"a":1}' },
  { id: '2', event: 'message', data: 'one\ntwo' },
]

describe('server-sent events', () => {
  it('are parsed in full', () => {
    expect(createSseParser()(stream)).toEqual(expected)
  })

  it.each([1, 2, 3, 7])('are parsed in pieces of %i', (size) => {
    for (const text of [stream, stream.replaceAll('\n', '\r\n')]) {
      const parse = createSseParser()
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(pieces.flatMap((piece) => parse(piece))).toEqual(expected)
    }
  })

  it('wait for the blank line, and a comment alone is not an event', () => {
    const parse = createSseParser()
    expect(parse('data: half\n')).toEqual([])
    expect(parse('\n')).toEqual([{ id: null, event: 'message', data: 'half' }])
    expect(parse(': still here\n\n')).toEqual([])
  })
})
