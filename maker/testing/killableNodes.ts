import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient, http } from 'viem'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { type LocalSvmChain, SVM_CHAIN, svmClient } from '#chains/svm/testing/localChain.ts'
import { startEvmChain } from '#local/evm/startEvmChain.ts'
import { seedSvm } from '#local/svm/seed.ts'
import { leasePort, leasePorts, PORTS_OF_SVM_NODE } from '#runtime/testing/ports.ts'
import { startProcess } from '#runtime/testing/startProcess.ts'

/** Node whose chain is on disk. */
export interface Killable {
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>
  /** Starts it again on its port, from its disk. */
  restart(): Promise<void>
}

const POLL_MS = 25
/** Blocks are final after twice as many. */
const EPOCH_BLOCKS = 3
/** Fewer than make a block final: a kill rewrites only blocks that policy allows. */
const MOST_LOST_BLOCKS = 4

/** Starts an anvil that a kill hits while it writes its state: it starts again without its newest blocks. */
export async function startKillableAnvil(chainId: number, folder: string): Promise<Anvil & Killable> {
  const port = await leasePort()
  const start = () => startEvmChain(chainId, port, folder, { epochBlocks: EPOCH_BLOCKS })
  const client = createClient({ transport: http(`http://127.0.0.1:${port}`, { retryCount: 100, retryDelay: 20 }) })
  const rpc = (method: string, params: readonly unknown[] = []) =>
    client.request({ method, params } as never) as Promise<unknown>
  const state = join(folder, `evm-${chainId}.json`)
  const saved = `${state}.good`
  const lost = async (): Promise<number> => Number(await rpc('eth_blockNumber')) - (await heightOf(saved))
  let node = await start()
  // A block per transaction while contracts and accounts are set up; a restarted node makes one each second.
  await rpc('evm_setAutomine', [true])
  return {
    url: node.url,
    chainId,
    get pid() {
      return node.pid
    },
    rpc,
    mine: async (blocks = 1) => void (await rpc('anvil_mine', [`0x${blocks.toString(16)}`])),
    stop: () => node.stop(),
    async kill() {
      for (let blocks = 0; blocks < 1 || blocks > MOST_LOST_BLOCKS; blocks = await lost()) await pause(POLL_MS)
      process.kill(node.pid, 'SIGKILL')
      await node.stop()
      await copyFile(saved, state)
    },
    restart: async () => void (node = await start()),
  }
}

async function heightOf(state: string): Promise<number> {
  return (JSON.parse(await readFile(state, 'utf8')) as { best_block_number: number }).best_block_number
}

/** Starts a seeded local SVM node as a process; a kill loses no confirmed transaction. */
export async function startKillableSvmNode(folder: string): Promise<LocalSvmChain & Killable> {
  const [port = 0] = await leasePorts(PORTS_OF_SVM_NODE)
  const start = () => startProcess(fileURLToPath(new URL('svmNodeProcess.ts', import.meta.url)), { port, folder })
  let node = await start()
  const client = svmClient(`http://127.0.0.1:${port}`)
  await seedSvm(client.url, SVM_CHAIN)
  return {
    ...client,
    async slots(count) {
      const goal = (await client.connection.getSlot('confirmed')) + count
      while ((await client.connection.getSlot('confirmed')) < goal) await pause(POLL_MS)
    },
    kill: () => node.kill(),
    restart: async () => void (node = await start()),
    stop: () => node.kill(),
  }
}
