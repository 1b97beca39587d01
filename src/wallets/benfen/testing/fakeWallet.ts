import { isTransactionBlock, TransactionBlock } from '@benfen/bfc.js/transactions'
import { toB64 } from '@benfen/bfc.js/utils'
import type {
  BenfenFeatures,
  IdentifierString,
  StandardConnectFeature,
  StandardEventsChangeProperties,
  StandardEventsFeature,
  Wallet,
  WalletAccount,
} from '@benfen/bfc.js/wallet-standard'
import type { TestAccount } from '#chains/benfen/testing/accounts.ts'

export const MAINNET = 'bfc:mainnet'
export const TESTNET = 'bfc:testnet'

export interface FakeWallet {
  readonly wallet: Wallet
  /** Names of the requests, in order. */
  readonly asked: string[]
  /** Transactions as the wallet signed them, in BCS. */
  readonly sent: Uint8Array[]
  /** Rejects the next request that opens the wallet's window. */
  rejectNext(message?: string): void
  /** Selects an account: it is then the first one. */
  choose(account: TestAccount): void
  /** Switches the network in the wallet, which reports it. */
  moveTo(chain: IdentifierString): void
  /** The user removes this site in the wallet. */
  revoke(): void
}

interface FakeWalletOptions {
  readonly name?: string
  /** Accounts that the user shares with the site; the first one is selected. */
  readonly accounts: readonly TestAccount[]
  /** The wallet's own endpoint, to which it sends transactions. */
  readonly node?: string
  /** Features that the wallet lacks. */
  readonly lacks?: readonly string[]
  /** Chains of its accounts; by default the network that the wallet is on. */
  readonly named?: readonly IdentifierString[]
  /** Accounts of another chain, which come first. */
  readonly foreign?: readonly WalletAccount[]
  /** Writes addresses in hex. */
  readonly inHex?: boolean
}

type Features = StandardConnectFeature & StandardEventsFeature & BenfenFeatures

const ICON = 'data:image/svg+xml;base64,'

/** Signs the transaction and sends it to the wallet's endpoint. @throws Error with the node's text */
async function execute(node: string, account: TestAccount, bytes: Uint8Array) {
  const { signature } = await account.signTransaction(bytes)
  const params = [toB64(bytes), [signature], null, null]
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'bfc_executeTransactionBlock', params }),
  })
  const { result, error } = (await response.json()) as { result?: { digest: string }; error?: { message: string } }
  if (!result) throw new Error(error?.message ?? 'no answer')
  return result
}

/** Wallet with the features, events and errors of BenFen's own, and real keys. */
export function createFakeWallet({
  name = 'Benfen Wallet',
  accounts,
  node = '',
  lacks = [],
  named,
  foreign = [],
  inHex = false,
}: FakeWalletOptions): FakeWallet {
  const asked: string[] = []
  const sent: Uint8Array[] = []
  const listeners = new Set<(change: StandardEventsChangeProperties) => void>()
  let order = [...accounts]
  let chain: IdentifierString = MAINNET
  let isShared = false
  let rejection: string | null = null

  const shared = (): WalletAccount[] =>
    isShared
      ? [
          ...foreign,
          ...order.map(({ address, hex, publicKey }) => ({
            address: inHex ? hex : address,
            publicKey,
            chains: named ?? [chain],
            features: ['bfc:signAndExecuteTransaction'] as const,
          })),
        ]
      : []
  const emit = (): void => {
    for (const listener of listeners) listener({ accounts: shared(), ...(named ? { chains: [chain] } : {}) })
  }
  const ask = (what: string): void => {
    asked.push(what)
    if (rejection === null) return
    const message = rejection
    rejection = null
    throw new Error(message)
  }
  const signerOf = ({ address }: WalletAccount): TestAccount => {
    const found = isShared ? order.find((one) => address === (inHex ? one.hex : one.address)) : undefined
    if (!found) throw new Error('Account not found')
    return found
  }
  /** The transaction crosses a message channel as text, as in an extension. */
  const bytesOf = (block: TransactionBlock): Promise<Uint8Array> => {
    if (!isTransactionBlock(block)) throw new Error('Unexpect transaction format found.')
    return TransactionBlock.from(block.serialize()).build()
  }

  const features: Features = {
    'standard:connect': {
      version: '1.0.0',
      connect: async (input) => {
        if (input?.silent) asked.push('connect silently')
        else {
          ask('connect')
          isShared = true
        }
        return { accounts: shared() }
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (_event, listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    'bfc:signPersonalMessage': {
      version: '1.0.0',
      signPersonalMessage: async ({ message, account }) => {
        ask('sign message')
        return { bytes: toB64(message), signature: await signerOf(account).signText(new TextDecoder().decode(message)) }
      },
    },
    'bfc:signMessage': {
      version: '1.0.0',
      signMessage: async ({ message, account }) => {
        ask('sign message, formerly')
        const signature = await signerOf(account).signText(new TextDecoder().decode(message))
        return { messageBytes: toB64(message), signature }
      },
    },
    'bfc:signTransactionBlock': {
      version: '1.0.0',
      signTransactionBlock: async ({ transactionBlock, account }) => {
        ask('sign transaction')
        const bytes = await bytesOf(transactionBlock)
        return {
          transactionBlockBytes: toB64(bytes),
          signature: (await signerOf(account).signTransaction(bytes)).signature,
        }
      },
    },
    'bfc:signAndExecuteTransactionBlock': {
      version: '1.0.0',
      signAndExecuteTransactionBlock: async ({ transactionBlock, account }) => {
        ask('send transaction')
        const bytes = await bytesOf(transactionBlock)
        sent.push(bytes)
        return execute(node, signerOf(account), bytes)
      },
    },
    'bfc:switchChain': {
      version: '1.0.0',
      // It reports nothing, as the vendor's demonstration.
      switchChain: async ({ chain: wanted }) => {
        ask('switch chain')
        chain = wanted as IdentifierString
        return wanted
      },
    },
  }
  const own = Object.fromEntries(Object.entries(features).filter(([feature]) => !lacks.includes(feature)))

  return {
    asked,
    sent,
    rejectNext: (message = 'Permission rejected') => void (rejection = message),
    choose: (account) => {
      order = [account, ...accounts.filter((one) => one !== account)]
      emit()
    },
    moveTo: (next) => {
      chain = next
      emit()
    },
    revoke: () => {
      isShared = false
      emit()
    },
    wallet: {
      version: '1.0.0',
      name,
      icon: ICON,
      chains: [MAINNET, TESTNET],
      get accounts() {
        return shared()
      },
      features: own,
    },
  }
}
