import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BASE_ASSET } from '#chains/fuel/address.ts'
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
import type { Expectation, SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import {
  announce,
  connectorOf,
  createFakeWallet,
  type FakeWallet,
  installExtension,
  MAINNET,
  TESTNET,
} from './testing/fakeWallet.ts'
import type { FuelStep } from './verifyStep.ts'
import { fuelWallets } from './wallets.ts'

const CHAIN = 9889
const USDC = '0x286c479da40dc953bddc3bb4c453b608bba2e0ac483b077bd475174115395e6b'
const user = testAccount(0x5eed)
const other = testAccount(0x07e4)
const stranger = testAccount(0x666)
const maker = testAccount(0x3a4e)

let state: LocalState
let node: LocalNode
let rpc: { server: Server; url: string }
let page: ReturnType<typeof installFakeWindow>
let family: WalletFamily & Transfers
let fake: FakeWallet

const row = () => chainRow(CHAIN, { family: 'fuel', rpc_urls: [rpc.url], alias_name: 'Fuel' })
const request: SignInRequest = {
  domain: 'app.test',
  uri: 'https://app.test',
  nonce: 'abcdef123456',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:10:00.000Z',
  statement: 'Sign in.',
  chainId: CHAIN,
}

/** Address of our server for the network's reads. */
async function serveRpc(url: string): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const { method, params } = JSON.parse(Buffer.concat(parts).toString()) as { method: string; params: unknown }
      fuelServices.webRpc?.methods[method]?.params.parse(params)
      fuelServices.webRpc?.call?.(url, method, params, 5_000).then(
        (answer) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer })),
        () => response.writeHead(502).end('{}'),
      )
    })
  })
  return { server, url: `http://127.0.0.1:${await listenOnLease(server)}` }
}

/** The browser's messages, which the minimal page lacks. */
function withMessages(): Window {
  const origin = 'https://app.test'
  Object.assign(window, {
    origin,
    postMessage: (data: unknown, target: string) => {
      if (target === origin)
        setTimeout(() =>
          window.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data), origin })),
        )
    },
  })
  return window
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
beforeEach(() => {
  page = installFakeWindow()
  withMessages()
  configureWallets({ walletConnectProjectId: null, chains: [row()] })
  fake = createFakeWallet({ accounts: [user, other], node: node.url })
  installExtension(window, fake)
  family = fuelWallets()
})
afterEach(async () => {
  await family.disconnect()
  page.remove()
})
const ID = 'Fuel Wallet'

describe('the wallets of the page', () => {
  const listed = async () => (await family.connectors()).map(({ id, installed, icon }) => [id, installed, icon])

  test('are listed before those that can be installed', async () => {
    expect(await listed()).toEqual([
      [ID, true, null],
      ['Bako Safe', true, null],
    ])
    const vault = createFakeWallet({ accounts: [other] })
    announce(window, connectorOf('Bako Safe', vault))
    announce(window, { name: 'no connector' })
    expect(await listed()).toEqual([
      ['Bako Safe', true, 'data:image/svg+xml;base64,'],
      [ID, true, null],
    ])
  })

  test('count once if the extension also announces a connector', async () => {
    const announced = createFakeWallet({ accounts: [other] })
    announce(window, connectorOf(ID, announced))
    expect(await listed()).toHaveLength(2)
    expect((await family.connect(ID)).address).toBe(other.address)
    expect(fake.asked).toEqual([])
  })

  test('a missing one is named, and its site opens', async () => {
    page = installFakeWindow()
    family = fuelWallets()
    await expect(family.connect(ID)).rejects.toMatchObject({
      reason: 'wallet_not_found',
      message: 'Error: Please install Fuel Wallet first.',
    })
    await expect(family.connect('nobody')).rejects.toMatchObject({ reason: 'wallet_not_found' })
    expect(page.opened).toEqual(['https://wallet.fuel.network/'])
  })

  test('messages of other origins, wallets and forms are ignored', async () => {
    const send = (data: unknown, origin = 'https://app.test') =>
      window.dispatchEvent(Object.assign(new Event('message'), { data, origin }))
    await family.connect(ID)
    const heard: unknown[] = []
    family.subscribe((account) => heard.push(account))
    const event = {
      type: 'event',
      target: 'FuelConnectorScript',
      connectorName: ID,
      events: [{ event: 'connection', params: [false] }],
    }
    send(event, 'https://evil.test')
    send({ ...event, connectorName: 'Evil' })
    send({ ...event, target: 'FuelContentScript' })
    send('text')
    send(null)
    expect(heard).toEqual([])
    send(event)
    expect(heard).toEqual([null])
  })
})

