import { bitcoin } from '../family.ts'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChainNode, NodeOptions, NodeRecords } from '#chains/contract/node.ts'
import type { ChainDef, ChainSettlement } from '#core/catalogue/types.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { localBitcoinSeed } from '#runtime/config/production.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { networkOf } from '../networks.ts'
import { createBitcoinNode } from '../node/createNode.ts'
import { openMakerKeys } from '../wallet/keys.ts'
import { createCall, litecoindArguments, litecoindUrl, type NodeCall, toCoins } from './litecoind.ts'

/** Litecoin's regtest. */
export const LITECOIN_CHAIN = chainId(999706631)
export const coinAsset = assetId(LITECOIN_CHAIN, NATIVE)

const network = networkOf(Number(LITECOIN_CHAIN))
if (!network) throw new Error('the family has no local network')
export const makerSecret = localBitcoinSeed('maker').toString('hex')
export const makerKeys = openMakerKeys(makerSecret, network)

export const FINALITY = 3
export const localSettlement: ChainSettlement = {
  escrows: [],
  filler: null,
  depositAddress: null,
  depositAccount: makerKeys.depositAccountKey,
  payoutAddress: makerKeys.payout.address,
  blockTimeMs: 1_000,
  confirmationTiers: [{ upToUsd: null, confirmations: 1 }],
  finalityBlocks: FINALITY,
  maxReorgBlocks: FINALITY,
  unconfirmedCapUsd: '1000000',
  // Before this block, the chain has only the coins of its miner.
  firstBlock: 111,
  feeRates: { least: 1, most: 100, unknown: 5 },
}

/** True where Debian's package `litecoind` is installed; without it only its tests are skipped. */
export const hasLitecoind = spawnSync('litecoind', ['-version'], { stdio: 'ignore' }).status === 0

export function bitcoinChain(id: number): ChainDef {
  return {
    id: chainId(id),
    family: 'bitcoin',
    name: 'Bitcoin',
    alias: 'Bitcoin',
    slug: 'bitcoin',
    code: 'BitcoinMainnet',
    isTestnet: false,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: [],
    explorerUrl: null,
    explorerName: null,
    icon: 'bitcoin',
    popular: [],
    disabled: false,
    order: 1,
    flags: [],
    settlementStatus: bitcoin.settlement,
    settlement: id === Number(LITECOIN_CHAIN) ? localSettlement : null,
  }
}

export const bitcoinOptions = (
  id: number,
  endpoints: readonly string[],
  quorum = 1,
  records?: NodeRecords,
): NodeOptions => ({
  chain: bitcoinChain(id),
  assets: [],
  endpoints,
  quorum,
  ...(records ? { records } : {}),
})

export const bitcoinNode = (id: number, endpoints: readonly string[], quorum = 1, records?: NodeRecords): ChainNode =>
  createBitcoinNode({ ...bitcoinOptions(id, endpoints, quorum, records), timeoutMs: 2_000 })

export interface LocalBitcoinChain {
  readonly url: string
  readonly node: ChainNode
  readonly call: NodeCall
  /** Mines blocks, and pays their coins to the node's own wallet. */
  mine(blocks: number): Promise<readonly string[]>
  /** Replaces the newest blocks with empty ones; their transactions wait for the next block again. */
  reorg(depth: number): Promise<void>
  /** Pays an address in the first output of a transaction, which waits for a block. Returns its id. */
  pay(address: string, amount: bigint): Promise<string>
  /** Gives the maker's wallet coins of this amount, in final blocks. */
  fund(coins: number, amount: bigint): Promise<void>
  stop(): Promise<void>
}

/** Starts litecoind in regtest with a funded wallet. */
export async function startLocalBitcoinChain(): Promise<LocalBitcoinChain> {
  const folder = mkdtempSync(join(tmpdir(), 'litecoin-'))
  const port = await leasePort()
  const child: ChildProcess = spawn('litecoind', litecoindArguments(folder, port), { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = litecoindUrl(port)
  const call = createCall(url)
  const mine = async (blocks: number): Promise<readonly string[]> =>
    call('generatetoaddress', blocks, await call<string>('getnewaddress', '', 'bech32'))
  for (let tries = 0; ; tries++) {
    const up = await call('getblockcount').catch(() => null)
    if (up !== null) break
    if (tries > 200 || child.exitCode !== null) throw new Error('litecoind does not start')
    await pause(100)
  }
  await call('createwallet', 'local')
  await mine(110)
  async function pay(address: string, amount: bigint): Promise<string> {
    const bare = await call<string>('createrawtransaction', [], [{ [address]: toCoins(amount) }])
    const { hex } = await call<{ hex: string }>('fundrawtransaction', bare, { changePosition: 1 })
    return call('sendrawtransaction', (await call<{ hex: string }>('signrawtransactionwithwallet', hex)).hex)
  }
  return {
    url,
    node: bitcoinNode(LITECOIN_CHAIN, [url]),
    call,
    mine,
    pay,
    async reorg(depth) {
      const height = await call<number>('getblockcount')
      await call('invalidateblock', await call<string>('getblockhash', height - depth + 1))
      const to = await call<string>('getnewaddress', '', 'bech32')
      for (let made = 0; made < depth; made++) await call('generateblock', to, [])
    },
    async fund(coins, amount) {
      for (let left = coins; left > 0; left--) await call('sendtoaddress', makerKeys.payout.address, toCoins(amount))
      await mine(FINALITY)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
