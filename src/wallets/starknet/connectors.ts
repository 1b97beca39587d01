import { StarknetInjectedWallet } from '@starknet-io/get-starknet-wallet-standard'
import { isStarknetWallet, type WalletWithStarknetFeatures } from '@starknet-io/get-starknet-wallet-standard/features'
import { getWallets } from '@wallet-standard/app'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import { connectMethodsFor, currentHostEnvironment, type HostEnvironment, type WalletFacts } from '../connectMethods.ts'
import type { ConnectorInfo } from '../contract.ts'

export type StarknetWallet = WalletWithStarknetFeatures
/** Object that a wallet injects into the page, as `starknet_<id>`. */
type Injected = ConstructorParameters<typeof StarknetInjectedWallet>[0]

/** Identifier that a wallet has in both protocols. */
export const idOf = (wallet: StarknetWallet): string => wallet.features['starknet:walletApi'].id

const members = ['id', 'name', 'version', 'icon', 'request', 'on', 'off']
const isInjected = (value: unknown): value is Injected =>
  typeof value === 'object' && value !== null && members.every((member) => member in value)

/** Wallets of this page. */
export interface Discovery {
  /** Those that announce themselves come first; the same wallet's injected object is not a second one. */
  wallets(): readonly StarknetWallet[]
  /** Version that its injected object gives; undefined for a wallet that announces itself. */
  versionOf(wallet: StarknetWallet): string | undefined
}

/** Looks for wallets by the Wallet Standard and by injected objects, at every call: extensions may be late. */
export function createDiscovery(page: object): Discovery {
  // A wrapper listens to its object, so that each object gets one.
  const wrapped = new Map<Injected, StarknetWallet>()
  const wrap = (injected: Injected): StarknetWallet => {
    const known = wrapped.get(injected)
    if (known) return known
    const made = new StarknetInjectedWallet(injected)
    wrapped.set(injected, made)
    return made
  }
  const injected = (): StarknetWallet[] =>
    Object.getOwnPropertyNames(page)
      .filter((name) => name.startsWith('starknet'))
      .flatMap((name) => {
        const value = (page as Record<string, unknown>)[name]
        return isInjected(value) ? [wrap(value)] : []
      })
  return {
    wallets: () => {
      const all = [...getWallets().get().filter(isStarknetWallet), ...injected()]
      return all.filter((wallet, at) => all.findIndex((other) => idOf(other) === idOf(wallet)) === at)
    },
    versionOf: (wallet) => [...wrapped].find(([, made]) => made === wallet)?.[0].version,
  }
}

/** Wallets offered without an announcement. */
interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly installUrl: string
  /** Opens a page in its own browser; null for an app that only connects to the pages of its extension. */
  readonly browser: ((page: string) => string) | null
  /** Offered inside Telegram (spec §3): its browser can be opened from there. */
  readonly inTelegram: boolean
}

export const knownWallets: readonly KnownWallet[] = [
  { id: 'argentX', name: 'Ready', installUrl: 'https://www.ready.co/', browser: null, inTelegram: false },
  {
    id: 'braavos',
    name: 'Braavos',
    installUrl: 'https://braavos.app/',
    browser: (page) => `https://link.braavos.app/dapp/${page.replace(/^https?:\/\//, '')}`,
    inTelegram: true,
  },
]

const info = (
  id: string,
  place: HostEnvironment,
  facts: WalletFacts,
  change: Partial<ConnectorInfo> & Pick<ConnectorInfo, 'name'>,
): ConnectorInfo => ({
  id,
  family: 'starknet',
  icon: null,
  installed: true,
  installUrl: null,
  ways: connectMethodsFor(facts, place),
  browser: null,
  ...change,
})

const isInTelegram = (id: string, { testWallets = [] }: WalletConfig): boolean =>
  knownWallets.find((known) => known.id === id)?.inTelegram ?? testWallets.includes(id)

/** Lists all connectors: wallets of the page first, then apps elsewhere and installs. */
export function listConnectors(discovery: Discovery, settings: WalletConfig): readonly ConnectorInfo[] {
  const place = currentHostEnvironment(settings)
  const here = discovery.wallets()
  const ids = new Set(here.map(idOf))
  return [
    ...here.map((wallet) => {
      const facts = { here: true, inTelegram: isInTelegram(idOf(wallet), settings) }
      const version = discovery.versionOf(wallet)
      return info(idOf(wallet), place, facts, {
        name: wallet.name,
        icon: wallet.icon,
        ...(version === undefined ? {} : { version }),
      })
    }),
    ...knownWallets
      .filter(({ id }) => !ids.has(id))
      .map(({ id, name, installUrl, browser, inTelegram }) =>
        info(id, place, { browses: browser !== null, inTelegram }, { name, installed: false, installUrl, browser }),
      ),
  ]
}

/** Opens a known wallet's site when it is not installed. @throws AppError `wallet_not_found` */
export function findWallet(discovery: Discovery, id: string): StarknetWallet {
  const wallet = discovery.wallets().find((each) => idOf(each) === id)
  if (wallet) return wallet
  const known = knownWallets.find((each) => each.id === id)
  if (known) window.open(known.installUrl, '_blank', 'noopener')
  throw new AppError('wallet_not_found', `Error: Please install ${known?.name ?? id} first.`, {
    status: 400,
    retriable: false,
  })
}
