import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BitcoinNetwork, networkOf } from '#chains/bitcoin/networks.ts'
import { bitcoinServices } from '#chains/bitcoin/services.ts'
import { openMakerKeys } from '#chains/bitcoin/wallet/keys.ts'
import type { Step } from '#core/wire/order.ts'
import { configureWallets, type WalletConfig } from '../config.ts'
import type { Expectation, SignInRequest, Transfers, WalletAccount, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { createFakeKey } from './testing/fakeKey.ts'
import {
  createFakeLeather,
  createFakeOkx,
  createFakeUnisat,
  createFakeXverse,
  FAKE_TX,
  type FakeWallet,
} from './testing/fakeWallets.ts'
import { bitcoinWallets } from './wallets.ts'

const MAINNET = 999706684
const row = chainRow(MAINNET, { family: 'bitcoin' })
const key = createFakeKey(7)
const other = createFakeKey(8)

let page: ReturnType<typeof installFakeWindow>
let family: WalletFamily & Transfers
const scope = globalThis as unknown as { window: Record<string, unknown> }
const setUp = (change: Partial<WalletConfig> = {}): WalletFamily & Transfers => {
  configureWallets({ walletConnectProjectId: null, chains: [row], ...change })
  return bitcoinWallets()
}
beforeEach(() => {
  page = installFakeWindow()
  family = setUp()
  // The package's adapter logs every rejection.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  page.remove()
  vi.restoreAllMocks()
})

/** Puts a wallet at its place in the page. */
const places = {
  xverse: (fake: FakeWallet) => ({ XverseProviders: { BitcoinProvider: fake.provider } }),
  unisat: (fake: FakeWallet) => ({ unisat: fake.provider }),
  leather: (fake: FakeWallet) => ({ LeatherProvider: fake.provider }),
  okx: (fake: FakeWallet) => ({ okxwallet: { bitcoin: fake.provider } }),
}
type Id = keyof typeof places
const makers: Readonly<Record<Id, () => FakeWallet>> = {
  xverse: () => createFakeXverse(key),
  unisat: () => createFakeUnisat(key),
  leather: () => createFakeLeather(key),
  okx: () => createFakeOkx(key),
}
function install(id: Id, fake = makers[id]()): FakeWallet {
  Object.assign(scope.window, places[id](fake))
  return fake
}
const ids = Object.keys(places) as Id[]
const accountOf = (id: Id): string => (id === 'okx' ? key.address.p2tr : key.address.p2wpkh)

const request: SignInRequest = {
  domain: 'app.test',
  uri: 'https://app.test',
  nonce: 'abcdef123456',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:10:00.000Z',
  statement: 'Sign in.',
  chainId: MAINNET,
}

const keysOf = (seed: string) => openMakerKeys(seed.repeat(16), networkOf(MAINNET) as BitcoinNetwork)
/** Deposit account that the app pins. */
const { depositAccountKey: deposits, deposits: handedOut } = keysOf('a1')
const INDEX = 21
const target = handedOut.at(INDEX).address
const amount = '1234567'
const transfer = (from: string): { step: Step; expected: Expectation } => ({
  step: {
    kind: 'pay_address',
    chain_id: MAINNET,
    label: 'transfer',
    status: 'waiting',
    tx_ref: null,
    address: target,
    index: INDEX,
    amount,
  },
  expected: {
    quote: {
      from_asset: `${MAINNET}:native`,
      to_asset: '1:native',
      send_amount: amount,
      receive_amount: '1',
      custody: 'maker',
      fill_mode: 'contract',
    },
    orderId: '1CauseWayTestorder1234',
    recipient: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    depositor: from,
    refundAddress: from,
    settlementAddress: deposits,
    openBy: '2030-01-01T00:01:00.000Z',
  },
})

describe('the list', () => {
  const listed = async (wallets = family) =>
    (await wallets.connectors()).map(({ name, installed, ways }) => [name, installed, ways[0] ?? null])

  it('offers every known wallet to install, and those in the page first', async () => {
    expect(await listed()).toEqual([
      ['Xverse', false, 'install'],
      ['UniSat', false, 'install'],
      ['Leather', false, 'install'],
      ['OKX Wallet', false, 'install'],
    ])
    install('leather')
    expect((await listed())[0]).toEqual(['Leather', true, 'here'])
  })

  it('lists other wallets that announce themselves, once', async () => {
    install('xverse')
    Object.assign(scope.window, { Magic: createFakeXverse(key).provider })
    scope.window['btc_providers'] = [
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse', icon: 'data:image/png;base64,x' },
      { id: 'Magic', name: 'Magic', icon: 'data:image/png;base64,m', methods: ['signPsbt'] },
      { id: 'Missing', name: 'Missing', icon: '' },
    ]
    expect((await listed()).filter(([, installed]) => installed)).toEqual([
      ['Magic', true, 'here'],
      ['Xverse', true, 'here'],
    ])
    expect((await family.connectors()).find(({ id }) => id === 'xverse')?.icon).toBe('data:image/png;base64,x')
    expect(await family.connect('Magic')).toMatchObject({ walletName: 'Magic', address: key.address.p2wpkh })
  })

  it('offers wallets with a browser of their own inside Telegram', async () => {
    const inTelegram = setUp({ launch: '#tgWebAppVersion=9.1&tgWebAppPlatform=ios' })
    const offered = (await inTelegram.connectors()).filter(({ ways }) => ways.length > 0)
    expect(offered.map(({ id, ways }) => [id, ways])).toEqual([
      ['xverse', ['browser']],
      ['okx', ['browser']],
    ])
    expect(offered.map(({ browser }) => browser?.('https://a.example/?x=1'))).toEqual([
      'https://connect.xverse.app/browser?url=https%3A%2F%2Fa.example%2F%3Fx%3D1',
      `https://web3.okx.com/download?deeplink=${encodeURIComponent('okx://wallet/dapp/url?dappUrl=https%3A%2F%2Fa.example%2F%3Fx%3D1')}`,
    ])
  })

  it.each([
    ['xverse', 'Xverse is not installed', 'https://www.xverse.app/download'],
    ['unisat', 'UniSat is not installed', 'https://unisat.io/download'],
    ['leather', 'Leather is not installed', 'https://leather.io/wallet'],
    ['okx', 'OKX Wallet is not installed', 'https://web3.okx.com/download'],
  ])('opens the site of a missing %s', async (id, message, site) => {
    await expect(family.connect(id)).rejects.toMatchObject({ reason: 'wallet_not_found', message, retriable: false })
    expect(page.opened).toEqual([site])
  })
})

describe.each(ids)('%s', (id) => {
  it('connects, reconnects without a prompt, and not after disconnecting', async () => {
    const fake = install(id)
    expect(await family.reconnect()).toBeNull()
    const account = await family.connect(id)
    expect(account).toMatchObject({ family: 'bitcoin', address: accountOf(id), connectorId: id, chainId: MAINNET })
    const before = fake.asked.length
    const next = setUp()
    expect(await next.reconnect()).toEqual(account)
    expect(fake.asked.slice(before).filter((method) => method !== 'getInfo')).toEqual(
      id === 'xverse' ? ['wallet_getAccount'] : [],
    )
    await next.disconnect()
    expect(await setUp().reconnect()).toBeNull()
  })

  it('reports a rejected connection as one, and stays unconnected', async () => {
    const fake = install(id)
    fake.rejectNext()
    await expect(family.connect(id)).rejects.toMatchObject({ reason: 'wallet_rejected', retriable: true })
    expect(await setUp().reconnect()).toBeNull()
  })

  it('signs in with a text that the server accepts', async () => {
    install(id)
    const { address } = await family.connect(id)
    const { message, signature } = await family.signIn(request)
    expect(bitcoinServices.signIn?.read(message, address)).toMatchObject({
      address,
      domain: 'app.test',
      nonce: 'abcdef123456',
      statement: 'Sign in.',
      chainId: MAINNET,
    })
    const verify = bitcoinServices.signIn?.createVerifier(() => null)
    expect(await verify?.({ account: address, message, signature, chainId: MAINNET })).toBe('key')
    expect(await verify?.({ account: other.address.p2wpkh, message, signature, chainId: MAINNET })).toBeNull()
  })

  it('reports a rejected sign-in as one', async () => {
    const fake = install(id)
    await family.connect(id)
    fake.rejectNext()
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it('pays the deposit address exactly the agreed amount', async () => {
    const fake = install(id)
    const { address } = await family.connect(id)
    const { step, expected } = transfer(address)
    expect(await family.send(step, expected)).toBe(FAKE_TX)
    expect(fake.paid).toEqual([{ to: target, amount: id === 'leather' ? amount : Number(amount) }])
    fake.rejectNext()
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it.each([
    ['an address of another deposit account', { settlementAddress: keysOf('a2').depositAccountKey }, 'wallet_mismatch'],
    ['an address and no deposit account', { settlementAddress: '' }, 'wallet_mismatch'],
    ['another sender in the review', { depositor: other.address.p2wpkh }, 'wallet_account_switched'],
  ])('is not asked to pay a step with %s', async (_, change, reason) => {
    const fake = install(id)
    const { address } = await family.connect(id)
    const { step, expected } = transfer(address)
    await expect(family.send(step, { ...expected, ...change })).rejects.toMatchObject({ reason })
    expect(fake.paid).toEqual([])
  })

  it('pays an order made without a wallet, whatever its refund address', async () => {
    const fake = install(id)
    await family.connect(id)
    const { step, expected } = transfer(other.address.p2wpkh)
    expect(await family.send(step, { ...expected, depositor: '' })).toBe(FAKE_TX)
    expect(fake.paid).toHaveLength(1)
  })
})

describe('changes in the wallet', () => {
  it.each(['xverse', 'unisat', 'okx'] as const)('%s: another account is followed, and leaving the page', async (id) => {
    const fake = install(id)
    await family.connect(id)
    const heard: (string | null)[] = []
    const stop = family.subscribe((account: WalletAccount | null) => heard.push(account?.address ?? null))
    fake.choose(other)
    await expect.poll(() => heard.length).toBe(1)
    fake.choose(null)
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toEqual([id === 'okx' ? other.address.p2tr : other.address.p2wpkh, null])
    await expect(family.signIn(request)).rejects.toMatchObject({
      reason: 'wallet_not_found',
      fix: { kind: 'connect_wallet', family: 'bitcoin' },
    })
    stop()
    expect(await setUp().reconnect()).toBeNull()
  })

  it('does not pay for an account that is no longer the wallet’s', async () => {
    const fake = install('xverse')
    const { address } = await family.connect('xverse')
    fake.choose(other)
    const { step, expected } = transfer(address)
    await expect
      .poll(() => family.send(step, expected).catch((error: { reason: string }) => error.reason))
      .toBe('wallet_account_switched')
    expect(fake.paid).toHaveLength(0)
  })

  it('reports an address of another network, and switches it', async () => {
    const testnet = createFakeKey(7, { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })
    const fake = install(
      'xverse',
      createFakeXverse(testnet, { keyOf: (network) => (network === 'Mainnet' ? key : testnet) }),
    )
    const account = await family.connect('xverse')
    expect(account.address).toMatch(/^tb1/)
    expect(Number(account.chainId)).not.toBe(MAINNET)
    const { step, expected } = transfer(account.address)
    await expect(family.send(step, expected)).rejects.toMatchObject({
      reason: 'wallet_wrong_network',
      fix: { kind: 'switch_network', chain_id: MAINNET },
    })
    expect(fake.paid).toEqual([])
    await family.switchNetwork?.(row)
    expect(await family.reconnect()).toMatchObject({ address: key.address.p2wpkh, chainId: MAINNET })
  })

  it('says that Leather can’t switch by itself', async () => {
    install('leather')
    await family.connect('leather')
    await expect(family.switchNetwork?.(row)).rejects.toMatchObject({ reason: 'wallet_no_switch' })
  })
})

describe('kinds of account', () => {
  it.each([
    ['xverse', 'p2sh', () => createFakeXverse(key, { payment: 'p2sh' })],
    ['xverse', 'p2pkh', () => createFakeXverse(key, { payment: 'p2pkh' })],
    ['xverse', 'p2tr', () => createFakeXverse(key, { payment: 'p2tr' })],
    ['unisat', 'p2pkh', () => createFakeUnisat(key, 'p2pkh')],
    ['unisat', 'p2tr', () => createFakeUnisat(key, 'p2tr')],
    ['okx', 'p2wpkh', () => createFakeOkx(key, 'p2wpkh')],
    ['okx', 'p2pkh', () => createFakeOkx(key, 'p2pkh')],
  ] as const)('%s signs in with an account of the kind %s', async (id, kind, make) => {
    const fake = install(id, make())
    const { address } = await family.connect(id)
    expect(address).toBe(key.address[kind])
    const { message, signature } = await family.signIn(request)
    const verify = bitcoinServices.signIn?.createVerifier(() => null)
    expect(await verify?.({ account: address, message, signature, chainId: MAINNET })).toBe('key')
    if (id !== 'xverse')
      expect(fake.asked.at(-1)).toBe(kind === 'p2pkh' ? 'signMessage ecdsa' : 'signMessage bip322-simple')
  })

  it('does not sign in when the wallet signed with another address', async () => {
    install('xverse', createFakeXverse(key, { wrongAddress: true }))
    await family.connect('xverse')
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
  })
})
