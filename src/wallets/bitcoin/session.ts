import { bitcoinAddressRules, readBitcoin } from '#chains/bitcoin/address.ts'
import { networkOf } from '#chains/bitcoin/networks.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { OTHER_NETWORK } from '../account.ts'
import type { WalletConfig } from '../config.ts'
import type { WalletAccount } from '../contract.ts'
import { requireWallet, type WalletInPage, walletInPage } from './connectors.ts'
import type { WalletAddress, WalletAddresses, WalletNetwork } from './provider.ts'

export interface Connection {
  readonly wallet: WalletInPage
  readonly addresses: WalletAddresses
  readonly account: WalletAccount
}

type Listener = (account: WalletAccount | null) => void

/** Connected wallet of this family. */
export interface Session {
  connect(id: string): Promise<WalletAccount>
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  switchNetwork(chain: ChainRow): Promise<void>
  /** @throws AppError `wallet_not_found` when nothing is connected. */
  current(): Connection
  subscribe(listener: Listener): () => void
}

/** Network of ours that an address belongs to; test networks may share one, then the first counts. */
function chainOf(address: string, { chains }: Pick<WalletConfig, 'chains'>): number {
  const { networks } = readBitcoin(address)
  const own = chains.find(({ chain_id, family, disabled }) => {
    const network = family === 'bitcoin' && !disabled ? networkOf(chain_id) : null
    return network !== null && networks.includes(network)
  })
  return own?.chain_id ?? OTHER_NETWORK
}

/** Names of networks in wallets, by the prefix of addresses. */
const walletNetworks: Readonly<Record<string, WalletNetwork>> = { bc: 'mainnet', tb: 'testnet', bcrt: 'regtest' }

/** Name of a network of ours in wallets; null if they have none. */
export const walletNetworkOf = (chain: number): WalletNetwork | null =>
  walletNetworks[networkOf(chain)?.hrp ?? ''] ?? null

interface Stored {
  readonly id: string
  /** Addresses that the wallet shared, for wallets that share them only with a prompt. */
  readonly addresses: WalletAddresses
}

const isAddress = (value: unknown): value is WalletAddress =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'publicKey' in value &&
  typeof value.publicKey === 'string'

function parseStored(value: unknown): Stored | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null
  const addresses = 'addresses' in value ? value.addresses : null
  if (typeof addresses !== 'object' || addresses === null || !('payment' in addresses)) return null
  const { payment } = addresses
  const ordinals = 'ordinals' in addresses && isAddress(addresses.ordinals) ? addresses.ordinals : null
  return isAddress(payment) ? { id: value.id, addresses: { payment, ordinals } } : null
}

export function createSession(settings: WalletConfig, storage: KeyValueStorage | null): Session {
  // Storage may be blocked; then the next visit starts without a wallet.
  const last = createPersisted<Stored | null>(storage, {
    key: 'causeway.bitcoin.wallet',
    parse: parseStored,
    fallback: null,
  })
  const listeners = new Set<Listener>()
  let connection: Connection | null = null
  let unfollow: (() => void) | undefined

  const tell = (): void => {
    for (const listener of listeners) listener(connection?.account ?? null)
  }

  function drop(): void {
    unfollow?.()
    unfollow = undefined
    connection = null
    last.remove()
  }

  function connectionOf(wallet: WalletInPage, addresses: WalletAddresses): Connection {
    const address = bitcoinAddressRules.parse(addresses.payment.address)
    return {
      wallet,
      addresses,
      account: {
        family: 'bitcoin',
        address,
        connectorId: wallet.id,
        walletName: wallet.name,
        icon: wallet.icon,
        chainId: chainId(chainOf(address, settings)),
      },
    }
  }

  /** Wallets report that something changed, not what: the addresses are read again. */
  async function look(wallet: WalletInPage): Promise<void> {
    const addresses = (await wallet.provider.shared?.().catch(() => null)) ?? null
    if (connection?.wallet !== wallet) return
    if (!addresses) drop()
    else if (addresses.payment.address === connection.addresses.payment.address) return
    else adopt(wallet, addresses)
    tell()
  }

  function adopt(wallet: WalletInPage, addresses: WalletAddresses): WalletAccount {
    connection = connectionOf(wallet, addresses)
    last.write({ id: wallet.id, addresses })
    return connection.account
  }

  function follow(wallet: WalletInPage): void {
    unfollow?.()
    unfollow = wallet.provider.onChange((event) => {
      if (event === 'changed') return void look(wallet)
      if (connection?.wallet !== wallet) return
      drop()
      tell()
    })
  }

  function open(wallet: WalletInPage, addresses: WalletAddresses): WalletAccount {
    const account = adopt(wallet, addresses)
    follow(wallet)
    return account
  }

  const current = (): Connection => {
    if (connection) return connection
    throw new AppError('wallet_not_found', 'Connect a wallet first.', {
      status: 400,
      fix: { kind: 'connect_wallet', family: 'bitcoin' },
    })
  }

  return {
    connect: async (id) => {
      const wallet = requireWallet(id)
      return open(wallet, await wallet.provider.connect())
    },
    reconnect: async () => {
      if (connection) return connection.account
      const stored = last.read()
      const wallet = stored && walletInPage(stored.id)
      if (!wallet) return null
      const addresses = wallet.provider.shared ? await wallet.provider.shared() : stored.addresses
      return addresses && open(wallet, addresses)
    },
    disconnect: async () => {
      const wallet = connection?.wallet
      drop()
      // A wallet that fails to disconnect is dropped all the same.
      await wallet?.provider.disconnect().catch(() => undefined)
    },
    async switchNetwork(chain) {
      const { wallet } = current()
      const name = walletNetworkOf(chain.chain_id)
      if (!wallet.provider.switchNetwork || !name)
        throw new AppError('wallet_no_switch', `Choose ${chain.alias_name} in your wallet.`, { status: 400 })
      await wallet.provider.switchNetwork(name)
      await look(wallet)
      if (Number(connection?.account.chainId) !== chain.chain_id)
        throw new AppError('wallet_switch_pending', `Choose ${chain.alias_name} in your wallet.`, { status: 400 })
    },
    current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
