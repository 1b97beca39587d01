import { getProviderById, getProviders } from 'sats-connect'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import { connectMethodsFor, currentHostEnvironment } from '../connectMethods.ts'
import type { ConnectorInfo } from '../contract.ts'
import { knownWallets, type WalletId } from './catalogue.ts'
import { type OkxBitcoin, okxProvider } from './okx.ts'
import type { BitcoinProvider } from './provider.ts'
import { leatherProvider, satsConnectProvider, unisatProvider, xverseInscriptions } from './satsConnect.ts'

/** Place of each known wallet in the page, and its protocol. */
const protocols: Readonly<Record<WalletId, { path: string; open(found: unknown, path: string): BitcoinProvider }>> = {
  xverse: {
    path: 'XverseProviders.BitcoinProvider',
    open: (found, path) => ({
      ...satsConnectProvider(path, null),
      inscriptions: xverseInscriptions(path, found as Parameters<typeof xverseInscriptions>[1]),
    }),
  },
  unisat: { path: 'unisat', open: (found) => unisatProvider(found as Parameters<typeof unisatProvider>[0]) },
  leather: { path: 'LeatherProvider', open: (_, path) => leatherProvider(path) },
  okx: { path: 'okxwallet.bitcoin', open: (found) => okxProvider(found as OkxBitcoin) },
}

const found = (path: string): unknown => getProviderById(path)

export interface WalletInPage {
  readonly id: string
  readonly name: string
  readonly icon: string | null
  readonly provider: BitcoinProvider
}

/** Announced wallets other than the known ones (WBIP-004), by their place in the page. */
const announced = () => {
  const known = new Set<string>(Object.values(protocols).map(({ path }) => path))
  return getProviders().filter(({ id }) => !known.has(id) && found(id) !== undefined)
}

/** The icon that a known wallet announces. */
const iconOf = (path: string): string | null => getProviders().find(({ id }) => id === path)?.icon ?? null

/** Lists all connectors: wallets in this page first, then apps elsewhere and installs. */
export function listConnectors(settings: WalletConfig): readonly ConnectorInfo[] {
  const place = currentHostEnvironment(settings)
  const known = knownWallets.map(({ id, name, installUrl, browser, inTelegram }): ConnectorInfo => {
    const { path } = protocols[id]
    const here = found(path) !== undefined
    return {
      id,
      family: 'bitcoin',
      name,
      icon: iconOf(path),
      installed: here,
      installUrl,
      ways: connectMethodsFor({ here, browses: browser !== null, inTelegram }, place),
      browser,
    }
  })
  const others = announced().map(({ id, name, icon }): ConnectorInfo => {
    const inTelegram = settings.testWallets?.includes(id) === true
    return {
      id,
      family: 'bitcoin',
      name,
      icon,
      installed: true,
      installUrl: null,
      ways: connectMethodsFor({ here: true, inTelegram }, place),
      browser: null,
    }
  })
  const all = [...others, ...known]
  return [...all.filter(({ installed }) => installed), ...all.filter(({ installed }) => !installed)]
}

/** Returns a wallet of this page; null if it is not there. */
export function walletInPage(wanted: string): WalletInPage | null {
  const known = knownWallets.find(({ id }) => id === wanted)
  if (known) {
    const { path, open } = protocols[known.id]
    const at = found(path)
    return at === undefined ? null : { id: known.id, name: known.name, icon: iconOf(path), provider: open(at, path) }
  }
  const other = announced().find(({ id }) => id === wanted)
  return other
    ? { id: wanted, name: other.name, icon: other.icon, provider: satsConnectProvider(wanted, other.methods ?? null) }
    : null
}

/** Opens a known wallet's site when it is not installed. @throws AppError `wallet_not_found` with the text of spec §8 */
export function requireWallet(id: string): WalletInPage {
  const wallet = walletInPage(id)
  if (wallet) return wallet
  const known = knownWallets.find((entry) => entry.id === id)
  if (known) window.open(known.installUrl, '_blank', 'noopener')
  throw new AppError('wallet_not_found', `${known?.name ?? id} is not installed`, { status: 400, retriable: false })
}
