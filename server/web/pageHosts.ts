import type { Catalogue } from '#core/catalogue/types.ts'
import { channelCss } from '#core/channel/colours.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { ServerConfig } from '../config.ts'

/** Needs of the pages beyond our own origin. A host without a scheme is reached by the page's own one. */
export interface PageHosts {
  readonly connect: readonly string[]
  readonly pictures: readonly string[]
  readonly frames: readonly string[]
  /** True if the dialog of TON Connect or WalletConnect can load: docs/security.md lists what each of them writes. */
  readonly vendorDialogs: boolean
  /** Style sheets of partners, which their pages have inline. */
  readonly styles: readonly string[]
}

interface Known {
  readonly catalogue: Pick<Catalogue, 'chains' | 'channels'>
  readonly config: Pick<
    ServerConfig,
    'walletConnectProjectId' | 'walletConnectRelayUrl' | 'tonWalletsListUrl' | 'pageHosts'
  >
  /** The operator's campaigns, whose pictures may be on other sites. */
  readonly campaigns: readonly Pick<Campaign, 'logoUrl'>[]
}

/** Clients of some families open their subscriptions on the next port. */
function plainOrigins(url: string): string[] {
  const { hostname, port } = new URL(url)
  const next = port === '' ? [] : [`ws://${hostname}:${Number(port) + 1}`]
  return [`http://${hostname}${port && `:${port}`}`, `ws://${hostname}${port && `:${port}`}`, ...next]
}

/** A secure address as its host, to keep the header short; any other with all that a local stand-in answers at. */
function sourcesOf(url: string): string[] {
  const { protocol, host } = new URL(url)
  if (protocol === 'https:') return [host]
  return protocol === 'wss:' ? [`wss://${host}`] : plainOrigins(url)
}

/**
 * Hosts that the page needs: those of the wallets that it offers, of the operator's pictures, and in the local profile the nodes, which its
 * test wallets ask. Networks are read through our own origin.
 */
export function pageHosts({ catalogue, config, campaigns }: Known): PageHosts {
  const hasTon = catalogue.chains.some(({ family }) => family === 'ton')
  const { walletConnectProjectId, walletConnectRelayUrl } = config
  const hasWalletConnect = walletConnectProjectId !== null
  const registry = hasWalletConnect && walletConnectRelayUrl === null ? [WALLET_CONNECT_REGISTRY] : []
  const relay = hasWalletConnect
    ? [...sourcesOf(walletConnectRelayUrl ?? WALLET_CONNECT_RELAY), ...registry, ...walletConnectHosts]
    : []
  const list = hasTon ? sourcesOf(config.tonWalletsListUrl ?? TON_WALLETS_LIST) : []
  const nodes = catalogue.chains.flatMap(({ rpcUrls }) => rpcUrls.filter((url) => /^(http|ws):/.test(url)))
  const logos = campaigns.flatMap(({ logoUrl }) => (logoUrl?.startsWith('https:') ? [new URL(logoUrl).host] : []))
  const unique = (sources: readonly string[]): string[] => [...new Set(sources)]
  return {
    connect: unique([
      ...relay,
      ...list,
      ...(hasTon ? tonBridges : []),
      ...(catalogue.chains.some(({ family }) => family === 'fuel') ? BAKO_RELAY : []),
      ...nodes.flatMap(plainOrigins),
      ...config.pageHosts,
    ]),
    pictures: unique([...registry, ...(hasTon ? tonPictures : []), ...logos, ...config.pageHosts]),
    frames: hasWalletConnect ? walletConnectFrames : [],
    vendorDialogs: hasTon || hasWalletConnect,
    styles: unique(catalogue.channels.map(({ colours }) => channelCss(colours)).filter((css) => css !== '')),
  }
}

/**
 * Hosts of TON Connect's list of wallets: their bridges, which the page connects to, and their pictures in TON Connect's own window.
 * A test compares them with the list of the installed package.
 */
export const tonBridges = [
  'api-node.bybit.com',
  'blitzwallet.cfd',
  'bridge.dewallet.pro',
  'bridge.mirai.app',
  'bridge.tonapi.io',
  'bridge.uxuy.me',
  'connect.token.im',
  'connect.tonhubapi.com',
  'dapp.gateio.services',
  'go-bridge.tomo.inc',
  'sse-bridge.hot-labs.org',
  'tc.architecton.su',
  'tc.nicegram.app',
  'ton-bridge.safepal.com',
  'ton-connect-bridge.bgwapi.io',
  'ton-connect-bridge.echooo.link',
  'ton-connect.mytokenpocket.vip',
  'tonconnectbridge.mytonwallet.org',
  'wallet-bridge.fintopio.com',
  'wallet.binance.com',
  'walletbot.me',
  'web3-bridge.kolo.in',
  'www.okx.com',
] as const

export const tonPictures = [
  'aws-v2-cdn.token.im',
  'blitzwallet.cfd',
  'cdn.echooo.xyz',
  'cdn.mirailabs.co',
  'chain-cdn.uxuy.com',
  'downloads.mycactus.com',
  'hk.tpstatic.net',
  'img.bitgetimg.com',
  'img.gatedataimg.com',
  'pub.tomo.inc',
  'public.bnbstatic.com',
  'raw.githubusercontent.com',
  's.pvcliping.com',
  'static.mytonwallet.io',
  'static.nicegram.app',
  'static.okx.com',
  'tonhub.com',
  'tonkeeper.com',
  'uni.onekey-asset.com',
  'wallet.tg',
  'wallet.ton.org',
  'xtonwallet.com',
] as const

/** Default source of TON Connect's wallet list. */
const TON_WALLETS_LIST = 'https://config.ton.org/wallets-v2.json'

/** Relay of Bako Safe, a vault on Fuel, and its list of connections. */
const BAKO_RELAY = ['api.bako.global', 'wss://api.bako.global'] as const

/** WalletConnect's public registry; its window loads wallets and their images from it. An operator's own relay does without. */
const WALLET_CONNECT_REGISTRY = 'api.web3modal.org'

/** Hosts that WalletConnect's packages use in addition to the relay: RPC and page verification. */
const walletConnectHosts = ['rpc.walletconnect.org', 'verify.walletconnect.org'] as const

/** Frames in which WalletConnect verifies the page. */
const walletConnectFrames = ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'] as const

/** The relay that WalletConnect's package uses unless the operator sets one. */
const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org'
