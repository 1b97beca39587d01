import { createServer, type Server } from 'node:http'
import { WebSocket } from 'ws'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fuel } from '#chains/fuel/family.ts'
import { fuelServices } from '#chains/fuel/services.ts'
import { testAccount } from '#chains/fuel/testing/accounts.ts'
import {
  addCoin,
  balanceOf,
  createLocalState,
  type LocalNode,
  type LocalState,
  startLocalNode,
} from '#chains/fuel/testing/localNode.ts'
import { chainId } from '#core/chain/chainId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { parseOrderId } from '#core/order/id.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { configureWallets } from '../config.ts'
import type { Expectation, Transfers, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { type FakeBako, startFakeBako } from './testing/fakeBako.ts'
import { MAINNET, TESTNET } from './testing/fakeWallet.ts'
import type { FuelStep } from './verifyStep.ts'
import { fuelWallets } from './wallets.ts'

const ID = 'Bako Safe'
const CHAIN = 9889
const vault = testAccount(0xba50)
const maker = testAccount(0x3a4e)

let state: LocalState
let node: LocalNode
let rpc: { server: Server; url: string }
let bako: FakeBako
let page: ReturnType<typeof installFakeWindow>
let family: WalletFamily & Transfers

const row = () => chainRow(CHAIN, { family: 'fuel', rpc_urls: [rpc.url, MAINNET.url], alias_name: 'Fuel' })

/** Address of our server for the network's reads. */
async function serveRpc(url: string): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const { method, params } = JSON.parse(Buffer.concat(parts).toString()) as { method: string; params: unknown }
      fuelServices.webRpc?.call?.(url, method, params, 5_000).then(
        (answer) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer })),
        () => response.writeHead(502).end('{}'),
      )
    })
  })
  return { server, url: `http://127.0.0.1:${await listenOnLease(server)}` }
}

beforeAll(async () => {
  state = createLocalState()
  node = await startLocalNode(state)
  rpc = await serveRpc(node.url)
})
afterAll(async () => {
  rpc?.server.close()
  await node?.stop()
})
beforeEach(async () => {
  bako = await startFakeBako({ vault, owners: 2, node: node.url, network: MAINNET.url, chainId: CHAIN })
  page = installFakeWindow()
  // Browsers have it; the oldest Node that we support does not.
  vi.stubGlobal('WebSocket', WebSocket)
  Object.assign(window, {
    origin: 'https://app.test',
    document: { title: 'Causeway' },
    postMessage: () => undefined,
    open: bako.open,
  })
  configureWallets({ walletConnectProjectId: null, chains: [row()] })
  family = fuelWallets(bako.hosts)
})
afterEach(async () => {
  await family.disconnect()
  page.remove()
  await bako.stop()
  vi.unstubAllGlobals()
})

const ORDER = parseOrderId('1CauseWayTestorder1234')

function deposit(amount: bigint): { step: FuelStep; expected: Expectation } {
  const [from, to] = [vault.address, maker.address]
  const memo =
    writeDepositMemo(fuel.depositMemo, {
      id: ORDER,
      sendAmount: amount,
      toChain: chainId(42161),
      onchainId: `0x${'ab'.repeat(32)}`,
      refundAddress: from,
    }) ?? ''
  const transfer = { from, to, token: null, amount: String(amount), memo }
  return {
    step: { kind: 'fuel_tx', chain_id: CHAIN, label: 'transfer', status: 'waiting', tx_ref: null, transfer },
    expected: {
      quote: {
        from_asset: `${CHAIN}:native`,
        to_asset: '42161:native',
        send_amount: String(amount),
        receive_amount: '1',
        custody: 'maker',
        fill_mode: 'contract',
      },
      orderId: ORDER,
      recipient: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
      depositor: from,
      refundAddress: from,
      settlementAddress: to,
      openBy: '2030-01-01T00:01:00.000Z',
    },
  }
}
const send = (amount = 50_000n) => {
  const { step, expected } = deposit(amount)
  return family.send(step, expected)
}

