import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Address, type Cell } from '@ton/core'
import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { silentLog } from '#runtime/log.ts'
import { localTonSeed } from '#runtime/config/production.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { jettonWallet, usdcMaster } from '#local/ton/jetton.ts'
import { localTonKey } from '#local/ton/keys.ts'
import { startTonNode, type TonNode } from '#local/ton/startNode.ts'
import { tonAddressRules } from '../address.ts'
import { writeTxRef } from '../family.ts'
import { createTonNode } from '../node/createNode.ts'
import { highloadWallet } from '../pay/highload.ts'
import { writeComment, writeJettonTransfer } from '../pay/payload.ts'
import { hashOfBoc } from '../transaction.ts'

export const TON_CHAIN = chainId(84797831)
export const gramAsset: AssetId = assetId(TON_CHAIN, NATIVE)
export const usdcToken = tonAddressRules.parse(usdcMaster().toRawString())
export const usdcAsset: AssetId = assetId(TON_CHAIN, usdcToken)
export const maker = tonAddressRules.parse(highloadWallet(localTonKey('maker').publicKey).address.toRawString())
export const makerSecret = localTonSeed('maker').toString('hex')

export interface LocalTonChain {
  readonly url: string
  readonly node: ChainNode
  /** Canonical address of the funded test wallet. */
  readonly user: string
  /** Advances the clock of the chain, and with it its blocks. */
  pass(seconds: number): void
  /** The chain's clock, epoch milliseconds. */
  now(): number
  /** Calls the node's own interface. @throws Error with the node's message */
  call<T>(method: string, params?: Readonly<Record<string, unknown>>): Promise<T>
  /** Sends as the test wallet; returns the name of its transaction. */
  send(messages: readonly TestMessage[]): Promise<string>
  /** Stops the node and starts it again from its stored state. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface TestMessage {
  readonly to: string
  readonly coins: bigint
  readonly body?: Cell
  readonly bounce?: boolean
}

/** Message that sends local USD Coin from the owner with a comment, with enough coins for a new jetton wallet. */
export function usdcMessage(from: string, to: string, amount: bigint, comment: string | null): TestMessage {
  const owner = Address.parse(from)
  return {
    to: jettonWallet(usdcMaster(), owner, 0n).address.toRawString(),
    coins: 100_000_000n,
    body: writeJettonTransfer({
      queryId: 1n,
      amount,
      to: Address.parse(to),
      excessesTo: owner,
      forwardCoins: 10_000_000n,
      forwardPayload: comment === null ? null : writeComment(comment),
    }),
  }
}

/** Options of a node client for the services on these endpoints. */
export function tonOptions(endpoints: readonly string[], quorum = 1): NodeOptions {
  const { chains } = loadCatalogue({ profile: 'local' })
  const chain = chains.find(({ id }) => id === TON_CHAIN)
  if (!chain) throw new Error('the local profile has no TON network')
  const settlement = {
    escrows: [],
    filler: null,
    depositAddress: maker,
    depositAccount: null,
    blockTimeMs: 1_000,
    confirmationTiers: [{ upToUsd: null, confirmations: 1 }],
    finalityBlocks: null,
    maxReorgBlocks: 0,
    unconfirmedCapUsd: '1000000',
  } as const
  const asset = (token: string, symbol: string, decimals: number): AssetDef => ({
    id: assetId(TON_CHAIN, token),
    chainId: TON_CHAIN,
    token,
    symbol,
    name: symbol,
    decimals,
    icon: symbol.toLowerCase(),
    priceKey: null,
  })
  return {
    chain: { ...chain, settlement },
    assets: [asset(NATIVE, 'GRAM', 9), asset(usdcToken, 'USDC', 6)],
    endpoints,
    quorum,
  }
}

export const tonNode = (endpoints: readonly string[], quorum = 1): ChainNode =>
  createTonNode(tonOptions(endpoints, quorum))

/** Local chain on a free port, with its own clock. */
export async function startLocalTonChain(startsAt = Date.now()): Promise<LocalTonChain> {
  const folder = mkdtempSync(join(tmpdir(), 'ton-'))
  let time = startsAt
  const now = (): number => time
  const open = (port: number): Promise<TonNode> => startTonNode({ port, folder, now, log: silentLog })
  let running = await open(0)
  const { url } = running
  async function call<T>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }),
    })
    const answer = (await response.json()) as { ok: boolean; result: T; error?: string }
    if (!answer.ok) throw new Error(answer.error)
    return answer.result
  }
  const [account] = await call<{ address: string }[]>('causeway_accounts')
  const user = tonAddressRules.parse(account?.address ?? '')
  return {
    url,
    node: tonNode([url]),
    user,
    now,
    call,
    pass: (seconds) => {
      time += seconds * 1000
    },
    async send(messages) {
      const boc = await call<string>('causeway_sendTransaction', {
        account: account?.address,
        messages: messages.map(({ to, coins, body, bounce = true }) => ({
          address: Address.parse(to).toString({ bounceable: bounce }),
          amount: String(coins),
          ...(body ? { payload: body.toBoc().toString('base64') } : {}),
        })),
      })
      return writeTxRef({ account: user, hash: hashOfBoc(boc) ?? '' })
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
