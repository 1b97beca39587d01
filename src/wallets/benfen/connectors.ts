import type {
  BenfenFeatures,
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@benfen/bfc.js/wallet-standard'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import { connectMethodsFor, currentHostEnvironment } from '../connectMethods.ts'
import type { ConnectorInfo } from '../contract.ts'

type Every = StandardConnectFeature & StandardDisconnectFeature & StandardEventsFeature & Required<BenfenFeatures>

/** Returns the feature, or undefined when this wallet lacks it. */
export const featureOf = <Name extends keyof Every>(wallet: Wallet, name: Name): Every[Name] | undefined =>
  wallet.features[name as `${string}:${string}`] as Every[Name] | undefined

const isOfBenfen = (wallet: Wallet): boolean =>
  'standard:connect' in wallet.features &&
  'standard:events' in wallet.features &&
  Object.keys(wallet.features).some((name) => name.startsWith('bfc:sign'))

/** Wallets of this family on this page. */
export const usableWallets = (): readonly Wallet[] => getWallets().get().filter(isOfBenfen)

/** Wallets offered without an announcement. The ID is the name that they announce. */
const knownWallets = [{ id: 'Benfen Wallet', installUrl: 'https://openblock.com/#/download' }] as const

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Lists all connectors: announced wallets first, then installs. */
export function listConnectors(settings: WalletConfig): readonly ConnectorInfo[] {
  const place = currentHostEnvironment(settings)
  const here = usableWallets()
  // No wallet has a link that opens its browser, so Telegram offers none but test wallets.
  const inTelegram = (name: string): boolean => settings.testWallets?.includes(name) ?? false
  const missing = knownWallets.filter(({ id }) => here.every(({ name }) => !isSame(name, id)))
  return [
    ...here.map(
      ({ name, icon }): ConnectorInfo => ({
        id: name,
        family: 'benfen',
        name,
        icon,
        installed: true,
        installUrl: null,
        ways: connectMethodsFor({ here: true, inTelegram: inTelegram(name) }, place),
        browser: null,
      }),
    ),
    ...missing.map(
      ({ id, installUrl }): ConnectorInfo => ({
        id,
        family: 'benfen',
        name: id,
        icon: null,
        installed: false,
        installUrl,
        ways: connectMethodsFor({ inTelegram: false }, place),
        browser: null,
      }),
    ),
  ]
}

/** Opens a known wallet's site when it is not installed. @throws AppError `wallet_not_found` */
export function findWallet(id: string): Wallet {
  const wallet = usableWallets().find(({ name }) => isSame(name, id))
  if (wallet) return wallet
  const known = knownWallets.find((each) => each.id === id)
  if (known) window.open(known.installUrl, '_blank', 'noopener')
  throw new AppError('wallet_not_found', `Error: Please install ${id} first.`, {
    status: 400,
    retriable: false,
  })
}
