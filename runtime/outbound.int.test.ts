import { createServer, type Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOnLease } from './testing/ports.ts'
import { boundedText, withDeadline } from './outbound.ts'

let http: Server
let url: string
let closed: Promise<void>
beforeAll(async () => {
  let close = (): void => {}
  closed = new Promise((resolve) => {
    close = resolve
  })
  http = createServer((request, response) => {
    if (request.url === '/short') return void response.end('short')
    request.socket.on('close', close)
    response.writeHead(200).write('an answer that ')
  })
  url = `http://127.0.0.1:${await listenOnLease(http)}`
})
afterAll(() => {
  http.closeAllConnections()
  http.close()
})

const read = (path: string, ms: number, parent?: AbortSignal) =>
  withDeadline(ms, async (signal) => boundedText(await fetch(`${url}${path}`, { signal }), 100, signal), parent)

describe('a response of an external server', () => {
  it('is read up to a byte limit', async () => {
    expect(await read('/short', 20_000)).toBe('short')
    expect(
      await withDeadline(20_000, async (signal) => boundedText(await fetch(`${url}/short`, { signal }), 4, signal)),
    ).toBeNull()
  })

  it('that never ends is aborted, whatever has been garbage collected, and its connection closed', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const timer = setInterval(collect, 20)
    await expect(read('/endless', 400)).rejects.toThrow('no answer within 400 ms')
    clearInterval(timer)
    await closed
  })

  it('is aborted together with its request', async () => {
    const stopping = new AbortController()
    const reading = read('/endless', 20_000, stopping.signal)
    stopping.abort(new Error('the process stops'))
    await expect(reading).rejects.toThrow('the process stops')
    await expect(read('/endless', 20_000, stopping.signal)).rejects.toThrow('the process stops')
  })
})
