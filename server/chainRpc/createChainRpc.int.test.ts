import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { createChainRpc } from './createChainRpc.ts'

const sol = 83797631
const height = { method: 'getBlockHeight', params: [{ commitment: 'finalized' }] }
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  return `http://127.0.0.1:${await listenOnLease(server)}`
}
const rpcOf = (...urls: readonly string[]) =>
  createChainRpc({ catalogue: loadCatalogue({ profile: 'local' }), overrides: new Map([[sol, urls]]) })

it('follows no redirect', async () => {
  let reached = 0
  const inside = await serve((_, response) => {
    reached += 1
    response.end('{"result": 1}')
  })
  const endpoint = await serve((_, response) => void response.writeHead(307, { location: inside }).end())
  await expect(rpcOf(endpoint)(sol, height)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  expect(reached).toBe(0)
  expect(await rpcOf(endpoint, inside)(sol, height)).toEqual({ result: 1 })
})

it('reads no response above four megabytes', async () => {
  const endless = await serve((_, response) => {
    const part = 'x'.repeat(64 * 1024)
    response.on('error', () => undefined)
    const write = (): void => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', write)
    response.write('{"result": "')
    write()
  })
  await expect(rpcOf(endless)(sol, height)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
})
