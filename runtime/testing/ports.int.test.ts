import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { createPortLease, leasableRange, leasePort, leasePorts, listenOnLease, type PortRange } from './ports.ts'

const children: ChildProcess[] = []
const endChildren = async (): Promise<void> => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
afterEach(endChildren)

/** Three blocks of five ports that nothing else uses, leased themselves. */
async function narrowRange(): Promise<PortRange> {
  const [first = 0] = await leasePorts(15)
  return { first, end: first + 15, block: 5 }
}

/** Ports that another process leases while it runs. */
async function leasedElsewhere(count: number, range?: PortRange): Promise<number[]> {
  const script = new URL('leaserProcess.ts', import.meta.url).pathname
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      script,
      ...[count, range?.first, range?.end, range?.block].flatMap((value) => (value === undefined ? [] : String(value))),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  children.push(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return JSON.parse(line) as number[]
}

it('never gives two processes the same port, also for concurrent requests', async () => {
  const [mine, ...theirs] = await Promise.all([
    Promise.all(Array.from({ length: 100 }, leasePort)),
    ...Array.from({ length: 4 }, () => leasedElsewhere(100)),
  ])
  const all = [...mine, ...theirs.flat()]
  expect(all).toHaveLength(500)
  expect(new Set(all).size).toBe(500)
})

it('keeps the port of a server that stops and starts again', async () => {
  const range = await narrowRange()
  const [port = 0] = await createPortLease(range)()
  for (let round = 0; round < 3; round++) {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    // Another process takes every port of the other two blocks meanwhile.
    if (round === 0) expect(await leasedElsewhere(8, range)).not.toContain(port)
  }
  await expect(createPortLease(range)()).rejects.toThrow('No port between')
})

it('reuses the ports of a process that died', async () => {
  const range = await narrowRange()
  expect(await leasedElsewhere(12, range)).toHaveLength(12)
  await expect(createPortLease(range)()).rejects.toThrow('No port between')
  await endChildren()
  expect(await createPortLease(range)(4)).toHaveLength(4)
})

it('skips ports that another program listens on, and gives consecutive ones', async () => {
  const range = await narrowRange()
  const blocked = [1, 6, 11].map((offset) => createServer().listen(range.first + offset, '127.0.0.1'))
  await Promise.all(blocked.map((server) => once(server, 'listening')))
  const lease = createPortLease(range)
  const [a = 0, b = 0] = await lease(2)
  expect(b).toBe(a + 1)
  expect((a - range.first) % 5).toBe(3)
  for (const server of blocked) server.close()
  await expect(lease(5)).rejects.toThrow('A block has 4 ports')
})

it('listens on loopback only', async () => {
  const server = createServer()
  const port = await listenOnLease(server)
  expect(server.address()).toMatchObject({ address: '127.0.0.1', port })
  server.close()
})

it.each([
  ['32768\t60999\n', 32_768],
  ['49152 65535', 49_152],
  ['', 32_768],
  // No range outside is left: two servers still never collide.
  ['1024 65535', 32_768],
])('uses ports outside the ephemeral range %j', (ephemeral, end) => {
  expect(leasableRange(ephemeral)).toEqual({ first: 20_000, end, block: 16 })
})
