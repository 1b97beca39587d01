import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { type ConnectionLimits, listen, type Listening } from './listen.ts'
import { leasePort } from './testing/ports.ts'

const open: { listening?: Listening; socket?: Socket }[] = []
afterEach(async () => {
  for (const { listening, socket } of open.splice(0)) {
    socket?.destroy()
    await listening?.stop()
  }
})

const echo = { fetch: async (request: Request) => new Response(`got ${(await request.text()).length}`) }

async function start(app: Parameters<typeof listen>[0], limits: Partial<ConnectionLimits> = {}, host = '127.0.0.1') {
  const listening = await listen(app, { host, port: await leasePort(), limits })
  open.push({ listening })
  return listening
}

/** Opens a raw connection; returns the data that the server sent until it closed it. */
async function dial({ url }: Listening, sends = '', from?: string) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), ...(from ? { localAddress: from } : {}) })
  open.push({ socket })
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (sends) socket.write(sends)
  const closed = once(socket, 'close').then(() => received)
  return { socket, closed, received: () => received }
}

it('closes a connection whose headers do not arrive', async () => {
  const server = await start(echo, { headersMs: 200, requestMs: 400, checkMs: 20 })
  const { closed } = await dial(server, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: 1')
  expect(await closed).toContain('408')
})

it('closes a connection whose body does not arrive', async () => {
  const server = await start(echo, { headersMs: 200, requestMs: 200, checkMs: 20, silenceMs: 1000 })
  const { closed } = await dial(server, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc')
  await closed
  const { closed: silent } = await dial(server)
  await silent
})

it('closes an idle connection, and one that stopped reading', async () => {
  const server = await start(echo, { keepAliveMs: 100, silenceMs: 300 })
  const { closed } = await dial(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await closed).toContain('got 0')
  let cancel = (): void => {}
  const cancelled = new Promise<void>((resolve) => (cancel = resolve))
  const endless = await start(
    { fetch: () => new Response(new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(2 ** 18)), cancel })) },
    { silenceMs: 300 },
  )
  const stuck = await dial(endless, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  stuck.socket.pause()
  await cancelled
})

it('limits connections, and accepts another one once one is closed', async () => {
  const server = await start(echo, { connections: 2 })
  const [first] = [await dial(server), await dial(server)]
  const third = await dial(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await third.closed).toBe('')
  first.socket.destroy()
  const ask = () =>
    fetch(server.url).then(
      (answer) => answer.text(),
      () => 'refused',
    )
  await expect.poll(ask, { timeout: 30_000 }).toBe('got 0')
})

/** True if the port takes a connection; it sends nothing. */
const connects = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

it('stops after answering each request that has arrived, without waiting for event streams', async () => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let arrived = (): void => {}
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  const server = await start(
    {
      fetch: async (request) => {
        if (request.headers.get('accept') === 'text/event-stream')
          return new Response(new ReadableStream({ start() {} }), { headers: { 'content-type': 'text/event-stream' } })
        arrived()
        await held
        return new Response('done')
      },
    },
    {},
  )
  const stream = await fetch(server.url, { headers: { accept: 'text/event-stream' } })
  const answer = fetch(server.url)
  await arrival
  const stopped = server.stop()
  await expect.poll(() => connects(server.url), { timeout: 30_000 }).toBe(false)
  release()
  expect(await (await answer).text()).toBe('done')
  await stopped
  await expect(stream.text()).rejects.toThrow()
})

it('reads the rest of a refused body before it stops', async () => {
  let arrived = (): void => {}
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const refuse = async () => {
    arrived()
    await held
    return new Response('too large', { status: 413 })
  }
  const server = await start({ fetch: refuse })
  const half = 'x'.repeat(400_000)
  const { socket, closed, received } = await dial(
    server,
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 800000\r\n\r\n`,
  )
  socket.write(half)
  await arrival
  const stopped = server.stop()
  release()
  await expect.poll(received).toContain('too large')
  await pause(100)
  expect(socket.readyState).toBe('open')
  socket.write(half)
  expect(await closed).toContain('Connection: close')
  await stopped
})

it('keeps a connection until the body that it refused has arrived, although the peer wants it closed', async () => {
  const server = await start({ fetch: () => new Response('too large', { status: 413 }) })
  const half = 'x'.repeat(400_000)
  const post = 'POST / HTTP/1.0\r\nHost: a\r\nContent-Length: 800000\r\n\r\n'
  const { socket, closed, received } = await dial(server, post + half)
  await expect.poll(received).toContain('too large')
  await pause(100)
  expect(socket.readyState).toBe('open')
  socket.write(half)
  await closed
  const slow = await dial(server, post)
  expect(await slow.closed).toContain('too large')
})

/** Sends 200 requests a second from another thread, each on a connection of its own, until told to end. */
const visitors = `
const { connect } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
const ends = {}
let open = 0
const visit = () => {
  open++
  let [received, code] = ['', '']
  const socket = connect(workerData, '127.0.0.1')
  socket.on('data', (chunk) => (received += chunk))
  socket.on('error', (error) => (code = error.code))
  socket.on('close', () => {
    open--
    const end = received.includes('ok') ? 'answered' : code
    ends[end] = (ends[end] ?? 0) + 1
  })
  socket.write('GET / HTTP/1.0\\r\\nHost: a\\r\\n\\r\\n')
}
const timer = setInterval(visit, 5)
parentPort.once('message', () => {
  clearInterval(timer)
  setInterval(() => open === 0 && (parentPort.postMessage(ends), process.exit()), 10)
})
`

it('answers the connections that wait when it stops, by refusing what it can', async () => {
  let isCrowded = false
  let answered = 0
  const fetch = () => {
    answered++
    // More work than there is time for, unless the request is refused.
    if (!isCrowded) for (const end = performance.now() + 10; performance.now() < end; );
    return new Response('ok')
  }
  const where = { host: '127.0.0.1', port: await leasePort(), onCrowdedStop: () => void (isCrowded = true) }
  const listening = await listen({ fetch }, where)
  open.push({ listening })
  const worker = new Worker(visitors, { eval: true, workerData: where.port })
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(200)
  await listening.stop()
  worker.postMessage('end', [])
  const [ends] = (await once(worker, 'message')) as [Record<string, number>]
  expect(isCrowded).toBe(true)
  // A connection can arrive in the moment in which the port closes; a queue of hundreds cannot.
  const { answered: complete = 0, ECONNREFUSED: _, ...lost } = ends
  expect(complete).toBeGreaterThan(200)
  expect(Object.values(lost).reduce((sum, count) => sum + count, 0)).toBeLessThan(5)
}, 60_000)

it('answers a refused event stream before it stops', async () => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let arrived = (): void => {}
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  const server = await start(
    {
      fetch: async () => {
        arrived()
        await held
        return new Response('not yours', { status: 404 })
      },
    },
    {},
  )
  const answer = fetch(server.url, { headers: { accept: 'text/event-stream' } })
  await arrival
  const stopped = server.stop()
  await expect.poll(() => connects(server.url), { timeout: 30_000 }).toBe(false)
  release()
  expect(await (await answer).text()).toBe('not yours')
  await stopped
})

it('answers a connection accepted before the stop that sends its request afterwards', async () => {
  const server = await start({ fetch: async () => new Response('done') }, {})
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const stopped = server.stop()
  await expect.poll(() => connects(server.url), { timeout: 30_000 }).toBe(false)
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let text = ''
  for await (const part of socket) text += String(part)
  expect(text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*done/i)
  await stopped
})
