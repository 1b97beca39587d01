import { createServer, type Server } from 'node:http'
import { getWallets } from '@wallet-standard/app'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { benfen } from '#chains/benfen/family.ts'
import { benfenServices } from '#chains/benfen/services.ts'
import { testAccount } from '#chains/benfen/testing/accounts.ts'
import {
  addCoin,
  balanceOf,
  createLocalState,
  type LocalNode,
  type LocalState,
  startLocalNode,
  transactionDigest,
} from '#chains/benfen/testing/localNode.ts'
import { chainId } from '#core/chain/chainId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { parseOrderId } from '#core/order/id.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { OTHER_NETWORK } from '../account.ts'
import { configureWallets } from '../config.ts'
import type { Expectation, SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { createFakeWallet, type FakeWallet, MAINNET, TESTNET } from './testing/fakeWallet.ts'
import type { BenfenStep } from './verifyStep.ts'
import { benfenWallets } from './wallets.ts'

const CHAIN = 66_706_701
const ID = 'Benfen Wallet'
const user = testAccount(0x5eed)
const other = testAccount(0x07e4)
const maker = testAccount(0x3a4e)

let state: LocalState
let node: LocalNode
let rpc: { server: Server; url: string }
let page: ReturnType<typeof installFakeWindow>
let family: WalletFamily & Transfers
let fake: FakeWallet
let unregister: () => void

const row = () => chainRow(CHAIN, { family: 'benfen', rpc_urls: [rpc.url], alias_name: 'BenFen' })
const request: SignInRequest = {
  domain: 'app.test',
  uri: 'https://app.test',
  nonce: 'abcdef123456',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:10:00.000Z',
  statement: 'Sign in.',
  chainId: CHAIN,
}

/** Address of our server for the network's reads: it refuses what the server would refuse. */
async function serveRpc(url: string): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part)
      const body = Buffer.concat(parts).toString()
      const { method, params } = JSON.parse(body) as { method: string; params: unknown }
      const allowed = benfenServices.webRpc?.methods[method]
      if (!allowed?.params.safeParse(params).success) return void response.writeHead(400).end('{}')
      const answer = await fetch(url, { method: 'POST', body })
      response.end(await answer.text())
    })().catch(() => response.writeHead(502).end('{}'))
  })
  return { server, url: `http://127.0.0.1:${await listenOnLease(server)}` }
}

beforeAll(async () => {
  page = installFakeWindow()
  state = createLocalState()
  node = await startLocalNode(state)
  rpc = await serveRpc(node.url)
})
afterAll(async () => {
  rpc?.server.close()
  await node?.stop()
  page.remove()
})
beforeEach(() => {
  page.opened.length = 0
  configureWallets({ walletConnectProjectId: null, chains: [row()] })
  fake = createFakeWallet({ accounts: [user, other], node: node.url })
  unregister = getWallets().register(fake.wallet)
  family = benfenWallets()
})
afterEach(async () => {
  await family.disconnect()
  unregister()
})

/** Runs with one more wallet on the page. */
async function withWallet(
  options: Parameters<typeof createFakeWallet>[0],
  work: (wallet: FakeWallet) => Promise<void>,
) {
  const one = createFakeWallet(options)
  const off = getWallets().register(one.wallet)
  try {
    await work(one)
  } finally {
    off()
  }
}

