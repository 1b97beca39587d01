import { type ITonConnect, type Wallet, type IStorage, TonConnect } from '@tonconnect/sdk'
import { tonAddressRules } from '#chains/ton/address.ts'
import { chainOfGlobalId } from '#chains/ton/networks.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import type { WalletAccount } from '../contract.ts'
import { askWallet, type OpenWindow } from './connecting.ts'
import { injectedWallets, TON_CONNECT } from './connectors.ts'
import { proofOf, type SignedMessage } from './signIn.ts'
import { OTHER_NETWORK, ownerOf } from '../account.ts'
import { userStorage } from '../userStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'

type Listener = (account: WalletAccount | null) => void

/** Connected wallet of this family. */
export interface Session {
  connect(id: string): Promise<WalletAccount>
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** Returns the proof made with the connection while it is fresh; otherwise the wallet gets another request, for this nonce. */
  prove(nonce: string): Promise<SignedMessage>
  /** @throws AppError `wallet_not_found` when nothing is connected. */
  current(): { readonly connector: ITonConnect; readonly wallet: Wallet; readonly account: WalletAccount }
  subscribe(listener: Listener): () => void
}

export interface SessionDeps {
  readonly settings: WalletConfig
  readonly page: Window
  /** Last connector; storage may be blocked. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly makeConnector?: (settings: WalletConfig) => ITonConnect
  readonly openWindow?: OpenWindow
  readonly now?: () => number
}

/** The server's nonces last ten minutes. */
const PROOF_LASTS_MS = 8 * 60_000

function toAccount(wallet: Wallet, connectorId: string, page: Window): WalletAccount {
  const { account, device } = wallet
  const known = injectedWallets(page).find(({ key }) => key === connectorId)
  return {
    family: 'ton',
    address: tonAddressRules.parse(account.address),
    connectorId,
    walletName: known?.name ?? device.appName,
    icon: known?.icon ?? null,
    chainId: chainId(chainOfGlobalId(account.chain) ?? OTHER_NETWORK),
  }
}

export function createSession({
  settings,
  page,
  storage,
  makeConnector = createConnector,
  now = Date.now,
  openWindow,
}: SessionDeps): Session {
  const connector = makeConnector(settings)
  const deps = { connector, settings, page, ...(openWindow ? { openWindow } : {}) }
  const last = createPersisted<string | null>(storage, {
    key: 'causeway.ton.wallet',
    format: 'text',
    parse: String,
    fallback: null,
  })
  const listeners = new Set<Listener>()
  let id: string | null = null
  let asking = false
  let proof: { readonly signed: SignedMessage; readonly at: number } | null = null

  const account = (): WalletAccount | null =>
    connector.wallet && id !== null ? toAccount(connector.wallet, id, page) : null
  connector.onStatusChange(
    (wallet) => {
      // Our own requests report their results themselves; what remains is a wallet that disconnected by itself.
      if (asking || wallet || id === null) return
      id = null
      proof = null
      tell(null)
    },
    () => undefined,
  )

  function remember(next: string | null): void {
    id = next
    // If the write fails, the next visit starts without a wallet.
    if (next === null) last.remove()
    else last.write(next)
  }

  function tell(account: WalletAccount | null): void {
    for (const listener of listeners) listener(account)
  }

  /** A failed connection leaves nothing: the earlier one was disconnected when this one started. */
  async function forget(): Promise<void> {
    const known = id !== null
    remember(null)
    proof = null
    if (connector.connected) await connector.disconnect().catch(() => undefined)
    if (known) tell(null)
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    asking = true
    try {
      return await work()
    } finally {
      asking = false
    }
  }

  /** TON Connect requests a proof only while connecting, so a connected wallet is reconnected. */
  const open = (wanted: string, payload: string | null): Promise<WalletAccount> =>
    alone(async () => {
      if (connector.connected) await connector.disconnect()
      proof = null
      try {
        const wallet = await askWallet(deps, wanted, payload)
        const [signed, found] = [proofOf(wallet), toAccount(wallet, wanted, page)]
        remember(wanted)
        proof = signed && { signed, at: now() }
        return found
      } catch (error) {
        await forget()
        throw error
      }
    })

  /** A proof is valid once. */
  function takeProof(): SignedMessage | null {
    const taken = proof
    proof = null
    return taken && now() - taken.at < PROOF_LASTS_MS ? taken.signed : null
  }

  function required(): WalletAccount {
    const found = account()
    if (!found)
      throw new AppError('wallet_not_found', 'Connect a wallet first.', {
        status: 400,
        fix: { kind: 'connect_wallet', family: 'ton' },
      })
    return found
  }

  return {
    connect: async (wanted) => open(wanted, (await settings.signInNonce?.().catch(() => null)) ?? null),
    reconnect: () =>
      alone(async () => {
        const stored = id ?? last.read()
        if (stored === null) return null
        if (!connector.connected) await connector.restoreConnection()
        remember(connector.connected ? stored : null)
        return account()
      }),
    disconnect: () =>
      alone(async () => {
        const wasConnected = connector.connected
        remember(null)
        proof = null
        // A wallet that fails to disconnect is dropped all the same.
        if (wasConnected) await connector.disconnect().catch(() => undefined)
      }),
    async prove(nonce) {
      const before = required()
      const ready = takeProof()
      if (ready) return ready
      const after = await open(id ?? TON_CONNECT, nonce)
      if (after.address !== before.address) {
        // The proof was meant for the other account.
        proof = null
        tell(after)
        throw new AppError('wallet_mismatch', 'Your wallet responded with another account. Switch back or reconnect.', {
          status: 400,
        })
      }
      const asked = takeProof()
      if (!asked)
        throw new AppError('wallet_failed', 'This wallet doesn’t sign proofs of ownership. Use another wallet.', {
          status: 400,
        })
      return asked
    },
    current: () => ({ connector, wallet: connector.wallet as Wallet, account: required() }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The package's default storage is per browser; several users need separate connections. */
function storageOf(settings: WalletConfig): IStorage | null {
  const storage = ownerOf(settings) === '' ? null : userStorage(settings, window)
  return (
    storage && {
      getItem: async (key) => storage.getItem(key),
      setItem: async (key, value) => storage.setItem(key, value),
      removeItem: async (key) => storage.removeItem(key),
    }
  )
}

/**
 * Creates the connection to wallets, one per page, shared by injected and bridge wallets. The manifest is the server's, at its default path;
 * analytics are off.
 */
function createConnector(settings: WalletConfig): ITonConnect {
  const source = settings.tonConnect?.wallets_list_url
  const storage = storageOf(settings)
  return new TonConnect({
    manifestUrl: `${window.location.origin}/tonconnect-manifest.json`,
    analytics: { mode: 'off' },
    ...(source ? { walletsListSource: source } : {}),
    ...(storage ? { storage } : {}),
  })
}
