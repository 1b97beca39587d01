import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { createHttpFetch, readJson } from './httpFetch.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
let answer: Handler
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => void (body += part.toString()))
  request.on('end', () => answer(request, response, body))
})
let url: string
const fetch = createHttpFetch(1_000)
const post = (init: RequestInit = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":1}', ...init })
const json = (value: unknown, status = 200): Handler => {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnLease(server)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a call over HTTP', () => {
  it('sends method, headers and body, and returns status and JSON', async () => {
    answer = ({ method, headers }, response, body) =>
      json([method, headers['content-type'], body], 201)({} as never, response, '')
    const response = await post()
    expect([response.ok, response.status, response.headers.get('content-type')]).toEqual([
      true,
      201,
      'application/json',
    ])
    expect(await response.json()).toEqual(['POST', 'application/json', '{"id":1}'])
  })

  it.each([404, 429, 500])('returns the status of a refusal: %i', async (status) => {
    answer = json({ error: 'no' }, status)
    const response = await post()
    expect([response.ok, response.status, await response.text()]).toEqual([false, status, '{"error":"no"}'])
  })

  it('returns bytes as they are', async () => {
    const bytes = Uint8Array.from([0, 255, 128, 10])
    answer = (_request, response) => void response.writeHead(200).end(bytes)
    expect(new Uint8Array(await (await post()).arrayBuffer())).toEqual(bytes)
  })

  it('follows no redirect', async () => {
    answer = (_request, response) => void response.writeHead(307, { location: `${url}/elsewhere` }).end()
    expect((await post()).status).toBe(307)
  })

  it('is refused if the response is longer than allowed, also by the caller', async () => {
    answer = json('x'.repeat(2_000))
    await expect(post()).rejects.toThrow('longer than 1000 bytes')
    answer = json('x'.repeat(500))
    await expect(post().then((response) => readJson(response, 400))).rejects.toThrow('longer than 400 bytes')
  })

  it('aborts with the reason of its signal, before and during the response', async () => {
    const controller = new AbortController()
    answer = () => controller.abort(new DOMException('too late', 'TimeoutError'))
    await expect(post({ signal: controller.signal })).rejects.toMatchObject({ name: 'TimeoutError' })
    await expect(post({ signal: controller.signal })).rejects.toMatchObject({ name: 'TimeoutError' })
    const second = new AbortController()
    answer = (_request, response) => {
      response.writeHead(200).write('half')
      setImmediate(() => second.abort(new DOMException('too late', 'TimeoutError')))
    }
    await expect(post({ signal: second.signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('fails if the connection breaks during the response, or nothing listens', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => request.socket.destroy())
    }
    await expect(post()).rejects.toThrow()
    await expect(fetch('http://127.0.0.1:1', { method: 'POST', body: '{}' })).rejects.toThrow()
  })

  it('is repeated once if the server has closed the kept-alive connection', async () => {
    answer = json('first')
    await (await post()).json()
    let closed = 0
    answer = (request, response) => {
      if ((closed += 1) === 1) request.socket.resetAndDestroy()
      else json('second')(request, response, '')
    }
    expect(await (await post()).json()).toBe('second')
  })
})
