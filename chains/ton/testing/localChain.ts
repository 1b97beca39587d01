import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NetworkNode, NodeOptions } from '#chains/contract.ts'
import { chainId } from '#core/chain/chainId.ts'
import { silentLog } from '#runtime/log.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { startTonNode, type TonNode } from '#local/ton/startNode.ts'
import { createTonNode } from '../node/createNode.ts'

export const TON_CHAIN = chainId(84797831)

export interface LocalTonChain {
  readonly url: string
  readonly node: NetworkNode
  /** Advances the clock of the chain, and with it its blocks. */
  pass(seconds: number): void
  /** The chain's clock, epoch milliseconds. */
  now(): number
  /** Calls the node's own interface. @throws Error with the node's message */
  call<T>(method: string, params?: Readonly<Record<string, unknown>>): Promise<T>
  /** Stops the node and starts it again from its stored state. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Options of a node client for the services on these endpoints. */
export function tonOptions(endpoints: readonly string[], quorum = 1): NodeOptions {
  const { chains, assets } = loadCatalogue({ profile: 'local' })
  const chain = chains.find(({ id }) => id === TON_CHAIN)
  if (!chain) throw new Error('the local profile has no TON network')
  return { chain, assets: assets.filter((asset) => asset.chainId === TON_CHAIN), endpoints, quorum }
}

export const tonNode = (endpoints: readonly string[], quorum = 1): NetworkNode =>
  createTonNode(tonOptions(endpoints, quorum))

/** Local chain on a free port, with its own clock. */
export async function startLocalTonChain(startsAt = Date.now()): Promise<LocalTonChain> {
  const folder = mkdtempSync(join(tmpdir(), 'ton-'))
  let time = startsAt
  const now = (): number => time
  const open = (port: number): Promise<TonNode> => startTonNode({ port, folder, now, log: silentLog })
  let running = await open(0)
  const { url } = running
  return {
    url,
    node: tonNode([url]),
    now,
    pass: (seconds) => {
      time += seconds * 1000
    },
    async call<T>(method: string, params: Readonly<Record<string, unknown>> = {}) {
      const response = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }),
      })
      const answer = (await response.json()) as { ok: boolean; result: T; error?: string }
      if (!answer.ok) throw new Error(answer.error)
      return answer.result
    },
    restart: async () => {
      await running.stop()
      running = await open(Number(new URL(url).port))
    },
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
