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
export const TON_WALLETS_LIST = 'https://config.ton.org/wallets-v2.json'

/** WalletConnect's public registry, which its window asks for wallets and their images. An operator's own relay does without. */
export const WALLET_CONNECT_REGISTRY = 'api.web3modal.org'

/** Hosts that WalletConnect's packages use in addition to the relay: RPC and page verification. */
export const walletConnectHosts = ['rpc.walletconnect.org', 'verify.walletconnect.org'] as const

/** Frames in which WalletConnect verifies the page. */
export const walletConnectFrames = ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'] as const

/** The relay that WalletConnect's package asks unless the operator names one. */
export const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org'