describe('connecting', () => {
  test('asks once, and connects silently on the next visit', async () => {
    expect(await family.reconnect()).toBeNull()
    const account = await family.connect(ID)
    expect(account).toEqual({
      family: 'fuel',
      address: user.address,
      connectorId: ID,
      walletName: ID,
      icon: null,
      chainId: CHAIN,
    })
    fake.asked.length = 0
    expect(await fuelWallets().reconnect()).toEqual(account)
    expect(fake.asked.filter((method) => method !== 'ping')).toEqual(['isConnected', 'currentAccount', 'network'])
  })

  test('never asks a wallet that the user has revoked, or that was disconnected', async () => {
    await family.connect(ID)
    fake.revoke()
    fake.asked.length = 0
    expect(await fuelWallets().reconnect()).toBeNull()
    expect(fake.asked).not.toContain('connect')
    await family.connect(ID)
    await family.disconnect()
    expect(fake.asked.at(-1)).toBe('disconnect')
    fake.asked.length = 0
    expect(await fuelWallets().reconnect()).toBeNull()
    expect(fake.asked).toEqual([])
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_not_found' })
  })

  test.each([
    ['Rejected request!', 'wallet_rejected'],
    ['Request cancelled without user response!', 'wallet_rejected'],
    ['Client disconnected', 'wallet_rejected'],
    ['PopUp timed out waiting for event', 'wallet_pending_request'],
    ['address is not authorized for this connection.', 'wallet_not_authorized'],
    ['Unable to establish a connection. No accounts found', 'wallet_failed'],
  ])('reports %j as %s, to retry', async (message, reason) => {
    fake.rejectNext(message)
    await expect(family.connect(ID)).rejects.toMatchObject({ reason, retriable: true })
    expect((await family.connect(ID)).address).toBe(user.address)
  })

  test('a wallet without an authorized account is refused with the specified text', async () => {
    const vault = createFakeWallet({ accounts: [] })
    announce(window, connectorOf('Bako Safe', vault, { currentAccount: () => Promise.resolve(null) }))
    await expect(family.connect('Bako Safe')).rejects.toMatchObject({
      reason: 'wallet_not_authorized',
      message: 'Current account not authorized for this connection!',
    })
    const refusing = connectorOf('Other', vault, { connect: () => Promise.resolve(false) })
    announce(window, refusing)
    await expect(family.connect('Other')).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })
})

