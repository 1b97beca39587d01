import { join } from 'node:path'
import type { ChainsDeps, LocalFamily, RunningChain } from '../family.ts'
import { requireFreePort } from '../loopback.ts'
import { localSvmKeypair } from './keys.ts'
import { seedSvm } from './seed.ts'
import { startSvmNode } from './startNode.ts'

async function start(id: number, name: string, port: number, { folder, log, say }: ChainsDeps): Promise<RunningChain> {
  await requireFreePort(port, name, '--chain-ports')
  // web3.js expects the WebSocket one port above the HTTP port.
  await requireFreePort(port + 1, `${name}, socket`, '--chain-ports')
  const node = await startSvmNode({
    port,
    folder: join(folder, 'chains', `svm-${id}`),
    unlocked: [localSvmKeypair('user')],
    log: log.child({ part: name }),
  })
  try {
    await seedSvm(node.url)
  } catch (error) {
    await node.stop()
    throw error
  }
  say.part(name, `SVM network ${id} on port ${port}, mints in place`)
  return { id, url: node.url, stop: node.stop }
}

const makerSecret = (): string => `0x${Buffer.from(localSvmKeypair('maker').secretKey.slice(0, 32)).toString('hex')}`

export const svm: LocalFamily = { family: 'svm', start, makerSecret }
