import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { ChainDeps, LocalFamily, RunningChain } from '../family.ts'

const COMMAND = 'litecoind'

/** Starts litecoind if it is installed; else says how to install it, and the stack runs without the network. */
async function start(id: number, name: string, port: number, { folder, log, say }: ChainDeps) {
  if (!isInstalled(COMMAND)) {
    say.line(
      `  – ${name.padEnd(13)} off: it needs ${COMMAND} (Debian, Ubuntu: apt install litecoind), then start again`,
    )
    return null
  }
  const { startBitcoinNode } = await import('./startNode.ts')
  const node = await startBitcoinNode(id, port, join(folder, 'chains'), { title: name, command: COMMAND, log })
  say.part(name, `Bitcoin-like network ${id} on port ${port}${node.adopted ? ', found running' : ''}, wallets funded`)
  return { id, url: node.url, stop: node.stop } satisfies RunningChain
}

const isInstalled = (command: string): boolean => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0

async function makerSecret(): Promise<string> {
  const { localBitcoinSeed } = await import('#runtime/config/production.ts')
  return localBitcoinSeed('maker').toString('hex')
}

export const bitcoin: LocalFamily = { family: 'bitcoin', ports: 1, start, makerSecret }