describe('a connected wallet', () => {
  test('reports the selected account, a revocation, and nothing afterwards', async () => {
    await family.connect(ID)
    const heard: (string | undefined)[] = []
    const stop = family.subscribe((account) => heard.push(account?.address))
    fake.choose(other)
    await expect.poll(() => heard).toEqual([other.address])
    fake.revoke()
    await expect.poll(() => heard).toEqual([other.address, undefined])
    stop()
    await family.connect(ID)
    const later: (string | undefined)[] = []
    const stopLater = family.subscribe((account) => later.push(account?.address))
    fake.choose(user)
    await expect.poll(() => later).toEqual([user.address])
    expect(heard).toHaveLength(2)
    stopLater()
  })

  test('on the test network counts as on the wrong one, and switches back', async () => {
    await family.connect(ID)
    const heard: (number | null | undefined)[] = []
    family.subscribe((account) => heard.push(account?.chainId))
    fake.moveTo(TESTNET)
    await expect.poll(() => heard).toHaveLength(1)
    expect(heard[0]).not.toBe(CHAIN)
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
    fake.rejectNext()
    await expect(family.switchNetwork?.(row())).rejects.toMatchObject({ reason: 'wallet_rejected' })
    await family.switchNetwork?.(row())
    await expect.poll(() => heard.at(-1)).toBe(CHAIN)
    await expect(family.switchNetwork?.(chainRow(5, { rpc_urls: [] }))).rejects.toMatchObject({
      reason: 'wallet_no_switch',
    })
  })

  test('whose selected account is not authorized keeps its account, which cannot sign', async () => {
    await family.connect(ID)
    fake.choose(stranger)
    await expect
      .poll(() => family.signIn(request).catch((error: unknown) => error))
      .toMatchObject({
        reason: 'wallet_not_authorized',
        message: 'Current account not authorized for this connection!',
      })
    expect((await family.reconnect())?.address).toBe(user.address)
    fake.choose(user)
    await expect.poll(() => family.signIn(request).catch(() => null)).not.toBeNull()
  })
})

describe('signing in', () => {
  const verify = (signed: { message: string; signature: string }, account = user.address) =>
    fuelServices.signIn?.createVerifier(() => null)({ account, chainId: CHAIN, ...signed })

  test('signs a text that the server reads and verifies', async () => {
    await family.connect(ID)
    const signed = await family.signIn({ ...request, requestId: 'telegram:7' })
    expect(fuelServices.signIn?.read(signed.message, user.address)).toMatchObject({
      domain: 'app.test',
      address: user.address,
      statement: 'Sign in.',
      uri: 'https://app.test',
      chainId: CHAIN,
      nonce: 'abcdef123456',
      requestId: 'telegram:7',
    })
    expect(await verify(signed)).toBe('key')
    expect(await verify({ ...signed, message: signed.message.replace('telegram:7', 'telegram:8') })).toBeNull()
    expect(await verify(signed, other.address)).toBeNull()
  })

  test('is rejected, or refused by a vault without a key', async () => {
    await family.connect(ID)
    fake.rejectNext()
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_rejected', retriable: true })
    const vault = connectorOf('Bako Safe', createFakeWallet({ accounts: [other] }), {
      signMessage: () => Promise.reject(new Error('Method not implemented.')),
    })
    announce(window, vault)
    await family.connect('Bako Safe')
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_no_text_signing', retriable: false })
  })
})

const ORDER = parseOrderId('1CauseWayTestorder1234')

