import type { WalletConfig } from '../config.ts'
import type { AppLink, Pairing } from '../contract.ts'
import { currentHostEnvironment } from '../hostEnvironment.ts'
import { appLink } from './appLink.ts'
import { awaitAnswer } from './awaitAnswer.ts'
import { knownWallet, walletApps } from './catalogue.ts'
import type { EvmConfig } from './config.ts'
import { WALLET_CONNECT, walletConnectOf } from './walletConnect.ts'

/** App of the chosen wallet; for a generic choice on a phone, all apps that accept a URI. */
function appsFor(walletId: string, uri: string, settings: WalletConfig): readonly AppLink[] {
  const wallet = knownWallet(walletId)
  const place = currentHostEnvironment(settings)
  // On a desktop the code is scanned: links would only open the apps' sites.
  const all = place.system === 'desk' ? [] : walletApps
  const wanted = walletId === WALLET_CONNECT ? all : wallet?.app ? [{ name: wallet.name, app: wallet.app }] : []
  return wanted.flatMap(({ name, app }) => {
    const link = appLink(app, uri, place)
    return link === null ? [] : [{ name, link }]
  })
}

/**
 * Starts a connection with a wallet in another app or on a phone. Resolves once there is a URI, so that a tap can open the
 * wallet at once; the account follows on approval.
 * @throws AppError `wallet_not_found` without a project ID, `relay_unreachable` when no URI arrives
 */
export async function pair(config: EvmConfig, settings: WalletConfig, walletId: string): Promise<Pairing> {
  const { uri, account, leave } = awaitAnswer(config, walletConnectOf(config, settings))
  const address = await uri.catch((error: unknown) => {
    leave()
    throw error
  })
  return { uri: address, apps: address === '' ? [] : appsFor(walletId, address, settings), account, cancel: leave }
}
