import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { AppError } from '#core/errors.ts'
import { type Child, startChild } from '../child.ts'

const KEEP_MS = 1_000
/**
 * States on disk, of a megabyte each: five minutes of blocks. The node's default keeps an hour of them, four gigabytes,
 * and without any it keeps all states in memory.
 */
const PERSISTED = '300'

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
  // Old states of one run; by default a killed node leaves them in the user's home.
  const history = join(folder, `evm-${chainId}-history`)
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
    ].concat(['--state', state, '--state-interval', '1', '--cache-path', history, '--max-persisted-states', PERSISTED]),
    port,
    option: '--chain-ports',
    folder,
    answers: () => answersAs(url, chainId),
    prepare: () => {
      rmSync(history, { recursive: true, force: true })
      mendStateFile(state)
    },
  })
  let copying: Promise<void> | null = null
  const copy = async (): Promise<void> => {
    await keepGoodCopy(state).catch(() => undefined)
    copying = null
  }
  const keeper = setInterval(() => (copying ??= copy()), KEEP_MS)
  keeper.unref()
  return {
    ...child,
    url,
    stop: async () => {
      clearInterval(keeper)
      await copying
      await child.stop()
      rmSync(history, { recursive: true, force: true })
    },
  }
}

/** Anvil binary for this platform, from npm's package. @throws AppError `binary_missing` */
export function anvilBinary(resolve: (file: string) => string = createRequire(import.meta.url).resolve): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${cpu}`
  try {
    const file = join(
      dirname(resolve(`${name}/package.json`)),
      'bin',
      process.platform === 'win32' ? 'anvil.exe' : 'anvil',
    )
    if (existsSync(file)) return file
  } catch {
    // Reported below.
  }
  throw new AppError(
    'binary_missing',
    `The local EVM node is missing (package ${name}): delete node_modules and run npm install again.`,
    { retriable: false },
  )
}

/**
 * The node rewrites its state file in place, so a kill at that moment truncates it: a complete file ends with the
 * closing brace.
 */
export function isComplete(file: string): boolean {
  if (!existsSync(file)) return false
  const { size } = statSync(file)
  if (size === 0) return false
  const handle = openSync(file, 'r')
  try {
    const tail = Buffer.alloc(Math.min(16, size))
    readSync(handle, tail, 0, tail.length, size - tail.length)
    return tail.toString('utf8').trimEnd().endsWith('}')
  } finally {
    closeSync(handle)
  }
}

const goodCopyOf = (file: string): string => `${file}.good`

/** Backs up a complete state file; does nothing while it is being written. */
export async function keepGoodCopy(file: string): Promise<void> {
  if (!isComplete(file)) return
  const before = await stat(file)
  const draft = `${file}.draft`
  await copyFile(file, draft)
  const after = await stat(file)
  if (before.mtimeMs !== after.mtimeMs || before.size !== after.size || !isComplete(draft))
    return rm(draft, { force: true })
  await rename(draft, goodCopyOf(file))
}

/** Restores the backup before startup if the file was truncated. */
export function mendStateFile(file: string): void {
  if (!existsSync(file) || isComplete(file)) return
  if (existsSync(goodCopyOf(file))) copyFileSync(goodCopyOf(file), file)
  else rmSync(file)
}
