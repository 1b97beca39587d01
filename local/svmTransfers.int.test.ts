import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keypair } from '@solana/web3.js'
import { createClient, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { NetworkNode } from '#chains/contract.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { svmClient, user } from '#chains/svm/testing/localChain.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import { assetBySymbol, chainById } from '#core/catalogue/lookups.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Order, OrderCreated, Step } from '#core/wire/order.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { freshAddress } from '#maker/testing/orders.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { localNetworks } from './networks.ts'
import { type Local, startLocal } from './startLocal.ts'
import { leaseStackPorts, urlsAt } from './testing/leasePorts.ts'

const NORTH = 31337
const SETTLING = { timeout: 90_000, interval: 250 }
const catalogue = loadCatalogue({ profile: 'local' })
const networks = localNetworks.filter(({ family }) => family.family === 'svm')
const svmUser = user.publicKey.toBase58()
const evmUser = devAccounts.user

function etherOn(id: number): AssetDef {
  const found = assetBySymbol(catalogue, chainId(id), 'ETH')
  if (!found) throw new Error(`no ETH on ${id}`)
  return found
}
const connect = (id: number, url: string): NetworkNode =>
  createNetworkNode({
    chain: chainById(catalogue, id),
    assets: catalogue.assets,
    endpoints: [url],
    quorum: 1,
  })
const tenthOn = (id: number): bigint => 10n ** BigInt(etherOn(id).decimals - 1)

describe('the whole stack, for each local Solana-style network', () => {
  let folder: string
  let local: Local
  let urls: ReadonlyMap<number, string>
  let nodes: ReadonlyMap<number, NetworkNode> = new Map()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'svm-transfers-'))
    const ports = await leaseStackPorts()
    urls = urlsAt(ports.chains)
    const without = new Set(['web', 'bot', 'walletconnect', 'social'] as const)
    const say = { part: () => undefined, line: () => undefined }
    local = await startLocal({ folder, ports, reset: false, dev: false, walletConnect: null, without }, say)
    nodes = new Map([NORTH, ...networks.map(({ id }) => id)].map((id) => [id, connect(id, urls.get(id) ?? '')]))
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
  /** An order of 0.1 ETH. */
  async function place(from: number, to: number, sender: string, recipient: string): Promise<OrderCreated> {
    const pair = { from_chain_id: from, to_chain_id: to, token: 'ETH', amount: String(tenthOn(from)) }
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
  async function etherOf(id: number, owner: string): Promise<bigint> {
    const { id: asset } = etherOn(id)
    return (await nodeOf(id).balances(owner, [asset])).get(asset) ?? 0n
  }

  async function transferOn(id: number, [step]: readonly Step[]): Promise<void> {
    if (step?.kind !== 'svm_tx') throw new Error('not a transfer on this family')
    const { mint, decimals, amount, ...terms } = step.transfer
    const token = mint === null ? null : { mint, decimals }
    const transfer = { ...terms, token, amount: BigInt(amount), extraLamports: 0n, createAccount: false }
    await svmClient(urls.get(id) ?? '').send(transferInstructions(transfer), [user])
  }
  async function openOn(id: number, [step]: readonly Step[]): Promise<void> {
    if (step?.kind !== 'evm_call') throw new Error('not a call on this family')
    const client = createClient({ account: privateKeyToAccount(evmUser.key), transport: http(urls.get(id)) })
    const { to, data, value } = step as { to: `0x${string}`; data: `0x${string}`; value: string }
    await client
      .extend(publicActions)
      .extend(walletActions)
      .sendTransaction({ to, data, value: BigInt(value), chain: null })
  }

  it.each(networks)('pays ETH of $name out on an EVM network, once', async ({ id }) => {
    const recipient = freshAddress()
    const held = await etherOf(id, chainById(catalogue, id).settlement?.depositAddress ?? '')
    const placed = await place(id, NORTH, svmUser, recipient)
    await transferOn(id, placed.steps)
    await settled(placed)
    expect(await etherOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
    expect(await nodeOf(NORTH).isFilled?.(placed.order.onchain_id as `0x${string}`)).toBe(true)
    expect(await etherOf(id, chainById(catalogue, id).settlement?.depositAddress ?? '')).toBe(held + tenthOn(id))
  })

  it.each(networks)('pays ETH of an EVM network out on $name, and claims the deposit', async ({ id }) => {
    const recipient = Keypair.generate().publicKey.toBase58()
    const placed = await place(NORTH, id, evmUser.address, recipient)
    await openOn(NORTH, placed.steps)
    await settled(placed)
    expect(await etherOf(id, recipient)).toBe(BigInt(placed.order.receive_amount))
    const { escrow } = localDeployment(NORTH)
    expect(await nodeOf(NORTH).escrowStatus?.(escrow, placed.order.onchain_id as `0x${string}`)).toBe('claimed')
  })

  it('counts a deposit only on the network of its order, although the maker has one address on all', async () => {
    const asked = networks.find(({ id }) => etherOn(id).token === NATIVE)
    const other = networks.find(({ id }) => id !== asked?.id)
    if (!asked || !other) throw new Error('needs two networks, one of which has ETH as its native coin')
    const recipient = freshAddress()
    const placed = await place(asked.id, NORTH, svmUser, recipient)
    await transferOn(other.id, placed.steps)
    const seen = (await nodeOf(other.id).head()).height
    await vi.waitFor(async () => expect((await nodeOf(other.id).head()).finalized).toBeGreaterThan(seen), SETTLING)
    expect(await statusOf(placed)).toBe('created')
    await transferOn(asked.id, placed.steps)
    await settled(placed)
    expect(await etherOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
  })
})
