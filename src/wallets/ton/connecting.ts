import type { ITonConnect, TonConnectError, Wallet } from '@tonconnect/sdk'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import type { WalletWindow } from './host.ts'
import { injectedWallets, TON_CONNECT } from './connectors.ts'

export interface Connecting {
  readonly connector: ITonConnect
  readonly settings: WalletConfig
  readonly page: Window
  /** Shows all wallets; the package's own window by default. */
  readonly openWindow?: OpenWindow
}

export type OpenWindow = (
  connector: ITonConnect,
  settings: WalletConfig,
  payload: string | null,
) => Promise<WalletWindow>

const closed = (): AppError =>
  new AppError('wallet_closed', 'The connection closed before your wallet responded.', {
    status: 400,
    retriable: true,
  })
const missing = (id: string): AppError =>
  new AppError('wallet_not_found', `Error: Please install ${id} first.`, { status: 400, retriable: false })

/** Resolves with the next wallet that connects, or rejects with its error. */
function nextWallet(connector: ITonConnect): { wallet: Promise<Wallet>; leave: () => void } {
  let leave = (): void => undefined
  const wallet = new Promise<Wallet>((resolve, reject) => {
    leave = connector.onStatusChange(
      (found) => found && resolve(found),
      (error: TonConnectError) => reject(error),
    )
  })
  wallet.catch(() => undefined)
  return { wallet, leave }
}

/** Asks a wallet whose bridge is injected into the page. */
async function throughPage({ connector, page }: Connecting, id: string, payload: string | null): Promise<Wallet> {
  if (!injectedWallets(page).some(({ key }) => key === id)) throw missing(id)
  const { wallet, leave } = nextWallet(connector)
  try {
    connector.connect({ jsBridgeKey: id }, payload === null ? {} : { tonProof: payload })
    return await wallet
  } finally {
    leave()
  }
}

/** Every wallet of TON Connect's list, in its own window: by QR code, link or app. */
async function throughWindow({ connector, settings, ...given }: Connecting, payload: string | null): Promise<Wallet> {
  const openWindow = given.openWindow ?? (await import('./host.ts')).openWindow
  const { wallet, leave } = nextWallet(connector)
  const shown = await openWindow(connector, settings, payload)
  try {
    return await Promise.race([
      wallet,
      shown.closed.then(() => {
        throw closed()
      }),
    ])
  } finally {
    leave()
    shown.close()
  }
}

/** Asks a wallet for its account and, given a payload, for a proof over it. */
export const askWallet = (deps: Connecting, id: string, payload: string | null): Promise<Wallet> =>
  id === TON_CONNECT ? throughWindow(deps, payload) : throughPage(deps, id, payload)
