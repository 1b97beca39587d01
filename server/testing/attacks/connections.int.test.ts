import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type Listening } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { createTestApp, type TestApp } from '../testApp.ts'

const HEADERS_MS = 400
const REQUEST_MS = 800
const post = 'POST /api/bridge_api/v1/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const second = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Bytes of one connection each. Refused: closed by the server with no answer or one 4xx, and nothing of what is behind it is answered. */
const attempts: readonly (readonly [name: string, bytes: string])[] = [
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: 1\r\n'],
  ['not even a request line', 'GE'],
  ['no byte at all', ''],
  ['a body that never arrives', `${post}Content-Length: 100\r\n\r\n{"a":`],
  ['a body in chunks that never end', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`],
  ['17 KiB of headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(17 * 1024)}\r\n\r\n`],
  ['17 KiB of path', `GET /${'a'.repeat(17 * 1024)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  [
    'a request in the body of one with two lengths',
    `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\n1234${second}`,
  ],
  [
    'a request behind a length and chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
  ],
  ['a request behind an unknown coding', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${second}`],
  ['a request behind a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nx\r\n${second}`],
  ['a request behind a negative length', `${post}Content-Length: -1\r\n\r\n${second}`],
  ['a request behind a length in hex', `${post}Content-Length: 0x4\r\n\r\n1234${second}`],
  ['a header over two lines', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n 2\r\nX-B:\0\r\n\r\n${second}`],
  ['a space before the colon', `GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length : 4\r\n\r\n${second}`],
  ['lines that end with a line feed alone', `GET / HTTP/1.1\nHost: localhost\n\n${second}`],
  ['no host', `GET / HTTP/1.1\r\n\r\n${second}`],
  ['a path that is no path', `GET javascript:alert(1) HTTP/1.1\r\nHost: localhost\r\n\r\n${second}`],
  ['HTTP/2 without a word', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a tunnel to another host', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
]

let t: TestApp
let server: Listening
const refused = new Set<string>()
beforeAll(async () => {
  t = await createTestApp()
  const limits = { headersMs: HEADERS_MS, requestMs: REQUEST_MS, checkMs: 50, keepAliveMs: 200, silenceMs: 2_000 }
  server = await listen(t.app, { host: '127.0.0.1', port: await leasePort(), limits })
})
afterAll(async () => {
  await server.stop()
  await t.close()
  process.stdout.write(`connections: ${refused.size} of ${attempts.length} refused\n`)
})

/** All that the server sends until it closes the connection, which the caller never does. */
async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.write(Buffer.from(bytes, 'latin1'))
  await once(socket, 'close')
  return answer
}

it.each(attempts)('%s is closed, with one refusal at most', async (name, bytes) => {
  const answer = await answerTo(bytes)
  expect(answer).not.toContain('{"status":"ok"}')
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
  expect(statuses.length).toBeLessThanOrEqual(1)
  for (const status of statuses) expect([400, 404, 408, 413, 415, 417, 431]).toContain(status)
  refused.add(name)
})

it('a valid request is answered on such a listener', async () =>
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: 'ok' }))
