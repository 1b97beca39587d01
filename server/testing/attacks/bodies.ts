import { ethRoute } from '../orderFlow.ts'
import type { TestApp } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'

const quotes = '/api/bridge_api/v1/quotes'
const paths = [
  quotes,
  '/api/bridge_api/v1/orders',
  '/api/identity/v1/verify',
  '/api/bridge_api/v1/chains/31337/rpc',
] as const

async function send(app: TestApp, path: string, body: BodyInit, type: string, headers: Record<string, string> = {}) {
  const answer = await app.app.request(
    path,
    { method: 'POST', headers: { 'content-type': type, 'idempotency-key': 'attack-body', ...headers }, body },
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  )
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text }
}

const sent = (name: string, body: BodyInit | (() => BodyInit), reason?: string, type = 'application/json'): Attempt[] =>
  paths.map((path) => ({
    name: `${path.slice(path.lastIndexOf('/') + 1)}: ${name}`,
    run: async (app) => verdict(await send(app, path, typeof body === 'function' ? body() : body, type), reason),
  }))

/** A body without a length, in pieces. */
const inPieces = (bytes: number, pieces: number) => (): BodyInit =>
  new ReadableStream({
    start(out) {
      for (let n = 0; n < pieces; n++) out.enqueue(new TextEncoder().encode('x'.repeat(bytes / pieces)))
      out.close()
    },
  })

const quote = JSON.stringify(ethRoute)

export const bodies: AttackClass = {
  name: 'bodies',
  attempts: [
    ...sent('nothing', '', 'request_invalid'),
    ...sent('half an object', '{"a":', 'request_invalid'),
    ...sent('sixty thousand brackets', '['.repeat(60_000), 'request_invalid'),
    ...sent('objects ten thousand deep', '{"a":'.repeat(10_000), 'request_invalid'),
    ...sent('null', 'null', 'request_invalid'),
    ...sent('a list', '[]', 'request_invalid'),
    ...sent('a list of calls', `[${quote},${quote}]`, 'request_invalid'),
    ...sent('a number', '1', 'request_invalid'),
    ...sent('a prototype', '{"__proto__":{"amount":"1"},"constructor":{"prototype":{}}}', 'request_invalid'),
    ...sent('the character NUL', quote.replace('ETH', '\\u0000'), 'request_invalid'),
    ...sent('bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d]), 'request_invalid'),
    ...sent('65 KiB', JSON.stringify({ amount: '1'.repeat(65 * 1024) }), 'body_too_large'),
    ...sent('a megabyte', 'x'.repeat(2 ** 20), 'body_too_large'),
    ...sent(
      'XML',
      '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd">',
      'content_type_unsupported',
      'application/xml',
    ),
    ...sent('a form of another site', 'amount=1', 'content_type_unsupported', 'application/x-www-form-urlencoded'),
    ...sent('JSON as plain text, which another site may send', quote, 'content_type_unsupported', 'text/plain'),
    ...paths.map(
      (path): Attempt => ({
        name: `${path.slice(path.lastIndexOf('/') + 1)}: a megabyte in pieces, whose length is not named`,
        run: async (app) => {
          const init = {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': 'attack-body' },
            body: inPieces(2 ** 20, 64)(),
            duplex: 'half',
          }
          const request = new Request(`http://localhost${path}`, init as RequestInit)
          const answer = await app.app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.7' } } } as never)
          return verdict({ status: answer.status, body: (await answer.json()) as unknown }, 'body_too_large')
        },
      }),
    ),
    ...[{ is_admin: true }, { receive_amount: '1' }, { from_asset: 'x' }].map(
      (extra): Attempt => ({
        name: `a quote with the field ${Object.keys(extra)[0]}`,
        run: async (app) =>
          verdict(await app.call('POST', quotes, { body: { ...ethRoute, ...extra } }), 'request_invalid'),
      }),
    ),
  ],
}
