import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connector, createConnector } from 'wagmi'
import { configureWallets } from '../config.ts'
import { createEvmConfig, type EvmConfig } from './config.ts'
import { listConnectors } from './connectors.ts'
import { FAREWELL_MS } from './awaitAnswer.ts'
import { connect, disconnect, pair } from './session.ts'
import { RELAY_MS, walletConnectOf } from './walletConnect.ts'
import { createFakeWallet } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'

const openWindow = vi.hoisted(() => vi.fn())
vi.mock('./walletWindow.ts', () => ({ openWindow }))

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=ab&expiryTimestamp=1'
const settings = { walletConnectProjectId: 'project', chains: rows }

/** Connector like WalletConnect's: emits a URI, then waits for `answer`. */
function elsewhere(answer: Promise<void>, disconnected = vi.fn()) {
  return {
    disconnected,
    create: () =>
      createConnector<unknown>(({ emitter }) => ({
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'walletConnect',
        connect: async () => {
          emitter.emit('message', { type: 'display_uri', data: uri })
          await answer
          return { accounts: [address] as never, chainId: 31337 }
        },
        disconnect: async () => void disconnected(),
        getAccounts: () => Promise.resolve([address]),
        getChainId: () => Promise.resolve(31337),
        getProvider: () => Promise.resolve({}),
        isAuthorized: () => Promise.resolve(false),
        onAccountsChanged: () => {},
        onChainChanged: () => {},
        onDisconnect: () => {},
      })),
  }
}

/** Connector with a slow relay, whose sessions end like `goodbye`. */
function slow(address: Promise<void> | null = null) {
  let arrive = () => {}
  let agree = () => {}
  const arrived = address ?? new Promise<void>((resolve) => (arrive = resolve))
  const agreed = new Promise<void>((resolve) => (agree = resolve))
  const expire = vi.fn()
  const connects = vi.fn()
  const goodbye = vi.fn(() => Promise.resolve())
  const { create: quick } = elsewhere(agreed)
  const create: typeof quick = () => (from) => {
    const connector = quick()(from)
    return {
      ...connector,
      connect: async (wanted) => {
        connects()
        await arrived
        return connector.connect(wanted)
      },
      disconnect: goodbye,
      getProvider: () => Promise.resolve({ signer: { client: { core: { expirer: { set: expire } } } } }),
    }
  }
  return { create, expire, connects, goodbye, arrive: () => arrive(), agree: () => agree() }
}

