import { fuelAddressRules } from '#chains/fuel/address.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { OTHER_NETWORK } from '../account.ts'
import type { WalletAccount } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import type { FuelConnector, FuelEvents, FuelNetwork } from './connector.ts'
import { type Discovery, findWallet, iconOf } from './connectors.ts'

type Listener = (account: WalletAccount | null) => void

export interface Connection {
  readonly wallet: FuelConnector
  readonly account: WalletAccount
}

/** Connected wallet of this family. */
export interface Session {
  connect(id: string): Promise<WalletAccount>
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** @throws AppError `wallet_not_found` when nothing is connected. */
  current(): Connection
  /** Asks the wallet about its account and network before it has to sign. @throws AppError `wallet_not_authorized`, `wallet_mismatch` */
  authorized(): Promise<Connection>
  subscribe(listener: Listener): () => void
}

const toAccount = (wallet: FuelConnector, address: string, network: FuelNetwork): WalletAccount => ({
  family: 'fuel',
  address: fuelAddressRules.parse(address),
  connectorId: wallet.name,
  walletName: wallet.name,
  icon: iconOf(wallet),
  // The test network has 0.
  chainId: network.chainId > 0 ? chainId(network.chainId) : OTHER_NETWORK,
})

const notAuthorized = (): AppError =>
  new AppError('wallet_not_authorized', 'Current account not authorized for this connection!', { status: 400 })

export function createSession(discovery: Discovery, storage: KeyValueStorage | null): Session {
  // Storage may be blocked; then the next visit starts without a wallet.
  const last = createPersisted<string | null>(storage, {
    key: 'causeway.fuel.wallet',
    format: 'text',
    parse: String,
    fallback: null,
  })
  const listeners = new Set<Listener>()
  let connection: Connection | null = null
  /** False while the account that is selected in the wallet is not authorized for this site. */
  let isAuthorized = true
  let unfollow: (() => void) | undefined

  function change(next: Connection | null): void {
    connection = next
    for (const listener of listeners) listener(next?.account ?? null)
  }

  /** An account that is not authorized leaves the connected one in place, which then cannot sign. */
  function follow(wallet: FuelConnector): void {
    unfollow?.()
    const handlers: { [Name in keyof FuelEvents]: (value: FuelEvents[Name]) => void } = {
      currentAccount: (address) => {
        isAuthorized = address !== null
        if (!connection || address === null) return
        const account = { ...connection.account, address: fuelAddressRules.parse(address) }
        if (account.address !== connection.account.address) change({ wallet, account })
      },
      currentNetwork: (network) => {
        if (!connection) return
        const account = toAccount(wallet, connection.account.address, network)
        if (account.chainId !== connection.account.chainId) change({ wallet, account })
      },
      connection: (connected) => {
        if (!connected && connection) change(null)
      },
    }
    const offs = [
      listen(wallet, 'currentAccount', handlers.currentAccount),
      listen(wallet, 'currentNetwork', handlers.currentNetwork),
      listen(wallet, 'connection', handlers.connection),
    ]
    unfollow = () => {
      for (const off of offs) off()
    }
  }

  /** @throws AppError `wallet_not_authorized` */
  async function open(wallet: FuelConnector): Promise<WalletAccount> {
    const [address, network] = await Promise.all([wallet.currentAccount(), wallet.currentNetwork()])
    if (address === null) throw notAuthorized()
    connection = { wallet, account: toAccount(wallet, address, network) }
    isAuthorized = true
    last.write(wallet.name)
    follow(wallet)
    return connection.account
  }

  function current(): Connection {
    if (!connection)
      throw new AppError('wallet_not_found', 'Connect a wallet first.', {
        status: 400,
        fix: { kind: 'connect_wallet', family: 'fuel' },
      })
    return connection
  }

  return {
    connect: async (id) => {
      const wallet = await findWallet(discovery, id)
      if (await wallet.connect()) return open(wallet)
      throw new AppError('wallet_rejected', 'Your wallet shared no account.', { status: 400, retriable: true })
    },
    reconnect: async () => {
      if (connection) return connection.account
      const id = last.read()
      const wallet = id === null ? undefined : (await discovery.wallets()).find(({ name }) => name === id)
      // Neither question opens the wallet's window.
      return wallet && (await wallet.isConnected()) ? open(wallet) : null
    },
    disconnect: async () => {
      const wallet = connection?.wallet
      unfollow?.()
      unfollow = undefined
      connection = null
      last.remove()
      // A wallet that fails to disconnect is dropped all the same.
      await wallet?.disconnect().catch(() => undefined)
    },
    current,
    authorized: async () => {
      const { wallet, account } = current()
      const [accounts, selected, network] = await Promise.all([
        wallet.accounts(),
        wallet.currentAccount(),
        wallet.currentNetwork(),
      ])
      const known = accounts.map(fuelAddressRules.parse)
      if (!isAuthorized || selected === null || !known.includes(account.address)) throw notAuthorized()
      if (fuelAddressRules.parse(selected) !== account.address) throw accountSwitched()
      // The page may have missed the event.
      const now = toAccount(wallet, account.address, network)
      if (now.chainId !== account.chainId) change({ wallet, account: now })
      return current()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function listen<Name extends keyof FuelEvents>(
  wallet: FuelConnector,
  event: Name,
  listener: (value: FuelEvents[Name]) => void,
): () => void {
  wallet.on(event, listener)
  return () => void wallet.off(event, listener)
}
