import { join } from 'node:path'
import type { ChainDeps, LocalFamily, RunningChain } from '../family.ts'
import { requireFreePort } from '../loopback.ts'

async function start(id: number, name: string, port: number, { folder, log, say }: ChainDeps): Promise<RunningChain> {
  await requireFreePort(port, name, '--chain-ports')
  const { startTonNode } = await import('./startNode.ts')
  const node = await startTonNode({ port, folder: join(folder, 'chains', `ton-${id}`), log: log.child({ part: name }) })
  say.part(name, `TON network ${id} on port ${port}, check-in in place`)
  return { id, url: node.url, stop: node.stop }
}

async function makerSecret(): Promise<string> {
  const { localTonSeed } = await import('#runtime/config/production.ts')
  return localTonSeed('maker').toString('hex')
}

export const ton: LocalFamily = { family: 'ton', ports: 1, start, makerSecret }
