import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { networkOf } from '#chains/bitcoin/networks.ts'
import { createCall, litecoindArguments, litecoindUrl, type NodeCall } from '#chains/bitcoin/testing/litecoind.ts'
import { openMakerKeys } from '#chains/bitcoin/wallet/keys.ts'
import { AppError } from '#core/errors.ts'
import { localBitcoinSeed } from '#runtime/config/production.ts'
import type { Log } from '#runtime/log.ts'
import { type Child, startChild } from '../child.ts'

/** Interval of the blocks. */
const BLOCK_MS = 4_000
/** Height at which the node's wallet can spend its first coins, and has paid the accounts. */
const READY_HEIGHT = 120
/** Coins of each account at the start, in whole ones; several, so that payouts don't wait for change. */
const funds: Readonly<Record<string, readonly number[]>> = {
  maker: Array.from({ length: 10 }, () => 10),
  user: [5, 5, 5, 5],
}

export interface BitcoinNode extends Child {
  readonly url: string
}

interface NodeOptions {
  readonly title: string
  readonly command: string
  readonly log: Log
}

/**
 * Starts a node in regtest with a block every few seconds, and funds the accounts of the local stack.
 * @throws AppError `port_in_use`, `part_failed`, `seed_failed`
 */
export async function startBitcoinNode(
  id: number,
  port: number,
  folder: string,
  { title, command, log }: NodeOptions,
): Promise<BitcoinNode> {
  const data = join(folder, `bitcoin-${id}`)
  mkdirSync(data, { recursive: true })
  const url = litecoindUrl(port)
  const call = createCall(url)
  const child = await startChild({
    name: `bitcoin-${id}`,
    title,
    command,
    args: litecoindArguments(data, port),
    port,
    option: '--chain-ports',
    folder,
    answers: () => call('getblockcount').then(Number.isInteger, () => false),
  })
  try {
    const address = await fund(call, id)
    const miner = setInterval(() => {
      call('generatetoaddress', 1, address).catch((error: unknown) =>
        log.warn({ part: title, error: String(error) }, 'no block was mined'),
      )
    }, BLOCK_MS)
    const stop = async (): Promise<void> => {
      clearInterval(miner)
      await child.stop()
    }
    return { ...child, url, stop }
  } catch (cause) {
    await child.stop()
    throw new AppError('seed_failed', `${title} did not take its first blocks.`, { cause })
  }
}

const WALLET = 'local'

/** Opens the node's wallet and, on a new chain, pays the accounts. Returns the address that blocks pay to. */
async function fund(call: NodeCall, id: number): Promise<string> {
  const known = await call<{ wallets: { name: string }[] }>('listwalletdir')
  const isNew = !known.wallets.some(({ name }) => name === WALLET)
  const open = await call<string[]>('listwallets')
  if (!open.includes(WALLET)) await call(isNew ? 'createwallet' : 'loadwallet', WALLET)
  const address = await call<string>('getnewaddress', '', 'bech32')
  const height = await call<number>('getblockcount')
  if (height >= READY_HEIGHT) return address
  const network = networkOf(id)
  if (!network) throw new Error(`Network ${id} is not a Bitcoin network.`)
  await call('generatetoaddress', Math.max(0, READY_HEIGHT - 1 - height), address)
  for (const [name, coins] of Object.entries(funds)) {
    const { payout } = openMakerKeys(localBitcoinSeed(name).toString('hex'), network)
    for (const coin of coins) await call('sendtoaddress', payout.address, coin)
  }
  await call('generatetoaddress', 1, address)
  return address
}