function deposit(amount: bigint, token: string | null = null): { step: FuelStep; expected: Expectation } {
  const [from, to] = [user.address, maker.address]
  const memo =
    writeDepositMemo(fuel.depositMemo, {
      id: ORDER,
      sendAmount: amount,
      toChain: chainId(42161),
      onchainId: `0x${'ab'.repeat(32)}`,
      refundAddress: from,
    }) ?? ''
  const transfer = { from, to, token, amount: String(amount), memo }
  return {
    step: { kind: 'fuel_tx', chain_id: CHAIN, label: 'transfer', status: 'waiting', tx_ref: null, transfer },
    expected: {
      quote: {
        from_asset: `${CHAIN}:${token ?? 'native'}`,
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

describe('a transfer', () => {
  beforeEach(() => {
    state.coins.clear()
    for (const amount of [40_000n, 30_000n, 5n]) addCoin(state, user.address, amount)
    addCoin(state, user.address, 9_000_000n, USDC)
  })

  test.each([
    ['Ether from several coins', 50_000n, null],
    ['a token, with its fee in Ether', 3_000_000n, USDC],
  ])('of %s is signed, sent with its memo in one transaction, and awaited', async (_, amount, token) => {
    await family.connect(ID)
    const { step, expected } = deposit(amount, token)
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(balanceOf(state, maker.address, token ?? BASE_ASSET)).toBe(amount)
    expect(balanceOf(state, user.address)).toBe(70_005n - state.fee - (token === null ? amount : 0n))
    expect(balanceOf(state, user.address, USDC)).toBe(9_000_000n - (token === null ? 0n : amount))
    expect(state.memos.get(ref)).toBe(step.transfer.memo)
    expect(fake.sent).toHaveLength(1)
  })

  test('spends Ether that a message of Ethereum brought, through an announced connector', async () => {
    state.coins.clear()
    addCoin(state, user.address, 90_000n, undefined, stranger.address)
    announce(window, connectorOf('Bako Safe', fake))
    await family.connect('Bako Safe')
    const { step, expected } = deposit(50_000n)
    const ref = await family.send(step, expected)
    expect(balanceOf(state, maker.address)).toBe(50_000n)
    expect(ref).toMatch(/^0x[\da-f]{64}$/)
  })

  test('of more than the account has never reaches the wallet', async () => {
    await family.connect(ID)
    for (const { step, expected } of [deposit(70_005n), deposit(9_000_001n, USDC)])
      await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_insufficient_funds' })
    expect(fake.asked).not.toContain('sendTransaction')
  })

  test.each<[string, (step: FuelStep) => Partial<FuelStep['transfer']>, string]>([
    ['another recipient', () => ({ to: other.address }), 'the deposit address'],
    ['another token', () => ({ token: USDC }), 'the asset you send'],
    ['another amount', () => ({ amount: '50001' }), 'the amount you send'],
    ['another sender', () => ({ from: other.address }), 'the sender'],
    ['no memo', () => ({ memo: '' }), 'the order in the memo'],
    [
      'another refund address',
      ({ transfer }) => ({ memo: transfer.memo.replace(user.address, other.address) }),
      'the refund address',
    ],
    ['another destination', ({ transfer }) => ({ memo: transfer.memo.replace(':42161:', ':10:') }), 'the destination'],
  ])('with %s never reaches the wallet', async (_, change, words) => {
    await family.connect(ID)
    const { step, expected } = deposit(50_000n)
    const asked = fake.asked.length
    const changed = { ...step, transfer: { ...step.transfer, ...change(step) } }
    const sent = family.send(changed, expected)
    await expect(sent).rejects.toMatchObject({ reason: 'wallet_mismatch', message: expect.stringContaining(words) })
    expect(fake.asked).toHaveLength(asked)
  })

  test('is refused after a switch of account or network, and reported if rejected', async () => {
    await family.connect(ID)
    const { step, expected } = deposit(1n)
    const refused = () => family.send(step, expected).catch((error: unknown) => error)
    fake.rejectNext()
    expect(await refused()).toMatchObject({ reason: 'wallet_rejected' })
    fake.moveTo(TESTNET)
    await expect.poll(refused).toMatchObject({ reason: 'wallet_wrong_network' })
    fake.moveTo(MAINNET)
    await family.switchNetwork?.(row())
    fake.moveTo(TESTNET, false)
    expect(await refused()).toMatchObject({ reason: 'wallet_wrong_network' })
    fake.moveTo(MAINNET)
    fake.choose(other)
    await expect.poll(refused).toMatchObject({ reason: 'wallet_mismatch' })
    fake.choose(stranger)
    await expect.poll(refused).toMatchObject({
      reason: 'wallet_not_authorized',
      message: 'Current account not authorized for this connection!',
    })
    expect(fake.sent).toEqual([])
  })
})

test.each([
  ['SuccessStatus', 'success'],
  ['FailureStatus', 'failed'],
  ['SqueezedOutStatus', 'failed'],
] as const)('a transaction is awaited until it has %s', async (end, status) => {
  const ref = `0x${'ab'.repeat(32)}`
  state.transactions.delete(ref)
  const waiting = family.waitFor(ref, row())
  setTimeout(() => state.transactions.set(ref, { status: 'SubmittedStatus' }), 300)
  setTimeout(() => state.transactions.set(ref, { status: 'PreconfirmationSuccessStatus' }), 700)
  setTimeout(() => state.transactions.set(ref, { status: end, block: 1_000 }), 1_200)
  expect(await waiting).toEqual({ ref, status })
})
