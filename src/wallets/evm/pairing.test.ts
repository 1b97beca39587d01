import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnector } from 'wagmi'
import { configureWallets } from '../config.ts'
import { knownWallets } from './catalogue.ts'
import { createEvmConfig, type EvmConfig } from './config.ts'
import { listConnectors } from './connectors.ts'
import { ADDRESS_MS, pair } from './pairing.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=ab&expiryTimestamp=1'
const settings = { walletConnectProjectId: 'project', chains: rows }

/** A connector as WalletConnect's: it shows an address, then waits for `answer`. */
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
})

describe('pairing with a wallet in an app', () => {
  it('says that the relay cannot be reached when no address comes', async () => {
    vi.useFakeTimers()
    const { create } = elsewhere(new Promise(() => {}))
    const silent = (): ReturnType<typeof create> => (from) => ({ ...create()(from), connect: () => new Promise(() => {}) })
    const refused = expect(pair(config, settings, 'com.okex.wallet', silent)).rejects.toMatchObject({ reason: 'relay_unreachable', retriable: true })
    await vi.advanceTimersByTimeAsync(ADDRESS_MS)
    await refused
    vi.useRealTimers()
  })

  it('has the address before anybody agrees, and the account after', async () => {
    let agree = () => {}
    const { create } = elsewhere(new Promise((resolve) => (agree = resolve)))
    const pairing = await pair(config, settings, 'com.okex.wallet', create)
    expect(pairing.uri).toBe(uri)
    agree()
    expect(await pairing.account).toMatchObject({ address: address.toLowerCase(), connectorId: 'walletConnect', chainId: 31337 })
  })

  it('says what the wallet said', async () => {
    const { create } = elsewhere(Promise.reject(new Error('User rejected.')))
    const pairing = await pair(config, settings, 'io.metamask', create)
    await expect(pairing.account).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it('leaves a wallet that agrees after the person has gone', async () => {
    let agree = () => {}
    const { create, disconnected } = elsewhere(new Promise((resolve) => (agree = resolve)))
    const pairing = await pair(config, settings, 'io.metamask', create)
    pairing.cancel()
    agree()
    await expect(pairing.account).rejects.toMatchObject({ reason: 'wallet_closed' })
    expect(disconnected).toHaveBeenCalledOnce()
    expect(config.state.connections.size).toBe(0)
  })

  it('needs a project id', async () => {
    await expect(pair(config, { ...settings, walletConnectProjectId: null }, 'io.metamask')).rejects.toMatchObject({ reason: 'wallet_not_found' })
  })
})

describe('links into apps', () => {
  const links = knownWallets.flatMap(({ id, appLink }) => (appLink ? [[id, appLink(uri)] as const] : []))

  it.each(links)('%s: an https address that any system opens', (_id, link) => {
    expect(link.startsWith('https://')).toBe(true)
  })

  it.each([
    ['io.metamask', 1],
    ['com.trustwallet.app', 1],
    // The address is a parameter of the app's own address, which is one of the download page's.
    ['com.okex.wallet', 2],
  ])('%s: the pairing address arrives whole after %i decodings', (id, times) => {
    let rest = new Map(links).get(id)?.split(/(?:wc\?uri|deeplink)=/)[1] ?? ''
    for (let round = 0; round < times; round++) rest = decodeURIComponent(rest)
    expect(rest.endsWith(uri)).toBe(true)
  })
})

describe('the wallet list', () => {
  const okx = async () => (await listConnectors(config, settings)).find(({ id }) => id === 'com.okex.wallet')

  it('offers the exchange wallet as one more way to connect in windows narrower than 768 px', async () => {
    vi.stubGlobal('window', Object.assign(window, { innerWidth: 767 }))
    expect(await okx()).toMatchObject({ installed: true, pairs: true })
    vi.stubGlobal('window', Object.assign(window, { innerWidth: 768 }))
    expect(await okx()).toMatchObject({ installed: false, pairs: true })
  })

  it('pairs with no wallet where WalletConnect is not configured', async () => {
    const list = await listConnectors(config, { ...settings, walletConnectProjectId: null })
    expect(list.filter(({ pairs }) => pairs)).toEqual([])
  })
})
