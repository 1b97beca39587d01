import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BitcoinNetwork, networkOf } from '#chains/bitcoin/networks.ts'
import { bitcoinServices } from '#chains/bitcoin/services.ts'
import {
  hasLitecoind,
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  startLocalBitcoinChain,
} from '#chains/bitcoin/testing/localChain.ts'
import { openMakerKeys } from '#chains/bitcoin/wallet/keys.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { configureWallets } from '../config.ts'
import type { Expectation, Transfers, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { createFakeKey, type FakeKey } from './testing/fakeKey.ts'
import { createFakeXverse } from './testing/fakeWallets.ts'
import type { PayAddress } from './verifyStep.ts'
import { bitcoinWallets, waitFor } from './wallets.ts'

const kinds = ['p2wpkh', 'p2sh', 'p2tr'] as const

/** Address of our server for the network's reads. */
async function serveRpc(url: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method, params } = JSON.parse(Buffer.concat(parts).toString()) as { method: string; params: unknown }
      bitcoinServices.webRpc?.call?.(url, method, params, 5_000).then(
        (answer) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer })),
        () => response.writeHead(502).end('{}'),
      )
    })
  })
  return { server, url: `http://127.0.0.1:${await listenOnLease(server)}` }
}

describe.skipIf(!hasLitecoind)('a wallet that only signs, on a real network', () => {
  let chain: LocalBitcoinChain
  let rpc: Awaited<ReturnType<typeof serveRpc>>
  let page: ReturnType<typeof installFakeWindow>
  let key: FakeKey
  const { depositAccountKey, deposits } = openMakerKeys('a1'.repeat(16), networkOf(LITECOIN_CHAIN) as BitcoinNetwork)
  const target = deposits.at(3).address
  const row = () => chainRow(LITECOIN_CHAIN, { family: 'bitcoin', rpc_urls: [rpc.url], alias_name: 'Litecoin regtest' })

  beforeAll(async () => {
    page = installFakeWindow()
    chain = await startLocalBitcoinChain()
    rpc = await serveRpc(chain.url)
    const { hrp = '', pubKeyHash = 0, scriptHash = 0 } = networkOf(LITECOIN_CHAIN) ?? {}
    key = createFakeKey(5, { bech32: hrp, pubKeyHash, scriptHash, wif: 0xef })
  })
  afterAll(async () => {
    rpc?.server.close()
    await chain?.stop()
    page.remove()
  })

  /** The wallet has two coins of 0.4 in its address. */
  async function connect(kind: (typeof kinds)[number]): Promise<WalletFamily & Transfers> {
    const { provider } = createFakeXverse(key, { payment: kind })
    Object.assign(window, {
      Signer: provider,
      btc_providers: [{ id: 'Signer', name: 'Signer', methods: ['signPsbt'] }],
    })
    configureWallets({ walletConnectProjectId: null, chains: [row()] })
    const family = bitcoinWallets()
    const { address } = await family.connect('Signer')
    for (const _ of [1, 2]) await chain.call('sendtoaddress', address, 0.4)
    await chain.mine(1)
    return family
  }
  const step = (amount: bigint): PayAddress => ({
    kind: 'pay_address',
    chain_id: LITECOIN_CHAIN,
    label: 'transfer',
    status: 'waiting',
    tx_ref: null,
    address: target,
    index: 3,
    amount: String(amount),
  })
  const expected = (from: string, amount: bigint): Expectation => ({
    quote: {
      from_asset: `${LITECOIN_CHAIN}:native`,
      to_asset: '31337:native',
      send_amount: String(amount),
      receive_amount: '1',
      custody: 'maker',
      fill_mode: 'contract',
    },
    orderId: '1CauseWayTestorder1234',
    recipient: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    depositor: from,
    refundAddress: from,
    settlementAddress: depositAccountKey,
    openBy: '2030-01-01T00:01:00.000Z',
  })

  it.each(kinds)('pays from an account of the kind %s, with the change back to it', async (kind) => {
    const family = await connect(kind)
    const from = key.address[kind]
    const amount = 50_000_000n
    const ref = await family.send(step(amount), expected(from, amount))
    const found = waitFor(ref, row(), 50)
    await chain.mine(1)
    expect(await found).toEqual({ ref, status: 'success' })
    const { vout } = await chain.call<{ vout: { value: number; scriptPubKey: { addresses: string[] } }[] }>(
      'getrawtransaction',
      ref,
      true,
    )
    const paid = new Map(vout.map(({ value, scriptPubKey }) => [scriptPubKey.addresses[0], Math.round(value * 1e8)]))
    expect(paid.get(target)).toBe(Number(amount))
    const change = paid.get(from) ?? 0
    const fee = 80_000_000 - Number(amount) - change
    expect(fee).toBeGreaterThan(200)
    expect(fee).toBeLessThan(3_000)
    await family.disconnect()
  })

  it('does not ask the wallet for more than its coins', async () => {
    const family = await connect('p2wpkh')
    const from = key.address.p2wpkh
    await expect(family.send(step(10n ** 12n), expected(from, 10n ** 12n))).rejects.toMatchObject({
      reason: 'wallet_insufficient_funds',
    })
  })

  it('sends nothing that the wallet has changed', async () => {
    const family = await connect('p2wpkh')
    const provider = (window as unknown as { Signer: { request(method: string, params: unknown): Promise<unknown> } })
      .Signer
    const ask = provider.request
    let seen = ''
    provider.request = async (method, params) => {
      if (method !== 'signPsbt') return ask(method, params)
      const { buildPayment, psbtOf } = await import('./psbt.ts')
      const { onNode } = await import('./rpc.ts')
      const from = { address: key.address.p2wpkh, publicKey: key.publicKey }
      const coins = await onNode(row(), 'bitcoin_coins', from.address)
      const to = from.address
      const rest = { coins, feeRate: 1, chainId: LITECOIN_CHAIN, holdsInscriptions: false }
      const other = { from, to, amount: 9_000_000n, ...rest }
      seen = key.signPsbt(psbtOf(buildPayment(other)), [0])
      return { jsonrpc: '2.0', id: '1', result: { psbt: seen } }
    }
    const from = key.address.p2wpkh
    await expect(family.send(step(1_000_000n), expected(from, 1_000_000n))).rejects.toMatchObject({
      reason: 'wallet_mismatch',
    })
    expect(seen).not.toBe('')
    expect(await chain.call('getrawmempool')).toEqual([])
  })
})
