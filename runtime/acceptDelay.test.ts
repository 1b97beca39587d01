import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createAcceptDelay } from './acceptDelay.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listening(host: string) {
  const delay = createAcceptDelay()
  const server = createServer((_, response) => response.end('ok'))
  servers.push(server)
  let accepted = 0
  server.on('connection', () => accepted++)
  delay.watch(server)
  server.listen(0, host)
  await once(server, 'listening')
  return { delay, server, accepted: () => accepted, port: (server.address() as AddressInfo).port }
}

const block = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it.each(['127.0.0.1', '0.0.0.0', '::'])('probes a server on %s and leaves its visitors alone', async (host) => {
  const { accepted, port, delay } = await listening(host)
  await expect.poll(accepted).toBeGreaterThan(1)
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('ok')
  expect(delay.currentMs()).toBeGreaterThanOrEqual(0)
})

it('grows with the connections that wait in front of the probe, although every turn is short', async () => {
  const { delay, server, accepted, port } = await listening('127.0.0.1')
  await expect.poll(accepted).toBeGreaterThan(0)
  // Each accepted connection costs a turn of 10 ms, and 100 arrive at once.
  server.on('connection', () => block(10))
  const visitors = Array.from({ length: 100 }, () => connect({ host: '127.0.0.1', port }))
  const seen: number[] = []
  while (accepted() < 100) {
    seen.push(delay.currentMs())
    await pause(5)
  }
  seen.push(delay.currentMs())
  for (const visitor of visitors) visitor.destroy()
  expect(Math.max(...seen)).toBeGreaterThan(100)
  await expect.poll(() => delay.currentMs()).toBeLessThan(100)
})
