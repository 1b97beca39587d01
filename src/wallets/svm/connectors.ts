import type { Wallet } from '@wallet-standard/base'
import { AppError } from '#core/errors.ts'
import type { ConnectorInfo } from '../contract.ts'
import { type KnownWallet, knownWallets } from './catalogue.ts'
import { usableWallets } from './standard.ts'

const installed = ({ name, icon }: Wallet): ConnectorInfo => ({
  id: name,
  family: 'svm',
  name,
  icon,
  installed: true,
  installUrl: null,
  pairs: false,
  worksInTelegram: false,
})

const toInstall = ({ id, installUrl }: KnownWallet): ConnectorInfo => ({
  id,
  family: 'svm',
  name: id,
  icon: null,
  installed: false,
  installUrl,
  pairs: false,
  worksInTelegram: false,
})

/** Every way to connect: wallets that announced themselves first, then the ones that can be installed. */
export function listConnectors(): readonly ConnectorInfo[] {
  const wallets = usableWallets()
  const names = new Set(wallets.map(({ name }) => name))
  return [...wallets.map(installed), ...knownWallets.filter(({ id }) => !names.has(id)).map(toInstall)]
}

/** Opens the wallet's site when it is one that we know and it is not installed. @throws AppError `wallet_not_found` */
export function findWallet(id: string): Wallet {
  const wallet = usableWallets().find(({ name }) => name === id)
  if (wallet) return wallet
  const known = knownWallets.find((entry) => entry.id === id)
  if (known) window.open(known.installUrl, '_blank', 'noopener')
  throw new AppError('wallet_not_found', known?.missing ?? `Error: Please install ${id} first.`, { status: 400, retriable: false })
}