describe('a vault', () => {
  test('is offered without contact to its relay, and connects in its window', async () => {
    expect((await family.connectors()).map(({ id, installed, ways }) => [id, installed, ways])).toEqual([
      [ID, true, ['here']],
      ['Fuel Wallet', false, ['install']],
    ])
    expect(await family.reconnect()).toBeNull()
    expect(bako.asked).toEqual([])
    expect(await family.connect(ID)).toMatchObject({ address: vault.address, chainId: CHAIN, walletName: ID })
    expect(bako.opened).toEqual(['/'])
  })

  test('reconnects after a reload without a window, until it is disconnected', async () => {
    await family.connect(ID)
    const session = localSession()
    expect((await fuelWallets(bako.hosts).reconnect())?.address).toBe(vault.address)
    expect(bako.opened).toEqual(['/'])
    await family.disconnect()
    expect(bako.asked.at(-1)).toBe('DELETE connection')
    expect(localSession()).toBeNull()
    await family.connect(ID)
    expect(bako.opened).toEqual(['/', '/'])
    expect(localSession()).not.toBe(session)
  })

  test('is not connected by a window that closes or is blocked, nor without the relay', async () => {
    bako.decide = 'close'
    await expect(family.connect(ID)).rejects.toMatchObject({ reason: 'wallet_rejected' })
    Object.assign(window, { open: () => null })
    await expect(family.connect(ID)).rejects.toMatchObject({ reason: 'popup_blocked' })
    const away = fuelWallets({ ...bako.hosts, relay: 'http://127.0.0.1:9' })
    await expect(away.connect(ID)).rejects.toMatchObject({ reason: 'wallet_failed' })
    expect(await away.reconnect()).toBeNull()
  })

  test('is not offered where its window cannot open', async () => {
    vi.stubGlobal('navigator', {
      userAgent: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    })
    const ways = (await fuelWallets(bako.hosts).connectors()).map(({ id, installed }) => [id, installed])
    expect(ways).toContainEqual([ID, false])
  })

  test('cannot sign text, and changes its network in its window', async () => {
    await family.connect(ID)
    const request = {
      domain: 'app.test',
      uri: 'https://app.test',
      nonce: 'abcdef123456',
      issuedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-01T00:10:00.000Z',
      statement: 'Sign in.',
      chainId: CHAIN,
    }
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_no_text_signing' })
    const heard: (number | null | undefined)[] = []
    family.subscribe((account) => heard.push(account?.chainId))
    await family.switchNetwork?.(chainRow(0, { family: 'fuel', rpc_urls: [TESTNET.url] }))
    expect(heard.at(-1)).not.toBe(CHAIN)
    await expect(send()).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
    await family.switchNetwork?.(chainRow(CHAIN, { family: 'fuel', rpc_urls: [MAINNET.url] }))
    expect(heard.at(-1)).toBe(CHAIN)
    expect(bako.opened).toEqual(['/', '/dapp/network', '/dapp/network'])
  })
})

describe('a deposit from a vault', () => {
  beforeEach(async () => {
    state.coins.clear()
    addCoin(state, vault.address, 90_000n)
    await family.connect(ID)
  })
  const requests = () => bako.asked.filter((event) => event === '[TX_EVENT_REQUESTED]').length

  test('has its id before the other owners sign, and is followed until it lands', async () => {
    const ref = await send()
    expect(ref).toMatch(/^0x[\da-f]{64}$/)
    expect(bako.opened).toEqual(['/', '/dapp/transaction'])
    let landed: unknown = null
    const arrival = family.waitFor(ref, row()).then((outcome) => (landed = outcome))
    // After a reload the page knows the id alone.
    const later = fuelWallets(bako.hosts).waitFor(ref, row())
    expect(balanceOf(state, maker.address)).toBe(0n)
    expect(landed).toBeNull()
    await bako.sign(ref)
    expect([await arrival, await later]).toEqual(Array.from({ length: 2 }, () => ({ ref, status: 'success' })))
    expect(balanceOf(state, maker.address)).toBe(50_000n)
    expect(state.memos.get(ref)).toBe(deposit(50_000n).step.transfer.memo)
  })

  test('is answered although the relay drops the page while the user decides', async () => {
    bako.decide = 'wait'
    const sent = send()
    await vi.waitUntil(() => requests() === 1)
    bako.drop()
    await vi.waitUntil(() => bako.asked.filter((event) => event === 'joined').length === 2)
    bako.confirm()
    expect(await sent).toMatch(/^0x[\da-f]{64}$/)
    expect(requests()).toBe(1)
  })

  test('whose answer may be lost is not reported as rejected', async () => {
    bako.decide = 'wait'
    const sent = expect(send()).rejects.toMatchObject({ reason: 'vault_unanswered' })
    await vi.waitUntil(() => requests() === 1)
    bako.drop()
    bako.leave()
    await sent
  })

  test('whose window is closed while it is created is not reported as rejected', async () => {
    bako.decide = 'wait'
    const sent = expect(send()).rejects.toMatchObject({ reason: 'vault_unanswered' })
    await vi.waitUntil(() => requests() === 1)
    bako.leave()
    await sent
  })

  test('is rejected by cancelling in the window, and expires in it', async () => {
    bako.decide = 'close'
    await expect(send()).rejects.toMatchObject({ reason: 'wallet_rejected' })
    bako.decide = 'expire'
    await expect(send()).rejects.toMatchObject({ reason: 'wallet_closed' })
    expect(balanceOf(state, maker.address)).toBe(0n)
  })

  test('is not answered by messages to other pages and parties', async () => {
    bako.decide = 'wait'
    const sent = send()
    await vi.waitUntil(() => requests() === 1)
    const forged = { type: '[TX_EVENT_CONFIRMED]', data: { id: '07'.repeat(32) } }
    bako.say({ ...forged, to: '[CONNECTOR]', request_id: 'another' })
    bako.say({ ...forged, to: '[UI]' })
    bako.say({ to: '[CONNECTOR]', type: 7 })
    bako.confirm()
    expect(await sent).not.toBe(`0x${'07'.repeat(32)}`)
  })
})

const localSession = (): string | null => {
  const keys = ['causeway.fuel.bako']
  return keys.map((key) => window.localStorage.getItem(key)).find((value) => value !== null) ?? null
}
