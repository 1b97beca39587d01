import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import { connectMethodsFor, currentHostEnvironment } from '../connectMethods.ts'
import type { ConnectorInfo } from '../contract.ts'
import { BAKO_NAME } from './bako.ts'
import { type FuelConnector, openExtension } from './connector.ts'

/** Wallets offered without an announcement. The ID is the name of their connector. */
const knownWallets = [
  { id: 'Fuel Wallet', installUrl: 'https://wallet.fuel.network/' },
  { id: BAKO_NAME, installUrl: 'https://safe.bako.global/' },
] as const

/** Connector that announces itself by this event of the page. */
const ANNOUNCEMENT = 'FuelConnector'

const members = ['name', 'isConnected', 'connect', 'accounts', 'currentAccount', 'currentNetwork', 'on', 'off']
const isConnector = (value: unknown): value is FuelConnector =>
  typeof value === 'object' && value !== null && members.every((member) => member in value)

/** Wallets of this page. */
export interface Discovery {
  /** Those that announce themselves come first; the extension of the same name is not a second one. */
  wallets(): Promise<readonly FuelConnector[]>
}

/**
 * Listens to announcements from now on, and asks Fuel Wallet's extension at every call: it may be installed later.
 * @param hosted wallets without an extension
 */
export function createDiscovery(page: Window, hosted: readonly FuelConnector[]): Discovery {
  const announced = new Map<string, FuelConnector>()
  page.addEventListener(ANNOUNCEMENT, (event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isConnector(detail)) announced.set(detail.name, detail)
  })
  const extension = openExtension(knownWallets[0].id, page)
  return {
    wallets: async () => {
      const answers = announced.has(extension.name) || (await extension.ping().catch(() => false))
      const others = [...(answers ? [extension] : []), ...hosted]
      return [...announced.values(), ...others.filter(({ name }) => !announced.has(name))]
    },
  }
}

export const iconOf = ({ metadata }: FuelConnector): string | null => {
  const image = metadata?.image
  return typeof image === 'string' ? image : (image?.light ?? null)
}

/** Lists all connectors: wallets of the page first, then installs. */
export async function listConnectors(discovery: Discovery, settings: WalletConfig): Promise<readonly ConnectorInfo[]> {
  const place = currentHostEnvironment(settings)
  const here = await discovery.wallets()
  // Neither wallet has an app with a browser, so Telegram offers none but test wallets.
  const inTelegram = (id: string): boolean => settings.testWallets?.includes(id) ?? false
  const missing = knownWallets.filter(({ id }) => here.every(({ name }) => name !== id))
  return [
    ...here.map(
      (wallet): ConnectorInfo => ({
        id: wallet.name,
        family: 'fuel',
        name: wallet.name,
        icon: iconOf(wallet),
        installed: true,
        installUrl: null,
        ways: connectMethodsFor({ here: true, inTelegram: inTelegram(wallet.name) }, place),
        browser: null,
      }),
    ),
    ...missing.map(
      ({ id, installUrl }): ConnectorInfo => ({
        id,
        family: 'fuel',
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
export async function findWallet(discovery: Discovery, id: string): Promise<FuelConnector> {
  const wallet = (await discovery.wallets()).find(({ name }) => name === id)
  if (wallet) return wallet
  const known = knownWallets.find((each) => each.id === id)
  if (known) window.open(known.installUrl, '_blank', 'noopener')
  throw new AppError('wallet_not_found', `Error: Please install ${id} first.`, { status: 400, retriable: false })
}
