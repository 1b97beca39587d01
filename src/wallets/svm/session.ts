import type { Wallet, WalletAccount as StandardAccount } from '@wallet-standard/base'
import { svmAddressRules } from '#chains/svm/address.ts'
import { AppError } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import type { WalletAccount } from '../contract.ts'
import { featureOf, findWallet, usableWallets } from './connectors.ts'
import { createPersisted } from '#src/platform/persisted.ts'

export interface Connection {
  readonly wallet: Wallet
  readonly account: StandardAccount
}

type Listener = (account: WalletAccount | null) => void

/** Connected wallet of this family. */
export interface Session {
  connect(id: string): Promise<WalletAccount>
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** @throws AppError `wallet_not_found` when nothing is connected. */
  current(): Connection
  subscribe(listener: Listener): () => void
}

const toAccount = ({ wallet, account }: Connection): WalletAccount => ({
  family: 'svm',
  address: svmAddressRules.parse(account.address),
  connectorId: wallet.name,
  walletName: wallet.name,
  icon: account.icon ?? wallet.icon,
  chainId: null,
})

export function createSession(storage: KeyValueStorage | null): Session {
  // Storage may be blocked; then the next visit starts without a wallet.
  const last = createPersisted<string | null>(storage, {
    key: 'causeway.svm.wallet',
    format: 'text',
    parse: String,
    fallback: null,
  })
  const listeners = new Set<Listener>()
  let connection: Connection | null = null
  let unfollow: (() => void) | undefined

  const tell = (): void => {
    for (const listener of listeners) listener(connection && toAccount(connection))
  }

  /** Wallets report a switched account or a lock by changing their account list. */
  function follow(wallet: Wallet): void {
    unfollow?.()
    unfollow = featureOf(wallet, 'standard:events')?.on('change', ({ accounts }) => {
      if (!accounts) return
      const [account] = accounts
      if (account?.address === connection?.account.address) return
      connection = account ? { wallet, account } : null
      tell()
    })
  }

  async function open(wallet: Wallet, silent: boolean): Promise<WalletAccount | null> {
    const feature = featureOf(wallet, 'standard:connect')
    const { accounts } = (await feature?.connect(silent ? { silent } : undefined)) ?? { accounts: [] }
    const account = accounts[0] ?? wallet.accounts[0]
    if (!account) return null
    connection = { wallet, account }
    last.write(wallet.name)
    follow(wallet)
    return toAccount(connection)
  }

  return {
    connect: async (id) => {
      const account = await open(findWallet(id), false)
      if (!account)
        throw new AppError('wallet_rejected', 'Your wallet shared no account.', { status: 400, retriable: true })
      return account
    },
    reconnect: async () => {
      if (connection) return toAccount(connection)
      const id = last.read()
      const wallet = usableWallets().find(({ name }) => name === id)
      return wallet ? open(wallet, true) : null
    },
    disconnect: async () => {
      const wallet = connection?.wallet
      unfollow?.()
      unfollow = undefined
      connection = null
      last.remove()
      // A wallet that fails to disconnect is dropped all the same.
      if (wallet)
        await featureOf(wallet, 'standard:disconnect')
          ?.disconnect()
          .catch(() => undefined)
    },
    current: () => {
      if (!connection)
        throw new AppError('wallet_not_found', 'Connect a wallet first.', {
          status: 400,
          fix: { kind: 'connect_wallet', family: 'svm' },
        })
      return connection
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