describe('the wallets of the page', () => {
  const listed = async () => (await family.connectors()).map(({ id, name, installed }) => [id, name, installed])

  test('are listed once, whatever their spelling, and the missing one with its name', async () => {
    expect(await listed()).toEqual([[ID, ID, true]])
    unregister()
    expect(await listed()).toEqual([[ID, ID, false]])
    await withWallet({ name: 'BenFen Wallet', accounts: [user] }, async () => {
      expect(await listed()).toEqual([['BenFen Wallet', 'BenFen Wallet', true]])
      expect((await family.connect(ID)).walletName).toBe('BenFen Wallet')
    })
  })

  test('of other families are not, nor those that cannot sign', async () => {
    const lacks = [
      'bfc:signPersonalMessage',
      'bfc:signMessage',
      'bfc:signTransactionBlock',
      'bfc:signAndExecuteTransactionBlock',
    ]
    await withWallet({ name: 'Reader', accounts: [user], lacks }, async () => expect(await listed()).toHaveLength(1))
    await withWallet({ name: 'Deaf', accounts: [user], lacks: ['standard:events'] }, async () =>
      expect(await listed()).toHaveLength(1),
    )
    await withWallet({ name: 'Other', accounts: [user] }, async () => expect(await listed()).toHaveLength(2))
  })

  test('a missing one is named, and its site opens', async () => {
    unregister()
    await expect(family.connect(ID)).rejects.toMatchObject({
      reason: 'wallet_not_found',
      message: 'Error: Please install Benfen Wallet first.',
    })
    await expect(family.connect('nobody')).rejects.toMatchObject({ reason: 'wallet_not_found' })
    expect(page.opened).toEqual(['https://openblock.com/#/download'])
  })
})

describe('connecting', () => {
  test('asks once, and connects silently on the next visit', async () => {
    expect(await family.reconnect()).toBeNull()
    const account = await family.connect(ID)
    expect(account).toEqual({
      family: 'benfen',
      address: user.address,
      connectorId: ID,
      walletName: ID,
      icon: 'data:image/svg+xml;base64,',
      chainId: CHAIN,
    })
    fake.asked.length = 0
    expect(await benfenWallets().reconnect()).toEqual(account)
    expect(fake.asked).toEqual(['connect silently'])
  })

  test('never asks a wallet that the user has revoked, or that was disconnected', async () => {
    await family.connect(ID)
    fake.revoke()
    fake.asked.length = 0
    expect(await benfenWallets().reconnect()).toBeNull()
    expect(fake.asked).toEqual(['connect silently'])
    await family.connect(ID)
    await family.disconnect()
    fake.asked.length = 0
    expect(await benfenWallets().reconnect()).toBeNull()
    expect(fake.asked).toEqual([])
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_not_found' })
  })

  test.each([
    ['Permission rejected', 'wallet_rejected'],
    ['Rejected from user', 'wallet_rejected'],
    ['Transaction already pending', 'wallet_pending_request'],
    ['Something else', 'wallet_failed'],
  ])('reports %j as %s, to retry', async (message, reason) => {
    fake.rejectNext(message)
    await expect(family.connect(ID)).rejects.toMatchObject({ reason, retriable: true })
    expect((await family.connect(ID)).address).toBe(user.address)
  })

  test('to a wallet without an account is refused', async () => {
    await withWallet({ name: 'Empty', accounts: [] }, async () => {
      await expect(family.connect('Empty')).rejects.toMatchObject({ reason: 'wallet_rejected' })
    })
  })
})

