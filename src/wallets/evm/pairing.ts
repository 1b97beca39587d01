import type { CreateConnectorFn } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import type { Pairing, WalletAccount } from '../contract.ts'
import { requireAccount } from './account.ts'
import { knownWallet } from './catalogue.ts'
import type { EvmConfig } from './config.ts'
import { createWalletConnect } from './connectors.ts'
import { translateWalletError } from './errors.ts'

/** The relay gives an address within a second or two; the package itself waits for it without end. */
export const ADDRESS_MS = 15_000

const unreachable = () => new AppError('relay_unreachable', 'The relay between this page and the wallet cannot be reached.', { status: 503, retriable: true })
const closed = () => new AppError('wallet_closed', 'The connection was closed before the wallet answered.', { status: 400, retriable: true })

/**
 * Begins a connection with a wallet that is elsewhere: on a phone, or in another app. Resolves as soon as there is an address to show, so
 * that a tap can open the wallet at once; the account follows when the person agrees there.
 * @throws AppError `wallet_not_found` without a project id, `relay_unreachable` when no address comes
 */
export async function pair(
  config: EvmConfig,
  { walletConnectProjectId }: WalletConfig,
  walletId: string,
  create: (projectId: string) => CreateConnectorFn = (projectId) => createWalletConnect(projectId, false),
): Promise<Pairing> {
  if (!walletConnectProjectId) throw new AppError('wallet_not_found', 'WalletConnect is not configured.', { status: 400, retriable: false })
  const connector = config._internal.connectors.setup(create(walletConnectProjectId))
  let wanted = true
  const shown = new Promise<string>((resolve) => {
    connector.emitter.on('message', ({ type, data }) => {
      if (type === 'display_uri') resolve(String(data))
    })
  })
  const account = connect(config, { connector }).then(
    async (): Promise<WalletAccount> => {
      if (wanted) return requireAccount(config)
      await disconnect(config, { connector }).catch(() => undefined)
      throw closed()
    },
    (error: unknown) => {
      throw wanted ? translateWalletError(error) : closed()
    },
  )
  // A refusal before there is an address is the answer; a session that is still there needs no address.
  const uri = await firstOf([shown, account.then(() => '')], ADDRESS_MS).catch((error: unknown) => {
    wanted = false
    account.catch(() => undefined)
    throw error
  })
  const wallet = knownWallet(walletId)
  return {
    uri,
    appLink: wallet?.appLink?.(uri) ?? null,
    account,
    cancel: () => {
      wanted = false
    },
  }
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
