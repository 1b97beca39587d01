import { join } from 'node:path'
import type { ChainDeps, LocalFamily, RunningChain } from '../family.ts'
import { requireFreePort } from '../loopback.ts'

async function start(id: number, name: string, port: number, { folder, log, say }: ChainDeps): Promise<RunningChain> {
  await requireFreePort(port, name, '--chain-ports')
  // web3.js expects the WebSocket one port above the HTTP port.
  await requireFreePort(port + 1, `${name}, socket`, '--chain-ports')
  const [{ localSvmKeypair }, { seedSvm }, { startSvmNode }, { fillPool, jupiterState, poolTokens }] =
    await Promise.all([import('./keys.ts'), import('./seed.ts'), import('./startNode.ts'), import('./jupiter/pool.ts')])
  const tokens = poolTokens(id)
  const node = await startSvmNode({
    port,
    folder: join(folder, 'chains', `svm-${id}`),
    unlocked: [localSvmKeypair('user')],
    log: log.child({ part: name }),
    ...jupiterState(tokens),
  })
  try {
    await seedSvm(node.url, id)
    await fillPool(node.url, tokens)
  } catch (error) {
    await node.stop()
    throw error
  }
  say.part(name, `SVM network ${id} on port ${port}, accounts funded`)
  return { id, url: node.url, stop: node.stop }
}

async function makerSecret(): Promise<string> {
  const { localSvmKeypair } = await import('./keys.ts')
  return `0x${Buffer.from(localSvmKeypair('maker').secretKey.slice(0, 32)).toString('hex')}`
}

export const svm: LocalFamily = { family: 'svm', ports: 2, start, makerSecret }
