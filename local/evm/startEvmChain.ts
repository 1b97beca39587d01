import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from '../supervise/child.ts'
import { anvilBinary } from './anvilBinary.ts'
import { keepGoodCopy, mendStateFile } from './stateFile.ts'

const KEEP_MS = 1_000

async function answersAs(url: string, chainId: number): Promise<boolean> {
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(1_000),
    })
    return Number(((await response.json()) as { result?: string }).result) === chainId
  } catch {
    return false
  }
}

export interface EvmChain extends Child {
  readonly url: string
}

export interface EvmChainOptions {
  /** Display name. */
  title?: string
  /** Blocks of an epoch; a block is final after two epochs. */
  epochBlocks?: number
}

/**
 * Starts an anvil with one-second blocks whose state is saved every second.
 * @throws AppError `binary_missing`, `port_in_use`, `part_failed`
 */
export async function startEvmChain(
  chainId: number,
  port: number,
  folder: string,
  { title = `EVM network ${chainId}`, epochBlocks = 1 }: EvmChainOptions = {},
): Promise<EvmChain> {
  mkdirSync(folder, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const state = join(folder, `evm-${chainId}.json`)
  const child = await startChild({
    name: `evm-${chainId}`,
    title,
    command: anvilBinary(),
    args: [
      '--silent',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--chain-id',
      String(chainId),
      '--block-time',
      '1',
      '--slots-in-an-epoch',
      String(epochBlocks),
    ].concat(['--state', state, '--state-interval', '1']),
    port,
    option: '--chain-ports',
    folder,
    answers: () => answersAs(url, chainId),
    prepare: () => mendStateFile(state),
  })
  const keeper = setInterval(() => keepGoodCopy(state), KEEP_MS)
  keeper.unref()
  return {
    ...child,
    url,
    stop: async () => {
      clearInterval(keeper)
      await child.stop()
    },
  }
}
