import { starknetAddressRules } from '#chains/starknet/address.ts'
import { chainOfNetwork } from '#chains/starknet/networks.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { OTHER_NETWORK } from '../account.ts'
import type { WalletAccount } from '../contract.ts'
import { type Discovery, findWallet, idOf, type StarknetWallet } from './connectors.ts'

type StandardAccount = StarknetWallet['accounts'][number]
type Listener = (account: WalletAccount | null) => void

export interface Connection {
  readonly wallet: StarknetWallet
  readonly account: WalletAccount
}

/** Connected wallet of this family. */
export interface Session {
  connect(id: string): Promise<WalletAccount>
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** @throws AppError `wallet_not_found` when nothing is connected. */
  current(): Connection
  subscribe(listener: Listener): () => void
}

/** The wallet names its network by a number, after "starknet:". */
const chainOf = ({ chains }: StandardAccount): number =>
  chainOfNetwork(chains[0]?.slice('starknet:'.length) ?? '') ?? OTHER_NETWORK

const toAccount = (wallet: StarknetWallet, account: StandardAccount): WalletAccount => ({
  family: 'starknet',
  address: starknetAddressRules.parse(account.address),
  connectorId: idOf(wallet),
  walletName: wallet.name,
  icon: account.icon ?? wallet.icon,
  chainId: chainId(chainOf(account)),
})

/** True if the wallet would answer without a prompt. One that cannot say is asked silently. */
const isAuthorized = (wallet: StarknetWallet): Promise<boolean> =>
  wallet.features['starknet:walletApi'].request({ type: 'wallet_getPermissions' }).then(
    (permissions) => permissions.some((permission) => permission === 'accounts'),
    () => true,
  )

export function createSession(discovery: Discovery, storage: KeyValueStorage | null): Session {
  // Storage may be blocked; then the next visit starts without a wallet.
  const last = createPersisted<string | null>(storage, {
    key: 'causeway.starknet.wallet',
    format: 'text',
    parse: String,
    fallback: null,
  })
  const listeners = new Set<Listener>()
  let connection: Connection | null = null
  let unfollow: (() => void) | undefined

  /** Wallets report a switched account or network, or a lock, by changing their accounts. */
  function follow(wallet: StarknetWallet): void {
    unfollow?.()
    unfollow = wallet.features['standard:events'].on('change', ({ accounts }) => {
      if (!accounts) return
      const [first] = accounts
      const account = first ? toAccount(wallet, first) : null
      const before = connection?.account
      if (account?.address === before?.address && account?.chainId === before?.chainId) return
      connection = account && { wallet, account }
      for (const listener of listeners) listener(account)
    })
  }

  async function open(wallet: StarknetWallet, silent: boolean): Promise<WalletAccount | null> {
    const { accounts } = await wallet.features['standard:connect'].connect(silent ? { silent } : {})
    const [first] = accounts
    if (!first) return null
    connection = { wallet, account: toAccount(wallet, first) }
    last.write(idOf(wallet))
    follow(wallet)
    return connection.account
  }

  return {
    connect: async (id) => {
      const account = await open(findWallet(discovery, id), false)
      if (!account)
        throw new AppError('wallet_rejected', 'Your wallet shared no account.', { status: 400, retriable: true })
      return account
    },
    reconnect: async () => {
      if (connection) return connection.account
      const id = last.read()
      const wallet = id === null ? undefined : discovery.wallets().find((each) => idOf(each) === id)
      return wallet && (await isAuthorized(wallet)) ? open(wallet, true) : null
    },
    disconnect: async () => {
      const wallet = connection?.wallet
      unfollow?.()
      unfollow = undefined
      connection = null
      last.remove()
      // A wallet that fails to disconnect is dropped all the same.
      await wallet?.features['standard:disconnect'].disconnect().catch(() => undefined)
    },
    current: () => {
      if (!connection)
        throw new AppError('wallet_not_found', 'Connect a wallet first.', {
          status: 400,
          fix: { kind: 'connect_wallet', family: 'starknet' },
        })
      return connection
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
