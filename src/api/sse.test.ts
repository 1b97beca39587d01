import { describe, expect, it } from 'vitest'
import { createSseParser } from './sse.ts'

const stream = ': heartbeat\n\nid: 1\nevent: order\ndata: {"a":1}\n\nid: 2\ndata: one\ndata: two\n\n'
const expected = [
  { id: '1', event: 'order', data: '{"a":1}' },
  { id: '2', event: 'message', data: 'one\ntwo' },
]

describe('server-sent events', () => {
  it('are read whole', () => {
    expect(createSseParser()(stream)).toEqual(expected)
  })

  it.each([1, 2, 3, 7])('are read in pieces of %i', (size) => {
    for (const text of [stream, stream.replaceAll('\n', '\r\n')]) {
      const parse = createSseParser()
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(pieces.flatMap((piece) => parse(piece))).toEqual(expected)
    }
  })

  it('wait for the blank line, and a comment alone is no event', () => {
    const parse = createSseParser()
    expect(parse('data: half\n')).toEqual([])
    expect(parse('\n')).toEqual([{ id: null, event: 'message', data: 'half' }])
    expect(parse(': still here\n\n')).toEqual([])
  })
})