describe('a connected wallet', () => {
  test('reports the selected account, a revocation, and nothing afterwards', async () => {
    await family.connect(ID)
    const heard: (string | undefined)[] = []
    const stop = family.subscribe((account) => heard.push(account?.address))
    fake.choose(user)
    expect(heard).toEqual([])
    fake.choose(other)
    fake.revoke()
    expect(heard).toEqual([other.address, undefined])
    stop()
    await family.connect(ID)
    fake.choose(user)
    expect(heard).toHaveLength(2)
  })

  test('on the test network counts as on the wrong one, and switches back', async () => {
    await family.connect(ID)
    const heard: (number | null | undefined)[] = []
    family.subscribe((account) => heard.push(account?.chainId))
    fake.moveTo(TESTNET)
    expect(heard).toHaveLength(1)
    expect(heard[0]).toBe(OTHER_NETWORK)
    await expect(family.signIn(request)).rejects.toMatchObject({
      reason: 'wallet_wrong_network',
      fix: { kind: 'switch_network', chain_id: CHAIN },
    })
    fake.rejectNext()
    await expect(family.switchNetwork?.(row())).rejects.toMatchObject({ reason: 'wallet_rejected' })
    await family.switchNetwork?.(row())
    expect(heard.at(-1)).toBe(CHAIN)
    await expect(family.switchNetwork?.(chainRow(5, { rpc_urls: [] }))).rejects.toMatchObject({
      reason: 'wallet_no_switch',
    })
  })

  test('is read in whatever form it reports itself: hex, other chains first, or a network next to former accounts', async () => {
    const solana = { address: '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS', publicKey: new Uint8Array(32) }
    const foreign = [{ ...solana, chains: ['solana:mainnet'] as const, features: [] }]
    await withWallet({ name: 'Many', accounts: [user], foreign, inHex: true, named: [] }, async (wallet) => {
      expect(await family.connect('Many')).toMatchObject({ address: user.address, chainId: CHAIN })
      const heard: (number | null | undefined)[] = []
      family.subscribe((account) => heard.push(account?.chainId))
      wallet.moveTo(TESTNET)
      await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
      wallet.moveTo(MAINNET)
      expect(heard).toEqual([OTHER_NETWORK, CHAIN])
      expect((await family.signIn(request)).message).toContain(user.address)
    })
    await withWallet({ name: 'Solana only', accounts: [], foreign }, async () => {
      await expect(family.connect('Solana only')).rejects.toMatchObject({ reason: 'wallet_rejected' })
    })
  })

  test('that cannot switch says so', async () => {
    await withWallet({ name: 'Fixed', accounts: [user], lacks: ['bfc:switchChain'] }, async () => {
      await family.connect('Fixed')
      await expect(family.switchNetwork?.(row())).rejects.toMatchObject({
        reason: 'wallet_no_switch',
        message: 'Choose BenFen in your wallet.',
      })
    })
  })
})

