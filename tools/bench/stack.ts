import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '#local/web/buildWeb.ts'
import { freePort } from '#chains/evm/testing/anvil.ts'
import { startEvmChain } from '#local/evm/startEvmChain.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import { rpc } from '../../e2e/support/chain.ts'
import { newAccount } from '../../e2e/support/fixtures.ts'
import { startStack } from '../../e2e/support/stack.ts'
import { between, burst, keepInFlight } from './orders.ts'
import { type Figure, percentile } from './figure.ts'
import { residentBytes } from './processes.ts'

const IN_FLIGHT = 50
/** Orders of each account, one after the other. */
const ROUNDS = 3
/** About as long as an order lives. */
const SPREAD_MS = 10_000

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now()
  return { value: await work(), ms: performance.now() - started }
}

/** The bare node of one chain: what the start and each broadcast are compared with. */
async function bareChain(): Promise<{ startMs: number; sendMs: number }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'causeway-bench-'))
  const { value: chain, ms } = await timed(() => startEvmChain(31337, port, folder))
  const [from] = await rpc<string[]>(chain.url, 'eth_accounts')
  const sends: number[] = []
  for (let i = 0; i < IN_FLIGHT; i++) sends.push((await timed(() => rpc(chain.url, 'eth_sendTransaction', [{ from, to: from, value: '0x1' }]))).ms)
  await chain.stop()
  return { startMs: ms, sendMs: percentile(sends, 0.5) }
}

/** Start, idle memory, and confirmed → broadcast with 50 transfers in flight. */
export async function stackFigures(): Promise<Figure[]> {
  await buildWeb()
  const bare = await bareChain()
  const { value: stack, ms: readyMs } = await timed(() => startStack())
  try {
    const idleMiB = residentBytes([stack.pid()]) / 2 ** 20
    const accounts = await Promise.all(Array.from({ length: IN_FLIGHT }, () => newAccount(stack)))
    const waits = async (orders: Promise<OrderDetail[]>) => (await orders).map((order) => between(order, 'deposit_confirmed', 'broadcast'))
    await burst(stack, accounts.slice(0, 5))
    const steady = await waits(keepInFlight(stack, accounts, ROUNDS, SPREAD_MS))
    const atOnce = await waits(burst(stack, accounts))
    const send = { name: 'one bare send', value: bare.sendMs }
    return [
      { name: 'embedded stack ready', value: readyMs / 1000, unit: 's', limit: 15, baseline: { name: 'one bare chain', value: bare.startMs / 1000 } },
      { name: 'embedded stack idle, resident', value: idleMiB, unit: 'MiB', limit: 900, baseline: null },
      { name: 'confirmed → broadcast, p50, 50 in flight', value: percentile(steady, 0.5), unit: 'ms', limit: 150, baseline: send },
      { name: 'confirmed → broadcast, p99, 50 in flight', value: percentile(steady, 0.99), unit: 'ms', limit: 1000, baseline: send },
      { name: 'confirmed → broadcast, p50, 50 deposits at one moment', value: percentile(atOnce, 0.5), unit: 'ms', limit: null, baseline: send },
    ]
  } finally {
    await stack.stop()
  }
}
