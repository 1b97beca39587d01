import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { leasePort } from '#runtime/testing/ports.ts'
import { silentLog } from '#runtime/log.ts'
import { openPostgres } from './postgres.ts'

/** A message of PostgreSQL's protocol: type, length, body. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const fatal = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'))

it('survives a server that ends a session just as it becomes ready', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, fatal])))
  })
  const port = await leasePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const driver = openPostgres({ url: `postgres://one@127.0.0.1:${port}/one`, log: silentLog })
  try {
    await expect(driver.withConnection((session) => session.query('select 1', [], 'object'))).rejects.toThrow()
  } finally {
    await driver.close()
    server.close()
  }
})
