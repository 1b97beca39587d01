import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { AppError } from '#core/errors.ts'
import type { ConnectorInfo } from '../contract.ts'
import type { WalletConfig } from '../config.ts'
import { connectMethodsFor, currentHostEnvironment, type HostEnvironment, type WalletFacts } from '../connectMethods.ts'

type Every = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature

/** Returns the Wallet Standard feature, or undefined when this wallet lacks it. */
export const featureOf = <Name extends keyof Every>(wallet: Wallet, name: Name): Every[Name] | undefined =>
  wallet.features[name as `${string}:${string}`] as Every[Name] | undefined

const canConnect = (wallet: Wallet): boolean => featureOf(wallet, 'standard:connect') !== undefined
const canSign = (wallet: Wallet): boolean =>
  Boolean(featureOf(wallet, 'solana:signTransaction') ?? featureOf(wallet, 'solana:signAndSendTransaction'))

/** Wallets on this page that can sign for networks of this family. */
export const usableWallets = (): readonly Wallet[] =>
  getWallets()
    .get()
    .filter((wallet) => canConnect(wallet) && canSign(wallet))

/** Wallets offered without an announcement. The ID is the name that they announce. */
interface KnownWallet {
  readonly id: string
  readonly installUrl: string
  /** Spec §8: message when it is requested and missing. */
  readonly missing: string
  /** Opens a page in its own browser, the only place where its app connects to one. */
  readonly browser: (page: string) => string
  /** Offered inside Telegram (spec §3). */
  readonly inTelegram: boolean
}

const behind = (base: string) => (page: string) =>
  `${base}${encodeURIComponent(page)}?ref=${encodeURIComponent(new URL(page).origin)}`

export const knownWallets: readonly KnownWallet[] = [
  {
    id: 'Phantom',
    installUrl: 'https://phantom.com/download',
    missing: 'no phantom',
    browser: behind('https://phantom.app/ul/browse/'),
    inTelegram: true,
  },
  {
    id: 'Backpack',
    installUrl: 'https://backpack.app/download',
    missing: 'no backpack',
    browser: behind('https://backpack.app/ul/v1/browse/'),
    inTelegram: true,
  },
  {
    id: 'Solflare',
    installUrl: 'https://solflare.com/download',
    missing: 'Error: Please install Solflare first.',
    browser: behind('https://solflare.com/ul/v1/browse/'),
    inTelegram: true,
  },
]

const info = (
  id: string,
  place: HostEnvironment,
  facts: WalletFacts,
  change: Partial<ConnectorInfo>,
): ConnectorInfo => ({
  id,
  family: 'svm',
  name: id,
  icon: null,
  installed: true,
  installUrl: null,
  ways: connectMethodsFor(facts, place),
  browser: null,
  ...change,
})

const isInTelegram = (name: string, { testWallets = [] }: WalletConfig): boolean =>
  knownWallets.find(({ id }) => id === name)?.inTelegram ?? testWallets.includes(name)

const installed = ({ name, icon, version }: Wallet, settings: WalletConfig): ConnectorInfo =>
  info(
    name,
    currentHostEnvironment(settings),
    { here: true, inTelegram: isInTelegram(name, settings) },
    { icon, version: `Wallet Standard ${version}` },
  )

const elsewhere = ({ id, installUrl, browser, inTelegram }: KnownWallet, place: HostEnvironment): ConnectorInfo =>
  info(id, place, { browses: true, inTelegram }, { installed: false, installUrl, browser })

/** Lists all connectors: announced wallets first, then apps elsewhere and installs. */
export function listConnectors(settings: WalletConfig): readonly ConnectorInfo[] {
  const wallets = usableWallets()
  const names = new Set(wallets.map(({ name }) => name))
  return [
    ...wallets.map((wallet) => installed(wallet, settings)),
    ...knownWallets
      .filter(({ id }) => !names.has(id))
      .map((wallet) => elsewhere(wallet, currentHostEnvironment(settings))),
  ]
}

/** Opens a known wallet's site when it is not installed. @throws AppError `wallet_not_found` */
export function findWallet(id: string): Wallet {
  const wallet = usableWallets().find(({ name }) => name === id)
  if (wallet) return wallet
  const known = knownWallets.find((entry) => entry.id === id)
  if (known) window.open(known.installUrl, '_blank', 'noopener')
  throw new AppError('wallet_not_found', known?.missing ?? `Error: Please install ${id} first.`, {
    status: 400,
    retriable: false,
  })
}
