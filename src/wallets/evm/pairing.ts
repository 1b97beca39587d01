import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import type { AppLink, Pairing, WalletAccount } from '../contract.ts'
import { requireAccount } from './account.ts'
import { appLink } from './appLink.ts'
import { knownWallet, walletApps } from './catalogue.ts'
import type { EvmConfig } from './config.ts'
import { placeNow } from './connectors.ts'
import { isAlreadyConnected, translateWalletError } from './errors.ts'
import { abandon, propose } from './proposal.ts'
import { RELAY_MS, unreachable, WALLET_CONNECT, walletConnectOf } from './walletConnect.ts'

const closed = () => new AppError('wallet_closed', 'The connection was closed before the wallet answered.', { status: 400, retriable: true })

/** The app of the wallet that was chosen; where that is any, all that are known to take an address. */
function appsFor(walletId: string, uri: string, settings: WalletConfig): readonly AppLink[] {
  const wallet = knownWallet(walletId)
  const wanted = walletId === WALLET_CONNECT ? walletApps : wallet?.app ? [{ name: wallet.name, app: wallet.app }] : []
  const place = placeNow(settings)
  return wanted.flatMap(({ name, app }) => {
    const link = appLink(app, uri, place)
    return link === null ? [] : [{ name, link }]
  })
}

/**
 * Begins a connection with a wallet that is elsewhere: on a phone, or in another app. Resolves as soon as there is an address to show, so
 * that a tap can open the wallet at once; the account follows when the person agrees there.
 * @throws AppError `wallet_not_found` without a project id, `relay_unreachable` when no address comes
 */
export async function pair(config: EvmConfig, settings: WalletConfig, walletId: string): Promise<Pairing> {
  const connector = walletConnectOf(config, settings)
  const proposal = propose(config, connector)
  // Whoever waited for it before has left.
  const me = (proposal.waiting = {})
  const wanted = () => proposal.waiting === me
  const account = proposal.answer.then(
    (): WalletAccount => {
      if (wanted()) return requireAccount(config)
      throw closed()
    },
    (error: unknown) => {
      // An earlier session was being resumed meanwhile.
      if (wanted() && isAlreadyConnected(error)) return requireAccount(config)
      throw wanted() ? translateWalletError(error) : closed()
    },
  )
  const giveUp = (): void => {
    account.catch(() => undefined)
    if (wanted()) void abandon(connector, proposal)
  }
  // A refusal before there is an address is the answer; a session that is still there needs no address.
  const uri = await firstOf([proposal.uri, account.then(() => '')], RELAY_MS).catch((error: unknown) => {
    giveUp()
    throw error
  })
  return { uri, apps: uri === '' ? [] : appsFor(walletId, uri, settings), account, cancel: giveUp }
}

/** Whichever comes first. @throws AppError `relay_unreachable` when none does in time */
async function firstOf<T>(all: readonly Promise<T>[], ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(unreachable()), ms)))
  try {
    return await Promise.race([...all, late])
  } finally {
    clearTimeout(timer)
  }
}
