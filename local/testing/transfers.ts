import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import { svmClient, user as svmUser } from '#chains/svm/testing/localChain.ts'
import { assetBySymbol, chainById } from '#core/catalogue/lookups.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Order, OrderCreated, Step } from '#core/wire/order.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { unpackTemplate } from '#store/testing/template.ts'
import { startLocal } from '../startLocal.ts'
import { leaseStackPorts, urlsAt } from './leasePorts.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'

export const SETTLING = { timeout: 90_000, interval: 250 }
export const catalogue = loadCatalogue({ profile: 'local' })

interface Sent {
  readonly symbol: string
  /** Base units of one transfer, by the asset's decimals on its network. */
  units(decimals: number): bigint
}

/** The whole stack with all local networks, and transfers of one asset through its API. */
export interface Transfers {
  readonly urls: ReadonlyMap<number, string>
  /** Transfers of another asset through the same stack. */
  of(sent: Sent): Transfers
  assetOn(id: number): AssetDef
  /** Base units that a transfer from this network sends. */
  sentOn(id: number): bigint
  /** The network as its own node shows it, without the product. */
  nodeOf(id: number): NetworkNode
  balanceOf(id: number, owner: string): Promise<bigint>
  /** Creates an order. */
  place(from: number, to: number, sender: string, recipient: string): Promise<OrderCreated>
  /** The order as the API shows it to its creator. */
  orderOf(placed: OrderCreated): Promise<Order>
  statusOf(placed: OrderCreated): Promise<string>
  settled(placed: OrderCreated): Promise<void>
  /** Sends the calls of an EVM network as the test user. */
  openOn(id: number, steps: readonly Step[]): Promise<void>
  /** Sends the transfer of a Solana-style network as the test user. */
  transferOnSvm(id: number, steps: readonly Step[]): Promise<void>
  stop(): Promise<void>
}

export async function startTransfers(sent: Sent): Promise<Transfers> {
  const folder = mkdtempSync(join(tmpdir(), 'transfers-'))
  await unpackTemplate(join(folder, 'db'))
  const ports = await leaseStackPorts()
  const urls = urlsAt(ports.chains)
  const without = new Set(['web', 'bot', 'walletconnect', 'social'] as const)
  const say = { part: () => undefined, line: () => undefined }
  const local = await startLocal({ folder, ports, reset: false, dev: false, walletConnect: null, without }, say)
  const nodes = new Map<number, NetworkNode>()

  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const answer = await fetch(`${local.url}/api/bridge_api/v1/${path}`, init)
    const { code, data, ...rest } = (await answer.json()) as { code: number; data: T }
    if (code !== 0) throw new Error(`${path} answered ${code}: ${JSON.stringify(rest)}`)
    return data
  }
  const post = <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const nodeOf = (id: number): NetworkNode => {
    const known = nodes.get(id)
    if (known) return known
    const endpoints = [urls.get(id) ?? '']
    const node = createNetworkNode({
      chain: chainById(catalogue, id),
      assets: catalogue.assets,
      endpoints,
      quorum: 1,
    })
    nodes.set(id, node)
    return node
  }
  const orderOf = ({ order, token }: OrderCreated): Promise<Order> =>
    call<Order>(`orders/${order.id}`, { headers: { authorization: `Bearer ${token}` } })
  const statusOf = async (placed: OrderCreated): Promise<string> => (await orderOf(placed)).status

  const transfersOf = ({ symbol, units }: Sent): Transfers => {
    const assetOn = (id: number): AssetDef => {
      const found = assetBySymbol(catalogue, chainId(id), symbol)
      if (!found) throw new Error(`no ${symbol} on ${id}`)
      return found
    }
    const sentOn = (id: number): bigint => units(assetOn(id).decimals)
    return {
      urls,
      of: transfersOf,
      assetOn,
      sentOn,
      nodeOf,
      async balanceOf(id, owner) {
        const { id: asset } = assetOn(id)
        return (await nodeOf(id).balances(owner, [asset])).get(asset) ?? 0n
      },
      async place(from, to, sender, recipient) {
        const pair = { from_chain_id: from, to_chain_id: to, token: symbol, amount: String(sentOn(from)) }
        const people = { from_address: sender, recipient }
        // The first quotes need prices that a busy machine reads after its start.
        const { quote_id } = await vi.waitFor(async () => {
          const answer = await post<QuotesData>('quotes', { ...pair, ...people })
          const [quote] = answer.quotes
          if (!quote) throw new Error(JSON.stringify(answer))
          return quote
        }, SETTLING)
        return post('orders', { quote_id, ...people, refund_address: sender })
      },
      orderOf,
      statusOf,
      settled: (placed) => vi.waitFor(async () => expect(await statusOf(placed)).toBe('settled'), SETTLING),
      async openOn(id, steps) {
        const client = createClient({
          account: privateKeyToAccount(devAccounts.user.key),
          transport: localHttp(urls.get(id)),
        })
          .extend(publicActions)
          .extend(walletActions)
        for (const step of steps) {
          const call = step.kind === 'evm_typed_data' ? step.fallback : step
          if (call.kind !== 'evm_call') throw new Error('not a call on this family')
          const { to, data, value } = call as { to: `0x${string}`; data: `0x${string}`; value: string }
          const hash = await client.sendTransaction({ to, data, value: BigInt(value), chain: null })
          await client.waitForTransactionReceipt({ hash })
        }
      },
      async transferOnSvm(id, [step]) {
        if (step?.kind !== 'svm_tx') throw new Error('not a transfer on this family')
        const { mint, decimals, amount, ...terms } = step.transfer
        const token = mint === null ? null : { mint, decimals }
        const transfer = { ...terms, token, amount: BigInt(amount), extraLamports: 0n, createAccount: false }
        await svmClient(urls.get(id) ?? '').send(transferInstructions(transfer), [svmUser])
      },
      async stop() {
        await Promise.all([...nodes.values()].map((node) => node.close()))
        await local.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  return transfersOf(sent)
}
