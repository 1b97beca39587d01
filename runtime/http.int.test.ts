import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { createHttpClient, type HttpClientOptions } from './http.ts'

let close: () => Promise<void> = () => Promise.resolve()
afterEach(() => close())

async function serve(listener: RequestListener): Promise<{ url: string; host: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}/x`, host }
}

const client = (host: string, more: Partial<HttpClientOptions> = {}) =>
  createHttpClient({ name: 'peer', hosts: [host], timeoutMs: 2000, retries: 2, firstRetryMs: 1, ...more })
const parse = (body: unknown): unknown => body
const reason = (expected: string) => expect.objectContaining({ reason: expected }) as unknown

describe('outgoing JSON', () => {
  it('posts a body and parses the answer', async () => {
    const { url, host } = await serve((req, res) => {
      let body = ''
      req.on('data', (chunk: Buffer) => (body += chunk.toString()))
      req.on('end', () => res.end(JSON.stringify({ method: req.method, type: req.headers['content-type'], body: JSON.parse(body) })))
    })
    expect(await client(host).json({ url, method: 'POST', body: { a: 1 }, parse })).toEqual({ method: 'POST', type: 'application/json', body: { a: 1 } })
  })

  it('calls no host that is not on the list', async () => {
    let calls = 0
    const refusing = client('127.0.0.1:1', { fetch: () => (calls++, Promise.reject(new Error('called'))) })
    await expect(refusing.json({ url: 'http://127.0.0.1:2/', parse })).rejects.toEqual(reason('host_not_allowed'))
    await expect(refusing.json({ url: 'http://127.0.0.1:1@evil.example/', parse })).rejects.toEqual(reason('host_not_allowed'))
    expect(calls).toBe(0)
  })

  it('never follows a redirect', async () => {
    const paths: (string | undefined)[] = []
    const { url, host } = await serve((req, res) => {
      paths.push(req.url)
      res.writeHead(302, { location: '/secret' }).end()
    })
    await expect(client(host).json({ url, parse })).rejects.toEqual(reason('peer_redirected'))
    expect(paths).toEqual(['/x'])
  })

  it('retries an idempotent call after 5xx and 429, and a POST never', async () => {
    const answers = [503, 429, 200, 503]
    let calls = 0
    const { url, host } = await serve((_, res) => res.writeHead(answers[calls++] ?? 500).end('{"ok":true}'))
    const peer = client(host)
    expect(await peer.json({ url, parse })).toEqual({ ok: true })
    expect(calls).toBe(3)
    await expect(peer.json({ url, method: 'POST', parse })).rejects.toEqual(reason('peer_busy'))
    expect(calls).toBe(4)
  })

  it('does not retry a refusal or an answer of another form', async () => {
    let calls = 0
    const { url, host } = await serve((req, res) => {
      calls++
      res.writeHead(req.headers['x-mode'] === 'refuse' ? 400 : 200).end('not json')
    })
    await expect(client(host).json({ url, headers: { 'x-mode': 'refuse' }, parse })).rejects.toEqual(reason('peer_refused'))
    await expect(client(host).json({ url, parse })).rejects.toEqual(reason('peer_answer_invalid'))
    expect(calls).toBe(2)
  })

  it('gives up on a silent peer in time', async () => {
    const { url, host } = await serve(() => {})
    await expect(client(host, { timeoutMs: 50, retries: 0 }).json({ url, parse })).rejects.toEqual(reason('peer_timeout'))
  })

  it('gives up on a peer that stops in mid-answer', async () => {
    const { url, host } = await serve((_, res) => void res.write('{"a":'))
    await expect(client(host, { timeoutMs: 80, retries: 0 }).json({ url, parse })).rejects.toEqual(reason('peer_timeout'))
  })

  it('refuses an answer that is too long', async () => {
    const { url, host } = await serve((_, res) => res.end(JSON.stringify('x'.repeat(5000))))
    await expect(client(host, { maxBytes: 1000 }).json({ url, parse })).rejects.toEqual(reason('peer_answer_invalid'))
  })

  it('rests after five failures in a row and tries again later', async () => {
    let time = 0
    let healthy = false
    let calls = 0
    const { url, host } = await serve((_, res) => (calls++, res.writeHead(healthy ? 200 : 500).end('{}')))
    const peer = client(host, { retries: 0, clock: { now: () => new Date(time) } })
    for (let i = 0; i < 5; i++) await expect(peer.json({ url, parse })).rejects.toEqual(reason('peer_busy'))
    await expect(peer.json({ url, parse })).rejects.toEqual(reason('peer_resting'))
    expect(calls).toBe(5)
    healthy = true
    time = 15_000
    expect(await peer.json({ url, parse })).toEqual({})
    expect(await peer.json({ url, parse })).toEqual({})
  })

  it('a caller’s abort is passed on as it is and does not count against the peer', async () => {
    const { url, host } = await serve(() => {})
    const peer = client(host)
    for (let i = 0; i < 6; i++) {
      const abort = new AbortController()
      const call = peer.json({ url, signal: abort.signal, parse })
      abort.abort(new Error('user left'))
      await expect(call).rejects.toThrow('user left')
    }
    await expect(client(host, { timeoutMs: 30, retries: 0 }).json({ url, parse })).rejects.toBeInstanceOf(AppError)
  })
})
