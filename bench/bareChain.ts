import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEvmChain } from '#local/evm/startEvmChain.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { rpc } from '../e2e/support/chain.ts'
import { percentile } from './figure.ts'

const SENDS = 50

export async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now()
  return { value: await work(), ms: performance.now() - started }
}

export interface BareChain {
  startMs: number
  /** Median time to hand over one transaction. */
  sendMs: number
}

/** Measures the bare node of one chain, the baseline for startup and for each broadcast. */
export async function bareChain(): Promise<BareChain> {
  const port = await leasePort()
  const folder = mkdtempSync(join(tmpdir(), 'causeway-bench-'))
  const { value: chain, ms } = await timed(() => startEvmChain(31337, port, folder))
  const [from] = await rpc<string[]>(chain.url, 'eth_accounts')
  const sends: number[] = []
  for (let i = 0; i < SENDS; i++)
    sends.push((await timed(() => rpc(chain.url, 'eth_sendTransaction', [{ from, to: from, value: '0x1' }]))).ms)
  await chain.stop()
  return { startMs: ms, sendMs: percentile(sends, 0.5) }
}
