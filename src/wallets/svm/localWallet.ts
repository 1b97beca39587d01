import type {
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { IdentifierArray, Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { base58, base64 } from '@scure/base'

/**
 * Test wallet of local builds: a Wallet Standard wallet whose account is unlocked in every local node, so that the app needs no key and
 * no special case. It only signs, for any local network; the app sends. Builds for operators fail when they contain the marker.
 */
const MARKER = 'causeway-local-svm-wallet'

export interface LocalSvmWalletOptions {
  /** Node that signs. */
  readonly rpcUrl: string
}

interface NodeError {
  code: number
  message: string
}

/** Direct request to the node; its own errors keep their code. */
async function callNode<T>(url: string, method: string, params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await response.json()) as { result: T; error?: NodeError }
  if (error) throw Object.assign(new Error(error.message), { code: error.code })
  return result
}

const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iOCIgZmlsbD0iIzVhM2Q4YyIvPjxwYXRoIGQ9Ik04IDEyaDE0bDItM0gxMHptMCA1aDE0bDIgM0gxMHoiIGZpbGw9IiNmZmYiLz48L3N2Zz4='

const chains: IdentifierArray = ['solana:localnet']
const accountFeatures: IdentifierArray = ['solana:signTransaction', 'solana:signMessage']

const accountOf = (address: string): WalletAccount => ({
  address,
  publicKey: base58.decode(address),
  chains,
  features: accountFeatures,
  label: 'Test account',
})

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignTransactionFeature &
  SolanaSignMessageFeature

export function createLocalSvmWallet({ rpcUrl }: LocalSvmWalletOptions): Wallet {
  let accounts: readonly WalletAccount[] = []
  const listeners = new Set<(change: { accounts: readonly WalletAccount[] }) => void>()
  const call = <T>(method: string, ...params: readonly unknown[]): Promise<T> => callNode<T>(rpcUrl, method, params)

  const signed = async ({ account, transaction }: SolanaSignTransactionInput): Promise<string> =>
    call<string>('causeway_signTransaction', base64.encode(Uint8Array.from(transaction)), account.address)

  const features: Features = {
    'standard:connect': {
      version: '1.0.0',
      connect: async () => {
        accounts = (await call<string[]>('causeway_accounts')).map(accountOf)
        return { accounts }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => {
        accounts = []
        for (const listener of listeners) listener({ accounts })
        return Promise.resolve()
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (_event, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: (...inputs) =>
        Promise.all(inputs.map(async (input) => ({ signedTransaction: base64.decode(await signed(input)) }))),
    },
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs) =>
        Promise.all(
          inputs.map(async ({ account, message }) => {
            const signature = await call<string>(
              'causeway_signMessage',
              account.address,
              base64.encode(Uint8Array.from(message)),
            )
            return { signedMessage: message, signature: base64.decode(signature), signatureType: 'ed25519' as const }
          }),
        ),
    },
  }

  return {
    version: '1.0.0',
    name: 'Local Solana wallet',
    icon,
    chains,
    features: { ...features, [`${MARKER}:node`]: { version: '1.0.0' } },
    get accounts() {
      return accounts
    },
  }
}

interface RegisterApi {
  register(wallet: Wallet): unknown
}

/** Registers the wallet for apps that already looked for wallets and for later ones. */
export function registerLocalSvmWallet(options: LocalSvmWalletOptions): void {
  const wallet = createLocalSvmWallet(options)
  const register = (api: RegisterApi): void => void api.register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent<RegisterApi>).detail))
}