let remove: () => void
let config: EvmConfig
beforeEach(() => {
  remove = installFakeWindow()
  configureWallets(settings)
  config = createEvmConfig(settings)
})
afterEach(() => {
  remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Create = ReturnType<typeof elsewhere>['create']
const begin = (walletId: string, create: Create) => {
  walletConnectOf(config, settings, create)
  return pair(config, settings, walletId)
}

/** Wallet that was disconnected and does not confirm until `end`; the test drives the clock. */
async function leftInSilence() {
  let end = () => {}
  const { create, agree, connects, goodbye } = slow(Promise.resolve())
  goodbye.mockImplementation(() => new Promise((resolve) => (end = resolve)))
  agree()
  await (await begin('io.metamask', create)).account
  const left = disconnect(config)
  await vi.advanceTimersByTimeAsync(FAREWELL_MS)
  await left
  return { create, connects, end: () => end() }
}

describe('pairing with a wallet app', () => {
  it('reports that the relay is unreachable if no pairing URI arrives', async () => {
    vi.useFakeTimers()
    const { create } = elsewhere(new Promise(() => {}))
    const silent = (): ReturnType<typeof create> => (from) => ({
      ...create()(from),
      connect: () => new Promise(() => {}),
    })
    const refused = expect(begin('com.okex.wallet', silent)).rejects.toMatchObject({
      reason: 'relay_unreachable',
      retriable: true,
    })
    await vi.advanceTimersByTimeAsync(RELAY_MS)
    await refused
  })

  it('has the pairing URI before the user approves, and the account afterwards', async () => {
    let agree = () => {}
    const { create } = elsewhere(new Promise((resolve) => (agree = resolve)))
    const pairing = await begin('com.okex.wallet', create)
    expect(pairing.uri).toBe(uri)
    expect(pairing.apps.map(({ name }) => name)).toEqual(['OKX Wallet'])
    agree()
    expect(await pairing.account).toMatchObject({
      address: address.toLowerCase(),
      connectorId: 'walletConnect',
      chainId: 31337,
    })
  })

  it.each([
    [['https://wallet.test/icon.png', 'data:image/png;base64,AA=='], 'data:image/png;base64,AA=='],
    [['https://app.test/icons/wallet.svg'], 'https://app.test/icons/wallet.svg'],
    // Requests to other hosts are blocked, and a similar name is another host.
    [['https://app.test.wallet.test/icon.png', 'data:text/html,'], null],
    [[], null],
  ])('shows the icon of the wallet on the other end: %j', async (icons, icon) => {
    const { create } = elsewhere(Promise.resolve())
    const announcing: typeof create = () => (from) => ({
      ...create()(from),
      // Like wagmi's connector, which loads its provider at once.
      async setup() {
        await this.getProvider()
      },
      getProvider: () => Promise.resolve({ session: { peer: { metadata: { icons } } } }),
    })
    expect(await (await begin('io.metamask', announcing)).account).toMatchObject({ walletName: 'WalletConnect', icon })
  })

  it('reports the wallet’s message', async () => {
    const { create } = elsewhere(Promise.reject(new Error('User rejected.')))
    const pairing = await begin('io.metamask', create)
    await expect(pairing.account).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it('disconnects a wallet that approves after the user has left', async () => {
    let agree = () => {}
    const { create, disconnected } = elsewhere(new Promise((resolve) => (agree = resolve)))
    const pairing = await begin('io.metamask', create)
    pairing.cancel()
    agree()
    await expect(pairing.account).rejects.toMatchObject({ reason: 'wallet_closed' })
    expect(disconnected).toHaveBeenCalledOnce()
    expect(config.state.connections.size).toBe(0)
  })

  it('completes at once if the earlier session is back', async () => {
    const { create } = elsewhere(Promise.resolve())
    expect(await (await begin('io.metamask', create)).account).toMatchObject({ chainId: 31337 })
    const again = await pair(config, settings, 'io.metamask')
    expect([again.uri, await again.account]).toEqual([
      '',
      expect.objectContaining({ address: address.toLowerCase(), chainId: 31337 }),
    ])
  })

  it('offers any app on a phone if any wallet will do', async () => {
    vi.stubGlobal('navigator', { userAgent: 'iPhone' })
    const { create } = elsewhere(new Promise(() => {}))
    const { apps } = await begin('walletConnect', create)
    expect(apps.length).toBeGreaterThan(3)
    expect(new Set(apps.map(({ name }) => name)).size).toBe(apps.length)
  })

  it('offers no app on a desktop if any wallet will do: the QR code is scanned', async () => {
    vi.stubGlobal('navigator', { userAgent: 'X11; Linux x86_64' })
    expect(await begin('walletConnect', elsewhere(new Promise(() => {})).create)).toMatchObject({ uri, apps: [] })
  })

  it('expires the proposal when the user leaves', async () => {
    const { create, expire } = slow(Promise.resolve())
    const pairing = await begin('io.metamask', create)
    pairing.cancel()
    await vi.waitFor(() => expect(expire).toHaveBeenCalledExactlyOnceWith('7f6e', 0), 15_000)
  })

  it('gives a late pairing URI to the wallet that was chosen since', async () => {
    const { create, expire, arrive, agree } = slow()
    const first = begin('io.metamask', create)
    const second = begin('com.okex.wallet', create)
    arrive()
    const left = await first
    left.cancel()
    const { uri: shown, account } = await second
    expect(shown).toBe(uri)
    agree()
    expect(await account).toMatchObject({ address: address.toLowerCase() })
    await expect(left.account).rejects.toMatchObject({ reason: 'wallet_closed' })
    expect(expire).not.toHaveBeenCalled()
  })

  const tooLate = async (create: Create) => {
    vi.useFakeTimers()
    const refused = expect(begin('io.metamask', create)).rejects.toMatchObject({ reason: 'relay_unreachable' })
    await vi.advanceTimersByTimeAsync(RELAY_MS)
    await refused
  }

  it('gives a pairing URI that arrives too late to the next attempt', async () => {
    const { create, expire, connects, arrive } = slow()
    await tooLate(create)
    const again = begin('io.metamask', create)
    arrive()
    expect((await again).uri).toBe(uri)
    expect([connects.mock.calls.length, expire.mock.calls.length]).toEqual([1, 0])
  })

  it('expires a pairing URI that arrives when no one waits for it', async () => {
    const { create, expire, arrive } = slow()
    await tooLate(create)
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(expire).toHaveBeenCalledExactlyOnceWith('7f6e', 0)
  })

  it('waits for a disconnect that is pending', async () => {
    vi.useFakeTimers()
    const { create, connects, end } = await leftInSilence()
    expect(config.state.connections.size).toBe(0)
    const next = begin('com.okex.wallet', create)
    await vi.advanceTimersByTimeAsync(FAREWELL_MS)
    expect(connects).toHaveBeenCalledOnce()
    end()
    expect(await (await next).account).toMatchObject({ connectorId: 'walletConnect' })
    expect(config.state.connections.size).toBe(1)
  })

  it('is disconnected without affecting the wallet that is connected by then', async () => {
    vi.useFakeTimers()
    const { end } = await leftInSilence()
    announce(createFakeWallet({ account: address, chainId: 31337 }))
    await connect(config, settings, 'test.fake')
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(config.state.connections.size).toBe(1)
  })

  it('does not start while that disconnect is still pending', async () => {
    vi.useFakeTimers()
    const { create, agree, connects, goodbye } = slow(Promise.resolve())
    goodbye.mockImplementation(() => new Promise(() => {}))
    agree()
    await (await begin('io.metamask', create)).account
    const left = disconnect(config)
    await vi.advanceTimersByTimeAsync(FAREWELL_MS)
    await left
    const refused = expect(begin('io.metamask', create)).rejects.toMatchObject({ reason: 'relay_unreachable' })
    await vi.advanceTimersByTimeAsync(RELAY_MS)
    await refused
    expect(connects).toHaveBeenCalledOnce()
  })

  it('uses one connector, however often it is started', async () => {
    const made = vi.fn(elsewhere(new Promise(() => {})).create)
    for (const wallet of ['io.metamask', 'com.okex.wallet']) (await begin(wallet, made)).cancel()
    expect(made).toHaveBeenCalledOnce()
  })

  it('needs a project id', async () => {
    await expect(pair(config, { ...settings, walletConnectProjectId: null }, 'io.metamask')).rejects.toMatchObject({
      reason: 'wallet_not_found',
    })
  })
})

describe('WalletConnect’s window', () => {
  /** Window that the test closes like a user. */
  function shown() {
    let end = () => {}
    const closed = new Promise<void>((resolve) => (end = resolve))
    const close = vi.fn()
    return { end: () => end(), close, open: () => Promise.resolve({ closed, close }) }
  }
  const choose = (create: Create, window: ReturnType<typeof shown>) => {
    walletConnectOf(config, settings, create)
    return connect(config, settings, 'walletConnect', window.open)
  }

  it('closes once a wallet has approved', async () => {
    const window = shown()
    expect(await choose(elsewhere(Promise.resolve()).create, window)).toMatchObject({
      address: address.toLowerCase(),
      connectorId: 'walletConnect',
    })
    expect(window.close).toHaveBeenCalledOnce()
  })

  it('does not open, and proposes nothing, if the wallet registry is blocked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { create, connects } = slow()
    walletConnectOf(config, settings, create)
    await expect(connect(config, settings, 'walletConnect')).rejects.toMatchObject({
      reason: 'wallet_registry_unreachable',
    })
    expect([openWindow.mock.calls.length, connects.mock.calls.length]).toEqual([0, 0])
  })

  it('closes once the wallet has rejected, and reports it', async () => {
    const window = shown()
    await expect(choose(elsewhere(Promise.reject(new Error('User rejected.'))).create, window)).rejects.toMatchObject({
      message: 'User rejected.',
    })
    expect(window.close).toHaveBeenCalledOnce()
  })

  it('if closed, expires its proposal', async () => {
    const { create, expire } = slow(Promise.resolve())
    const window = shown()
    const refused = expect(choose(create, window)).rejects.toMatchObject({ reason: 'wallet_closed' })
    await vi.waitFor(() => expect(config.state.status).toBe('connecting'), 15_000)
    window.end()
    await refused
    await vi.waitFor(() => expect(expire).toHaveBeenCalledExactlyOnceWith('7f6e', 0), 15_000)
  })

  it('closed on a slow relay, gives the late pairing URI to the wallet that was chosen since', async () => {
    const { create, expire, connects, arrive, agree } = slow()
    const window = shown()
    const refused = expect(choose(create, window)).rejects.toMatchObject({ reason: 'wallet_closed' })
    await vi.waitFor(() => expect(connects).toHaveBeenCalledOnce(), 15_000)
    window.end()
    await refused
    const next = pair(config, settings, 'io.metamask')
    arrive()
    const { uri: given, account } = await next
    expect([given, connects.mock.calls.length, expire.mock.calls.length]).toEqual([uri, 1, 0])
    agree()
    expect(await account).toMatchObject({ address: address.toLowerCase() })
  })

  it('does not stay open forever if the relay gives no URI', async () => {
    vi.useFakeTimers()
    const { create } = slow()
    const window = shown()
    const refused = expect(choose(create, window)).rejects.toMatchObject({ reason: 'relay_unreachable' })
    await vi.advanceTimersByTimeAsync(RELAY_MS)
    await refused
    expect(window.close).toHaveBeenCalledOnce()
  })
})

describe('the wallet list', () => {
  const okx = async () => (await listConnectors(config, settings)).find(({ id }) => id === 'com.okex.wallet')

  it('offers the exchange wallet’s app as a connect method in windows narrower than 768 px', async () => {
    vi.stubGlobal('window', Object.assign(window, { innerWidth: 767 }))
    expect(await okx()).toMatchObject({ installed: true, ways: ['pair', 'install'] })
    vi.stubGlobal('window', Object.assign(window, { innerWidth: 768 }))
    expect(await okx()).toMatchObject({ installed: false, ways: ['pair', 'install'] })
  })

  it('pairs with no wallet if WalletConnect is not configured', async () => {
    const list = await listConnectors(config, { ...settings, walletConnectProjectId: null })
    expect(list.filter(({ ways }) => ways.includes('pair') || ways.includes('window'))).toEqual([])
  })

  const telegram = '#tgWebAppVersion=9.1&tgWebAppPlatform=ios'
  const ways = async (launch: string | null) =>
    Object.fromEntries((await listConnectors(config, { ...settings, launch })).map((row) => [row.name, row.ways]))

  it('in Telegram has the allowed wallets, with a connect method that works there', async () => {
    expect(await ways(telegram)).toEqual({
      WalletConnect: ['pair'],
      MetaMask: ['pair', 'browser'],
      'Rabby Wallet': [],
      'OKX Wallet': ['pair', 'browser'],
      'Coinbase Wallet': ['browser'],
      'Bitget Wallet': ['browser'],
      'Trust Wallet': ['pair', 'browser'],
      'Binance Wallet': ['pair'],
    })
    expect((await ways(null))['WalletConnect']).toEqual(['window', 'pair'])
  })

  it('uses our own QR code if the operator runs the relay', async () => {
    const list = await listConnectors(config, { ...settings, walletConnectRelayUrl: 'ws://127.0.0.1:1' })
    expect(list.find(({ name }) => name === 'WalletConnect')?.ways).toEqual(['pair'])
  })

  it('in Telegram has a local build’s test wallets under their announced names', async () => {
    const [first] = config.connectors
    const announced = { ...first, id: 'test.wallet', name: 'Test Wallet' } as Connector
    config._internal.connectors.setState((known) => [...known, announced])
    const found = async (testWallets: readonly string[]) =>
      (await listConnectors(config, { ...settings, launch: telegram, testWallets })).find(
        ({ id }) => id === announced.id,
      )
    expect((await found([]))?.ways).toEqual([])
    expect(await found(['test.wallet'])).toMatchObject({ name: 'Test Wallet', ways: ['here'] })
  })

  it('counts an app on a phone as available', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
    const list = await listConnectors(config, settings)
    expect(list.filter(({ installed, ways: [best] }) => installed && best === 'pair').map(({ name }) => name)).toEqual([
      'MetaMask',
      'OKX Wallet',
      'Trust Wallet',
      'Binance Wallet',
    ])
  })
})
