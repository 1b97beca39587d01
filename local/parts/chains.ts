import { join } from 'node:path'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { Log } from '#runtime/log.ts'
import { setUpEvmChain } from '../evm/setUpEvmChain.ts'
import { startEvmChain } from '../evm/startEvmChain.ts'
import { localChains, type LocalPorts } from '../options.ts'
import type { Say } from '../say.ts'
import { localSvmKeypair } from '../svm/keys.ts'
import { seedSvm } from '../svm/seed.ts'
import { startSvmNode } from '../svm/startNode.ts'
import { requireFreePort } from '../ports.ts'
import { startTonNode } from '../ton/startNode.ts'

export interface RunningChain {
  readonly id: number
  readonly url: string
  stop(): Promise<void>
}

export interface ChainsDeps {
  folder: string
  ports: LocalPorts
  log: Log
  say: Say
}

async function evm(id: number, name: string, port: number, { folder, say }: ChainsDeps): Promise<RunningChain> {
  const chain = await startEvmChain(id, port, join(folder, 'chains'), { title: name })
  try {
    await setUpEvmChain(chain.url, id, loadCatalogue({ profile: 'local' }).channels)
  } catch (error) {
    await chain.stop()
    throw error
  }
  say.part(name, `EVM network ${id} on port ${port}${chain.adopted ? ', found running' : ''}, contracts in place`)
  return { id, url: chain.url, stop: chain.stop }
}

async function svm(id: number, name: string, port: number, { folder, log, say }: ChainsDeps): Promise<RunningChain> {
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

async function ton(id: number, name: string, port: number, { folder, log, say }: ChainsDeps): Promise<RunningChain> {
  await requireFreePort(port, name, '--chain-ports')
  const node = await startTonNode({ port, folder: join(folder, 'chains', `ton-${id}`), log: log.child({ part: name }) })
  say.part(name, `TON network ${id} on port ${port}, check-in in place`)
  return { id, url: node.url, stop: node.stop }
}

const parts = [
  { id: localChains.north, name: 'Northshore', start: evm },
  { id: localChains.south, name: 'Southshore', start: evm },
  { id: localChains.sol, name: 'Solshore', start: svm },
  { id: localChains.ton, name: 'Tonshore', start: ton },
] as const

/** Starts all local chains at once. If one fails, the others are stopped before the error is thrown. */
export async function startChains(deps: ChainsDeps): Promise<RunningChain[]> {
  const started = await Promise.allSettled(
    parts.map(({ id, name, start }) => start(id, name, deps.ports.chains.get(id) ?? 0, deps)),
  )
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = started.find((result) => result.status === 'rejected')
  if (!failed) return running
  await Promise.allSettled(running.map((chain) => chain.stop()))
  throw failed.reason
}
