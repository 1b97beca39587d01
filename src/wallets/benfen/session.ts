import type { Wallet, WalletAccount as StandardAccount } from '@wallet-standard/base'
import { benfenAddressRules } from '#chains/benfen/address.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { OTHER_NETWORK } from '../account.ts'
import type { WalletAccount } from '../contract.ts'
import { featureOf, findWallet, usableWallets } from './connectors.ts'

type Listener = (account: WalletAccount | null) => void

export interface Connection {
  readonly wallet: Wallet
  /** The wallet's own account, which requests name. */
  readonly own: StandardAccount
  readonly account: WalletAccount
}

/** Connected wallet of this family. */
export interface Session {
  connect(id: string): Promise<WalletAccount>
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** @throws AppError `wallet_not_found` when nothing is connected. */
  current(): Connection
  /** Asks the wallet again, without its window, and reports a change. */
  refresh(): Promise<void>
  subscribe(listener: Listener): () => void
}

/** The main network in wallets, and its number in this product. */
export const MAINNET = { name: 'bfc:mainnet', id: 66_706_701 } as const

/** Address in the form of this product; null for an account of another chain. Some wallets write hex. */
function addressOf({ address, chains }: StandardAccount): string | null {
  if (chains.length > 0 && !chains.some((chain) => chain.startsWith('bfc:'))) return null
  try {
    return address.startsWith('0x')
      ? benfenAddressRules.fromBytes(address as `0x${string}`)
      : benfenAddressRules.parse(address)
  } catch {
    return null
  }
}

/** Connection to the first account, which is the selected one; null if the wallet shares none of BenFen. */
function connectionTo(
  wallet: Wallet,
  accounts: readonly StandardAccount[],
  network: string | undefined,
): Connection | null {
  const own = accounts.find((account) => addressOf(account) !== null)
  const address = own && addressOf(own)
  if (!own || !address) return null
  // An account names the network it is on, all that it serves, or none; then it signs for any network.
  const named = network === undefined ? own.chains : [network]
  const isOnMain = named.length === 0 || named.includes(MAINNET.name)
  return {
    wallet,
    own,
    account: {
      family: 'benfen',
      address,
      connectorId: wallet.name,
      walletName: wallet.name,
      icon: own.icon ?? wallet.icon,
      chainId: isOnMain ? chainId(MAINNET.id) : OTHER_NETWORK,
    },
  }
}

const isSame = (one: Connection | null, other: Connection | null): boolean =>
  one?.account.address === other?.account.address && one?.account.chainId === other?.account.chainId

export function createSession(storage: KeyValueStorage | null): Session {
  // Storage may be blocked; then the next visit starts without a wallet.
  const last = createPersisted<string | null>(storage, {
    key: 'causeway.benfen.wallet',
    format: 'text',
    parse: String,
    fallback: null,
  })
  const listeners = new Set<Listener>()
  let connection: Connection | null = null
  /** Network of the wallet's last report; OneKey's accounts keep the former one. */
  let reported: string | undefined
  let unfollow: (() => void) | undefined

  /** An empty list is a revocation or a locked wallet. */
  function change(wallet: Wallet, accounts: readonly StandardAccount[]): void {
    const next = connectionTo(wallet, accounts, reported)
    const isNews = !isSame(next, connection)
    connection = next
    if (isNews) for (const listener of listeners) listener(next?.account ?? null)
  }

  function follow(wallet: Wallet): void {
    unfollow?.()
    unfollow = featureOf(wallet, 'standard:events')?.on('change', ({ accounts, chains }) => {
      if (connection?.wallet !== wallet) return
      // Several are those that the wallet serves.
      reported = chains?.length === 1 ? chains[0] : undefined
      change(wallet, accounts ?? wallet.accounts)
    })
  }

  async function accountsOf(wallet: Wallet, silent: boolean): Promise<readonly StandardAccount[]> {
    const answer = await featureOf(wallet, 'standard:connect')?.connect(silent ? { silent } : undefined)
    return answer?.accounts ?? []
  }

  async function open(wallet: Wallet, silent: boolean): Promise<WalletAccount | null> {
    reported = undefined
    const next = connectionTo(wallet, await accountsOf(wallet, silent), reported)
    if (!next) return null
    connection = next
    last.write(wallet.name)
    follow(wallet)
    return connection.account
  }

  return {
    connect: async (id) => {
      const account = await open(findWallet(id), false)
      if (account) return account
      throw new AppError('wallet_rejected', 'Your wallet shared no account.', { status: 400, retriable: true })
    },
    reconnect: async () => {
      if (connection) return connection.account
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
      // BenFen's own wallet has no such feature; one that fails to disconnect is dropped all the same.
      if (wallet)
        await featureOf(wallet, 'standard:disconnect')
          ?.disconnect()
          .catch(() => undefined)
    },
    current: () => {
      if (!connection)
        throw new AppError('wallet_not_found', 'Connect a wallet first.', {
          status: 400,
          fix: { kind: 'connect_wallet', family: 'benfen' },
        })
      return connection
    },
    refresh: async () => {
      const wallet = connection?.wallet
      if (wallet) change(wallet, await accountsOf(wallet, true))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
