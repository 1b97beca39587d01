import { WalletsListManager } from '@tonconnect/sdk'
import { afterEach, expect, it, vi } from 'vitest'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { defaultServerConfig } from '../config.ts'
import { pageHosts, tonBridges, tonPictures } from './pageHosts.ts'

afterEach(() => vi.restoreAllMocks())

const profile = (name: 'default' | 'local', change: Partial<typeof defaultServerConfig> = {}) => {
  const catalogue = loadCatalogue({ profile: name })
  const { campaigns } = loadCampaigns({ profile: name }, catalogue)
  return pageHosts({ catalogue, campaigns, config: { ...defaultServerConfig, ...change } })
}
const withRelay = { walletConnectProjectId: 'a'.repeat(32) }

it.each([{}, withRelay])('each source of the default profile is a single host, never a whole scheme: %j', (change) => {
  const { connect, pictures } = profile('default', change)
  for (const source of [...connect, ...pictures]) expect(source).toMatch(/^(wss:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+$/)
})

it('a network’s hosts are not included, as pages read networks through our own origin', () => {
  const { connect } = profile('default', withRelay)
  const nodes = loadCatalogue({ profile: 'default' }).chains.flatMap(({ rpcUrls }) =>
    rpcUrls.map((url) => new URL(url).host),
  )
  expect(nodes.length).toBeGreaterThan(100)
  expect(connect.filter((source) => nodes.includes(source))).toEqual([])
})

it('WalletConnect’s hosts are included if offered; the operator’s relay replaces its own', () => {
  const names = (change: Partial<typeof defaultServerConfig>) =>
    profile('default', change).connect.filter((source) => /relay|walletconnect|web3modal/.test(source))
  const asked = ['rpc.walletconnect.org', 'verify.walletconnect.org']
  const ownRelay = { ...withRelay, walletConnectRelayUrl: 'wss://relay.example.org/path?x=1' }
  expect(names({})).toEqual([])
  expect(names(withRelay)).toEqual(['wss://relay.walletconnect.org', 'api.web3modal.org', ...asked])
  expect(names(ownRelay)).toEqual(['wss://relay.example.org', ...asked])
  expect(profile('default', withRelay).pictures).toContain('api.web3modal.org')
  expect(profile('default', ownRelay).pictures).not.toContain('api.web3modal.org')
})

it('WalletConnect’s frames are allowed if it is offered', () => {
  expect(profile('default').frames).toEqual([])
  expect(profile('default', withRelay).frames).toEqual([
    'https://verify.walletconnect.org',
    'https://verify.walletconnect.com',
  ])
})

it('every wallet of TON Connect’s list is included, with its bridge and its image', async () => {
  // Without an answer the package says so, and falls back on the list that it carries.
  vi.spyOn(console, 'error').mockReturnValue()
  const list = await new WalletsListManager({ walletsListSource: 'data:application/json,0' }).getWallets()
  expect(list.length).toBeGreaterThan(20)
  const bridges = list.flatMap((wallet) => ('bridgeUrl' in wallet ? [new URL(wallet.bridgeUrl).host] : []))
  const pictures = list.map(({ imageUrl }) => new URL(imageUrl).host)
  expect([...new Set(bridges)].sort()).toEqual([...tonBridges])
  expect([...new Set(pictures)].sort()).toEqual([...tonPictures])
  expect(profile('default').connect).toEqual(expect.arrayContaining(['config.ton.org', ...tonBridges]))
  expect(profile('default').pictures).toEqual(expect.arrayContaining([...tonPictures]))
})

it('the operator’s wallet list, hosts and campaign images are included', () => {
  const catalogue = loadCatalogue({ profile: 'default' })
  const config = {
    ...defaultServerConfig,
    tonWalletsListUrl: 'https://wallets.example.org/list.json',
    pageHosts: ['bridge.example.org'],
  }
  const logo = (logoUrl: string | null) => ({ logoUrl })
  const campaigns = [logo('https://pictures.example.org/a.png'), logo('/icon.png'), logo(null)]
  const { connect, pictures } = pageHosts({ catalogue, campaigns, config })
  expect(connect).toEqual(expect.arrayContaining(['wallets.example.org', 'bridge.example.org']))
  expect(connect).not.toContain('config.ton.org')
  expect(pictures).toEqual(expect.arrayContaining(['pictures.example.org', 'bridge.example.org']))
})

it('the local profile’s nodes are included, with their socket ports, for its test wallets', () =>
  expect(profile('local').connect).toEqual(
    expect.arrayContaining(['http://127.0.0.1:8545', 'ws://127.0.0.1:8899', 'ws://127.0.0.1:8900']),
  ))
