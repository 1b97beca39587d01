import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSiweMessage } from 'viem/siwe'
import { injected } from 'wagmi/connectors/injected'
import { configureWallets } from '../config.ts'
import type { WalletAccount } from '../contract.ts'
import { createEvmConfig } from './config.ts'
import { findConnector } from './connectors.ts'
import { evmWallets } from './wallets.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { walletConnectOf } from './walletConnect.ts'
import { rows } from './testing/fixtures.ts'

const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const other = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
let remove: () => void
let fake: FakeWallet

beforeEach(() => {
  remove = installFakeWindow()
  fake = createFakeWallet({ account, chainId: 31337 })
  announce(fake)
  configureWallets({ walletConnectProjectId: null, chains: rows })
})
afterEach(() => {
  remove()
  vi.unstubAllGlobals()
})

describe('wallet list', () => {
  it('lists announced wallets first, then ones to install; no WalletConnect without a project id', async () => {
    const list = await evmWallets().connectors()
    expect(list[0]).toMatchObject({ id: 'test.fake', name: 'Fake wallet', installed: true, family: 'evm' })
    expect(list.slice(1).every((row) => !row.installed && row.installUrl?.startsWith('https://'))).toBe(true)
    expect(list.map((row) => row.id)).not.toContain('walletConnect')
  })

  it('offers WalletConnect when there is a project id, and Safe only inside its frame', async () => {
    configureWallets({ walletConnectProjectId: 'project', chains: rows })
    const ids = (await evmWallets().connectors()).map((row) => row.id)
    expect(ids).toContain('walletConnect')
    expect(ids).not.toContain('safe')
  })

  it('includes wallets that are announced late', async () => {
    const wallets = evmWallets()
    announce(createFakeWallet({ account: other, chainId: 31337 }), 'test.late', 'Late wallet')
    expect((await wallets.connectors()).map((row) => row.id)).toContain('test.late')
  })
})

describe('connecting', () => {
  it('returns the account in canonical form', async () => {
    expect(await evmWallets().connect('test.fake')).toEqual({
      family: 'evm',
      address: account,
      connectorId: 'test.fake',
      walletName: 'Fake wallet',
      icon: 'data:,',
      chainId: 31337,
    })
  })

  it('reuses an existing connection', async () => {
    const wallets = evmWallets()
    await wallets.connect('test.fake')
    expect((await wallets.connect('test.fake')).address).toBe(account)
  })

  it.each([
    [walletError(4001, 'User rejected the request.'), 'wallet_rejected'],
    [walletError(-32002, 'Already processing eth_requestAccounts.'), 'wallet_pending_request'],
    [walletError(-32603, 'locked'), 'wallet_failed'],
  ])('translates %s', async (error, reason) => {
    fake.answer('eth_requestAccounts', () => {
      throw error
    })
    await expect(evmWallets().connect('test.fake')).rejects.toMatchObject({ reason })
  })

  it.each([
    ['io.rabby', 'Error: Please install Rabby Wallet first.'],
    ['com.bitget.web3', 'Please install Bitget Wallet'],
  ])('reports that %s must be installed', async (id, message) => {
    await expect(evmWallets().connect(id)).rejects.toMatchObject({ reason: 'wallet_not_found', message })
  })

  it('falls back to WalletConnect on a phone', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
    const settings = { walletConnectProjectId: 'project', chains: rows }
    const config = createEvmConfig(settings)
    const known = walletConnectOf(config, settings, () => injected())
    expect(findConnector(config, settings, 'io.rabby')).toBe(known)
    expect(() => findConnector(config, { ...settings, walletConnectProjectId: null }, 'io.rabby')).toThrow('install')
  })

  it('keeps the account while a second wallet fails to connect', async () => {
    const wallets = evmWallets()
    const second = createFakeWallet({ account: other, chainId: 31337 })
    second.answer('eth_requestAccounts', () => {
      throw walletError(4001, 'User rejected the request.')
    })
    announce(second, 'test.second')
    await wallets.connect('test.fake')
    const heard: (WalletAccount | null)[] = []
    wallets.subscribe((now) => heard.push(now))
    await expect(wallets.connect('test.second')).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(heard.every((now) => now?.address === account)).toBe(true)
    expect((await wallets.connect('test.fake')).address).toBe(account)
  })
})

describe('on a later visit', () => {
  it('resumes the last wallet without a prompt', async () => {
    await evmWallets().connect('test.fake')
    fake.calls.length = 0
    expect((await evmWallets().reconnect())?.address).toBe(account)
    expect(fake.calls.map((call) => call.method)).not.toContain('eth_requestAccounts')
  })

  it('resumes nothing after a disconnect, or when nothing was connected', async () => {
    expect(await evmWallets().reconnect()).toBeNull()
    const wallets = evmWallets()
    await wallets.connect('test.fake')
    await wallets.disconnect()
    expect(await evmWallets().reconnect()).toBeNull()
  })

  it('follows account changes and a revoked permission', async () => {
    const wallets = evmWallets()
    await wallets.connect('test.fake')
    const heard: (string | undefined)[] = []
    wallets.subscribe((now) => heard.push(now?.address))
    fake.accounts = [other]
    fake.emit('accountsChanged', [other])
    fake.emit('accountsChanged', [])
    await expect.poll(() => heard).toEqual([other, undefined])
  })
})

describe('signing in', () => {
  it('signs an ERC-4361 message with the requested values', async () => {
    const wallets = evmWallets()
    await wallets.connect('test.fake')
    fake.answer('personal_sign', () => '0xabcd')
    const { message, signature } = await wallets.signIn({
      domain: 'app.test',
      uri: 'https://app.test',
      nonce: 'abcdefgh12',
      issuedAt: '2026-01-02T03:04:05.000Z',
      expiresAt: '2026-01-02T03:14:05.000Z',
      statement: 'Sign in to Causeway.',
      chainId: 31337,
    })
    expect(signature).toBe('0xabcd')
    const parsed = parseSiweMessage(message)
    expect(parsed).toMatchObject({
      domain: 'app.test',
      nonce: 'abcdefgh12',
      chainId: 31337,
      version: '1',
      statement: 'Sign in to Causeway.',
    })
    expect(parsed.address?.toLowerCase()).toBe(account)
    const [signed] = fake.paramsOf('personal_sign') as [string]
    expect(Buffer.from(signed.slice(2), 'hex').toString()).toBe(message)
  })
})
