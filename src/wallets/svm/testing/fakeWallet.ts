import { createPrivateKey, sign } from 'node:crypto'
import type {
  SolanaSignInFeature,
  SolanaSignInInput,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { type Keypair, VersionedTransaction } from '@solana/web3.js'
import type { IdentifierArray, Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  Partial<SolanaSignTransactionFeature & SolanaSignMessageFeature & SolanaSignInFeature>

export interface FakeWallet {
  readonly wallet: Wallet
  /** Names of the requests, in order. */
  readonly asked: string[]
  /** Rejects the next request like Phantom does. */
  rejectNext(): void
  /** Switches to another account, or locks the wallet. */
  choose(account: Keypair | null): void
}

const chains: IdentifierArray = ['solana:mainnet', 'solana:devnet']

const toAccount = (key: Keypair): WalletAccount => ({
  address: key.publicKey.toBase58(),
  publicKey: key.publicKey.toBytes(),
  chains,
  features: ['solana:signTransaction'],
})

function signText(key: Keypair, bytes: Uint8Array): Uint8Array {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key.secretKey.subarray(0, 32)])
  return new Uint8Array(sign(null, bytes, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })))
}

const siwsText = ({ domain, address, statement, uri, nonce, issuedAt, expirationTime }: SolanaSignInInput): string =>
  `${domain} wants you to sign in with your Solana account:\n${address}\n\n${statement}\n\nURI: ${uri}\nVersion: 1\nNonce: ${nonce}\nIssued At: ${issuedAt}\nExpiration Time: ${expirationTime}`

/** Wallet that implements the real Wallet Standard and signs with a real key in this process. */
export function createFakeWallet(
  name: string,
  key: Keypair,
  has: { signIn?: boolean; signTransaction?: boolean } = {},
): FakeWallet {
  const asked: string[] = []
  const listeners = new Set<(change: { accounts: readonly WalletAccount[] }) => void>()
  let holder: Keypair | null = key
  let authorized = false
  let reject = false

  const ask = (what: string): Keypair => {
    asked.push(what)
    if (reject || !holder) {
      reject = false
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    return holder
  }

  const features: Features = {
    'standard:connect': {
      version: '1.0.0',
      connect: (input) => {
        if (input?.silent && !authorized) return Promise.resolve({ accounts: [] })
        const account = ask(input?.silent ? 'connect silently' : 'connect')
        authorized = true
        return Promise.resolve({ accounts: [toAccount(account)] })
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: () => Promise.reject(new Error('never says goodbye')) },
    'standard:events': {
      version: '1.0.0',
      on: (_event, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: async (...inputs) =>
        inputs.map(({ message }) => ({ signedMessage: message, signature: signText(ask('sign message'), message) })),
    },
  }
  if (has.signTransaction !== false) {
    Object.assign(features, {
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async (...inputs) =>
          inputs.map(({ transaction }) => {
            const parsed = VersionedTransaction.deserialize(transaction)
            parsed.sign([ask('sign transaction')])
            return { signedTransaction: parsed.serialize() }
          }),
      },
    } satisfies SolanaSignTransactionFeature)
  }
  if (has.signIn) {
    Object.assign(features, {
      'solana:signIn': {
        version: '1.0.0',
        signIn: async (...inputs) =>
          inputs.map((input) => {
            const account = ask('sign in')
            const signedMessage = new TextEncoder().encode(siwsText(input))
            return { account: toAccount(account), signedMessage, signature: signText(account, signedMessage) }
          }),
      },
    } satisfies SolanaSignInFeature)
  }

  return {
    asked,
    rejectNext: () => {
      reject = true
    },
    choose: (account) => {
      holder = account
      for (const listener of listeners) listener({ accounts: account ? [toAccount(account)] : [] })
    },
    wallet: { version: '1.0.0', name, icon: 'data:image/svg+xml;base64,', chains, accounts: [], features },
  }
}
