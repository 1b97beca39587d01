import type { Wallet } from '@wallet-standard/base'
import { AppError } from '#core/errors.ts'
import type { ConnectorInfo } from '../contract.ts'
import type { WalletConfig } from '../config.ts'
import { type HostEnvironment, currentHostEnvironment } from '../hostEnvironment.ts'
import { type WalletFacts, connectMethodsFor } from '../connectMethods.ts'
import { type KnownWallet, knownWallets } from './catalogue.ts'
import { usableWallets } from './standard.ts'

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

const installed = ({ name, icon }: Wallet, settings: WalletConfig): ConnectorInfo =>
  info(name, currentHostEnvironment(settings), { here: true, inTelegram: isInTelegram(name, settings) }, { icon })

const elsewhere = ({ id, installUrl, browser, inTelegram }: KnownWallet, place: HostEnvironment): ConnectorInfo =>
  info(id, place, { browses: true, inTelegram }, { installed: false, installUrl, browser })

/** All connectors: announced wallets first, then apps elsewhere and installs. */
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