describe('signing in', () => {
  const verify = (signed: { message: string; signature: string }, account = user.address) =>
    benfenServices.signIn?.createVerifier(() => null)({ account, chainId: CHAIN, ...signed })

  test('signs a text that the server reads and verifies', async () => {
    await family.connect(ID)
    const signed = await family.signIn({ ...request, requestId: 'telegram:7' })
    expect(benfenServices.signIn?.read(signed.message, user.address)).toMatchObject({
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

  test('is rejected, works by the former feature, and needs one of them', async () => {
    await family.connect(ID)
    fake.rejectNext()
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_rejected', retriable: true })
    const former = ['bfc:signPersonalMessage']
    await withWallet({ name: 'Former', accounts: [user], lacks: former }, async (wallet) => {
      await family.connect('Former')
      expect(await verify(await family.signIn(request))).toBe('key')
      expect(wallet.asked.at(-1)).toBe('sign message, formerly')
    })
    await withWallet({ name: 'None', accounts: [user], lacks: [...former, 'bfc:signMessage'] }, async () => {
      await family.connect('None')
      await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_no_text_signing', retriable: false })
    })
  })
})

const ORDER = parseOrderId('1CauseWayTestorder1234')

function deposit(amount: bigint): { step: BenfenStep; expected: Expectation } {
  const [from, to] = [user.address, maker.address]
  const memo =
    writeDepositMemo(benfen.depositMemo, {
      id: ORDER,
      sendAmount: amount,
      toChain: chainId(42161),
      onchainId: `0x${'ab'.repeat(32)}`,
      refundAddress: from,
    }) ?? ''
  const transfer = { from, to, amount: String(amount), memo }
  return {
    step: { kind: 'benfen_tx', chain_id: CHAIN, label: 'transfer', status: 'waiting', tx_ref: null, transfer },
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

describe('a transfer', () => {
  const fee = () => state.computationCost + state.storageCost
  beforeEach(() => {
    state.coins.clear()
    for (const balance of [4_000_000_000n, 3_000_000_000n, 5n]) addCoin(state, user.address, balance)
  })

  test('is signed, sent with its memo in one transaction, and awaited', async () => {
    await family.connect(ID)
    const { step, expected } = deposit(5_000_000_000n)
    const ref = await family.send(step, expected)
    const [bytes] = fake.sent
    expect(fake.sent).toHaveLength(1)
    expect(bytes && transactionDigest(bytes)).toBe(ref)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(balanceOf(state, maker.address)).toBe(5_000_000_000n)
    expect(balanceOf(state, user.address)).toBe(2_000_000_005n - fee())
    expect(state.memos.get(ref)).toBe(step.transfer.memo)
  })

  test('is paid from coins of several pages', async () => {
    state.coins.clear()
    for (let n = 0; n < 120; n++) addCoin(state, user.address, 100_000_000n)
    await family.connect(ID)
    const { step, expected } = deposit(11_000_000_000n)
    await family.send(step, expected)
    expect(balanceOf(state, maker.address)).toBe(11_000_000_000n)
  })

  test('of more than the account has never reaches the wallet', async () => {
    await family.connect(ID)
    const { step, expected } = deposit(7_000_000_005n)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_insufficient_funds' })
    expect(fake.asked).not.toContain('send transaction')
  })

  test.each<[string, (step: BenfenStep) => Partial<BenfenStep['transfer']>, string]>([
    ['another recipient', () => ({ to: other.address }), 'the deposit address'],
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

  test('of a token, or of another kind, never reaches the wallet', async () => {
    await family.connect(ID)
    const { step, expected } = deposit(50_000n)
    const token = { ...expected, quote: { ...expected.quote, from_asset: `${CHAIN}:${other.address}` } }
    await expect(family.send(step, token)).rejects.toMatchObject({
      reason: 'wallet_mismatch',
      message: expect.stringContaining('the asset you send') as string,
    })
    const bitcoin = { ...step, kind: 'pay_address' as const, address: other.address, index: 0, amount: '50000' }
    await expect(family.send(bitcoin, expected)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(fake.asked).toEqual(['connect'])
  })

  test('is refused after a switch of account or network, and reported if rejected', async () => {
    await family.connect(ID)
    const { step, expected } = deposit(1n)
    const refused = () => family.send(step, expected).catch((error: unknown) => error)
    fake.rejectNext('Rejected from user')
    expect(await refused()).toMatchObject({ reason: 'wallet_rejected' })
    fake.moveTo(TESTNET)
    expect(await refused()).toMatchObject({ reason: 'wallet_wrong_network' })
    fake.moveTo(MAINNET)
    fake.choose(other)
    expect(await refused()).toMatchObject({ reason: 'wallet_mismatch' })
    fake.revoke()
    expect(await refused()).toMatchObject({ reason: 'wallet_not_found' })
    expect(fake.sent).toEqual([])
  })

  test('is refused without a node, after a failed dry run, and in a wallet that cannot send', async () => {
    await family.connect(ID)
    const { step, expected } = deposit(1n)
    node.lie = (method, honest) =>
      method === 'bfc_dryRunTransactionBlock'
        ? (JSON.parse(
            JSON.stringify(honest).replace('"status":"success"', '"status":"failure","error":"InsufficientGas"'),
          ) as object)
        : honest
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_insufficient_funds' })
    node.lie = () => ({})
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    node.lie = null
    await withWallet({ name: 'Signer', accounts: [user], lacks: ['bfc:signAndExecuteTransactionBlock'] }, async () => {
      await family.connect('Signer')
      await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_failed', retriable: false })
    })
    expect(fake.asked).not.toContain('send transaction')
  })
})

test.each([
  ['success', 'success'],
  ['failure', 'failed'],
] as const)('a transaction is awaited until a checkpoint includes it: %s', async (end, status) => {
  const ref = '9WfFUVhjbbh4tWkyUse1QxzbKX952cyXScH7xJNPB2vQ'
  state.transactions.delete(ref)
  const waiting = family.waitFor(ref, row())
  setTimeout(() => state.transactions.set(ref, { status: end, checkpoint: null }), 300)
  setTimeout(() => state.transactions.set(ref, { status: end, checkpoint: 1_000 }), 1_200)
  expect(await waiting).toEqual({ ref, status })
})
