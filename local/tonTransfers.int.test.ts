import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { NetworkNode } from '#chains/contract.ts'
import { Keypair } from '@solana/web3.js'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { depositMessage } from '#chains/ton/pay/deposit.ts'
import { tonAddressRules } from '#chains/ton/address.ts'
import { newAccount } from '#chains/ton/testing/payouts.ts'
import { svmClient, user as svmUser } from '#chains/svm/testing/localChain.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import { assetBySymbol, chainById } from '#core/catalogue/lookups.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Order, OrderCreated, Step } from '#core/wire/order.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { freshAddress } from '#maker/testing/orders.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { type Local, startLocal } from './startLocal.ts'
import { leaseStackPorts, urlsAt } from './testing/leasePorts.ts'

const NORTH = 31337
const SETTLING = { timeout: 90_000, interval: 250 }
const catalogue = loadCatalogue({ profile: 'local' })
const TON = 84797831
const SOL = 83797631
const evmUser = devAccounts.user

function dollarOn(id: number): AssetDef {
  const found = assetBySymbol(catalogue, chainId(id), 'USDC')
  if (!found) throw new Error(`no USDC on ${id}`)
  return found
}
const connect = (id: number, url: string): NetworkNode =>
  createNetworkNode({
    chain: chainById(catalogue, id),
    assets: catalogue.assets,
    endpoints: [url],
    quorum: 1,
  })
const tenOn = (id: number): bigint => 10n ** BigInt(dollarOn(id).decimals + 1)

describe('the whole stack, for the local TON network', () => {
  let folder: string
  let local: Local
  let urls: ReadonlyMap<number, string>
  let nodes: ReadonlyMap<number, NetworkNode> = new Map()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ton-transfers-'))
    const ports = await leaseStackPorts()
    urls = urlsAt(ports.chains)
    const without = new Set(['web', 'bot', 'walletconnect', 'social'] as const)
    const say = { part: () => undefined, line: () => undefined }
    local = await startLocal({ folder, ports, reset: false, dev: false, walletConnect: null, without }, say)
    nodes = new Map([NORTH, TON, SOL].map((id) => [id, connect(id, urls.get(id) ?? '')]))
  })
  afterAll(async () => {
    await Promise.all([...nodes.values()].map((node) => node.close()))
    await local?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

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
  /** An order of 10 USDC. */
  async function place(from: number, to: number, sender: string, recipient: string): Promise<OrderCreated> {
    const pair = { from_chain_id: from, to_chain_id: to, token: 'USDC', amount: String(tenOn(from)) }
    const people = { from_address: sender, recipient }
    const { quotes } = await post<QuotesData>('quotes', { ...pair, ...people })
    return post('orders', { quote_id: quotes[0]?.quote_id, ...people, refund_address: sender })
  }
  const statusOf = async ({ order, token }: OrderCreated): Promise<string> =>
    (await call<Order>(`orders/${order.id}`, { headers: { authorization: `Bearer ${token}` } })).status
  const settled = (placed: OrderCreated) =>
    vi.waitFor(async () => expect(await statusOf(placed)).toBe('settled'), SETTLING)

  /** The network as its node shows it, not the product. */
  function nodeOf(id: number): NetworkNode {
    const node = nodes.get(id)
    if (!node) throw new Error(`no node of ${id}`)
    return node
  }
  async function dollarsOf(id: number, owner: string): Promise<bigint> {
    const { id: asset } = dollarOn(id)
    return (await nodeOf(id).balances(owner, [asset])).get(asset) ?? 0n
  }

  /** Calls the TON node's own interface. */
  async function tonCall<T>(method: string, params: object = {}): Promise<T> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
    const answer = (await (await fetch(urls.get(TON) ?? '', { method: 'POST', body })).json()) as { result: T }
    return answer.result
  }
  const tonUser = async (): Promise<string> => {
    const [account] = await tonCall<{ address: string }[]>('causeway_accounts')
    return account?.address ?? ''
  }
  async function transferOnTon([step]: readonly Step[]): Promise<void> {
    if (step?.kind !== 'ton_transfer') throw new Error('not a transfer on this family')
    await tonCall('causeway_sendTransaction', {
      account: await tonUser(),
      messages: [depositMessage(step.transfer, 1n)],
    })
  }
  async function transferOnSvm([step]: readonly Step[]): Promise<void> {
    if (step?.kind !== 'svm_tx') throw new Error('not a transfer on this family')
    const { mint, decimals, amount, ...terms } = step.transfer
    const token = mint === null ? null : { mint, decimals }
    const transfer = { ...terms, token, amount: BigInt(amount), extraLamports: 0n, createAccount: false }
    await svmClient(urls.get(SOL) ?? '').send(transferInstructions(transfer), [svmUser])
  }
  async function openOn(id: number, steps: readonly Step[]): Promise<void> {
    const client = createClient({ account: privateKeyToAccount(evmUser.key), transport: http(urls.get(id)) })
      .extend(publicActions)
      .extend(walletActions)
    for (const step of steps) {
      const call = step.kind === 'evm_typed_data' ? step.fallback : step
      if (call.kind !== 'evm_call') throw new Error('not a call on this family')
      const { to, data, value } = call as { to: `0x${string}`; data: `0x${string}`; value: string }
      const hash = await client.sendTransaction({ to, data, value: BigInt(value), chain: null })
      await client.waitForTransactionReceipt({ hash })
    }
  }

  it('pays USDC of TON out on an EVM network, once', async () => {
    const recipient = freshAddress()
    const account = chainById(catalogue, TON).settlement?.depositAddress ?? ''
    const held = await dollarsOf(TON, account)
    const placed = await place(TON, NORTH, tonAddressRules.parse(await tonUser()), recipient)
    await transferOnTon(placed.steps)
    await settled(placed)
    expect(await dollarsOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
    expect(await nodeOf(NORTH).isFilled?.(placed.order.onchain_id as `0x${string}`)).toBe(true)
    expect(await dollarsOf(TON, account)).toBe(held + tenOn(TON))
  })

  it('pays USDC of an EVM network out on TON, and claims the deposit', async () => {
    const recipient = newAccount()
    const placed = await place(NORTH, TON, evmUser.address, recipient)
    await openOn(NORTH, placed.steps)
    await settled(placed)
    expect(await dollarsOf(TON, recipient)).toBe(BigInt(placed.order.receive_amount))
    const { escrow } = localDeployment(NORTH)
    expect(await nodeOf(NORTH).escrowStatus?.(escrow, placed.order.onchain_id as `0x${string}`)).toBe('claimed')
  })

  it('pays USDC of a Solana-style network out on TON: no contract takes part', async () => {
    const recipient = newAccount()
    const placed = await place(SOL, TON, svmUser.publicKey.toBase58(), recipient)
    await transferOnSvm(placed.steps)
    await settled(placed)
    expect(await dollarsOf(TON, recipient)).toBe(BigInt(placed.order.receive_amount))
  })

  it('pays USDC of TON out on a Solana-style network', async () => {
    const recipient = Keypair.generate().publicKey.toBase58()
    const placed = await place(TON, SOL, tonAddressRules.parse(await tonUser()), recipient)
    await transferOnTon(placed.steps)
    await settled(placed)
    expect(await dollarsOf(SOL, recipient)).toBe(BigInt(placed.order.receive_amount))
  })
})
