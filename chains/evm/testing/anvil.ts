import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createClient } from 'viem'
import { getChainId } from 'viem/actions'
import { leasePort } from '#runtime/testing/ports.ts'
import { localHttp } from './localHttp.ts'

export interface AnvilOptions {
  chainId: number
  /** Seconds between blocks; absent = a block per transaction. */
  blockTime?: number
  port?: number
  /** Number of recent states in memory; a reorganization that needs an older one loses the code of contracts. */
  statesInMemory?: number
}

export interface Anvil {
  readonly url: string
  readonly chainId: number
  readonly pid: number
  /** Any JSON-RPC call, including the node's own test methods. */
  rpc(method: string, params?: readonly unknown[]): Promise<unknown>
  mine(blocks?: number): Promise<void>
  stop(): Promise<void>
}

/** The platform's own binary: killing npm's wrapper would leave the node running. */
export function anvilBinary(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const system = process.platform === 'win32' ? 'win32' : process.platform
  const manifest = createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${system}-${cpu}/package.json`)
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
}

/** Starts a node on loopback and resolves once it answers. */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const port = options.port ?? (await leasePort())
  // Up to a gigabyte of old states, which a killed node leaves behind.
  const states = mkdtempSync(join(tmpdir(), 'causeway-anvil-'))
  const flags = [
    '--silent',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--chain-id',
    String(options.chainId),
    '--slots-in-an-epoch',
    '1',
    '--cache-path',
    states,
  ]
  if (options.blockTime !== undefined) flags.push('--block-time', String(options.blockTime))
  if (options.statesInMemory !== undefined) flags.push('--prune-history', String(options.statesInMemory))
  const child = spawn(anvilBinary(), flags, {
    stdio: 'ignore',
    env: { ...process.env, HOME: process.env['HOME'] ?? tmpdir() },
  })
  const ended = once(child, 'exit').finally(() => rmSync(states, { recursive: true, force: true }))
  const url = `http://127.0.0.1:${port}`
  const client = createClient({ transport: localHttp(url, { retryCount: 100, retryDelay: 20 }) })
  // A node that exits at once (port taken) must fail the test with that error, not with a timeout.
  await Promise.race([
    getChainId(client),
    ended.then(([code]) => Promise.reject(new Error(`anvil ended with ${String(code)}`))),
  ])
  const rpc = (method: string, params: readonly unknown[] = []) =>
    client.request({ method, params } as never) as Promise<unknown>
  return {
    url,
    chainId: options.chainId,
    pid: child.pid ?? 0,
    rpc,
    mine: async (blocks = 1) => {
      await rpc('anvil_mine', [`0x${blocks.toString(16)}`])
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
