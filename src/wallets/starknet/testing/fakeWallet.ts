import type { StarknetInjectedWallet } from '@starknet-io/get-starknet-wallet-standard'
import { typedData } from 'starknet'
import type { StarknetCall } from '#chains/starknet/deposit.ts'
import type { TestAccount } from '#chains/starknet/testing/accounts.ts'
import { signInvoke } from '#chains/starknet/testing/signInvoke.ts'

type Injected = ConstructorParameters<typeof StarknetInjectedWallet>[0]
interface Call {
  readonly type: string
  readonly params?: unknown
}
interface Handlers {
  accountsChanged: (accounts?: string[]) => void
  networkChanged: (chainId?: string, accounts?: string[]) => void
}

export const MAINNET = '0x534e5f4d41494e'
export const SEPOLIA = '0x534e5f5345504f4c4941'

export interface FakeWallet {
  /** The object that the wallet injects. */
  readonly injected: Injected
  /** Types of the requests, in order; a silent one is marked. */
  readonly asked: string[]
  /** Parameters of the last request. */
  readonly lastParams: unknown
  /** Rejects the next request, as this wallet does. */
  rejectNext(error?: unknown): void
  /** Switches to another account, or locks the wallet. */
  choose(account: TestAccount | null): void
  /** Switches the network in the wallet; some wallets name no accounts with it. */
  moveTo(network: string, withAccounts?: boolean): void
  /** The user removes this site in the wallet. */
  revoke(): void
}

export interface FakeWalletOptions {
  readonly id?: string
  readonly name?: string
  readonly network?: string
  /** Writes accounts without leading zeros, as Braavos does. */
  readonly short?: boolean
  /** Writes signatures in decimals, as older wallets do. */
  readonly decimal?: boolean
  /** Knows no permissions, as older wallets do. */
  readonly withoutPermissions?: boolean
  /** The wallet's own node, to which it sends transactions. */
  readonly node?: string
}

const gas = { max_amount: '0x400000', max_price_per_unit: '0x5af3107a4000' }

/** Signs the calls as one transaction of version 3 and sends it to the node. */
async function sendInvoke(node: string, account: TestAccount, calls: readonly StarknetCall[]) {
  const place = { block_id: 'pre_confirmed', contract_address: account.address }
  const nonce = String(await ask(node, 'starknet_getNonce', place))
  const sent = signInvoke(account, calls, { nonce, bounds: { l1_gas: gas, l2_gas: gas, l1_data_gas: gas } })
  return ask(node, 'starknet_addInvokeTransaction', { invoke_transaction: sent })
}

async function ask(node: string, method: string, params: object): Promise<unknown> {
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw { code: 163, message: 'An error occurred (UNKNOWN_ERROR)', data: error.message }
  return result
}

const refused = { code: 113, message: 'An error occurred (USER_REFUSED_OP)' }

/** Wallet that speaks the Wallet API of `window.starknet_*` and signs with a real key. */
export function createFakeWallet(account: TestAccount, options: FakeWalletOptions = {}): FakeWallet {
  const { id = 'braavos', name = 'Braavos', short = false, decimal = false, withoutPermissions = false } = options
  const asked: string[] = []
  let lastParams: unknown
  const listeners: { [Name in keyof Handlers]: Set<Handlers[Name]> } = {
    accountsChanged: new Set(),
    networkChanged: new Set(),
  }
  let network = options.network ?? MAINNET
  let holder: TestAccount | null = account
  let authorized = false
  let rejection: unknown = null

  const written = (): string[] => {
    if (!holder) return []
    return [short ? `0x${holder.address.slice(2).replace(/^0+/, '')}` : holder.address]
  }
  const signer = (): TestAccount => {
    if (!holder || !authorized) throw refused
    return holder
  }

  async function answer({ type, params }: Call): Promise<unknown> {
    const silent = (params as { silent_mode?: boolean } | undefined)?.silent_mode === true
    asked.push(silent ? `${type} (silent)` : type)
    lastParams = params
    if (rejection !== null) {
      const thrown = rejection
      rejection = null
      throw thrown
    }
    switch (type) {
      case 'wallet_getPermissions':
        if (withoutPermissions) throw { code: 163, message: 'An error occurred (UNKNOWN_ERROR)' }
        return authorized ? ['accounts'] : []
      case 'wallet_requestAccounts':
        if (silent && !authorized) return []
        authorized = holder !== null
        return written()
      case 'wallet_requestChainId':
        return network
      case 'wallet_switchStarknetChain': {
        const { chainId } = params as { chainId: string }
        if (chainId !== MAINNET && chainId !== SEPOLIA)
          throw { code: 112, message: 'An error occurred (UNLISTED_NETWORK)' }
        moveTo(chainId)
        return true
      }
      case 'wallet_signTypedData': {
        const { address, sign } = signer()
        const data = params as Parameters<typeof typedData.getMessageHash>[0]
        // Real wallets refuse data for another network.
        if (data.domain.chainId !== (network === MAINNET ? 'SN_MAIN' : 'SN_SEPOLIA'))
          throw { code: 114, message: 'An error occurred (INVALID_REQUEST_PAYLOAD)' }
        const felts = sign(typedData.getMessageHash(data, address)).split(',')
        return decimal ? felts.map((felt) => BigInt(felt).toString()) : felts
      }
      case 'wallet_addInvokeTransaction':
        return sendInvoke(options.node ?? '', signer(), (params as { calls: StarknetCall[] }).calls)
      default:
        throw { code: 163, message: 'An error occurred (UNKNOWN_ERROR)' }
    }
  }

  function moveTo(next: string, withAccounts = true): void {
    network = next
    for (const listener of listeners.networkChanged) listener(next, withAccounts ? written() : undefined)
  }

  return {
    asked,
    get lastParams() {
      return lastParams
    },
    rejectNext: (error = refused) => void (rejection = error),
    choose: (next) => {
      holder = next
      for (const listener of listeners.accountsChanged) listener(written())
    },
    moveTo,
    revoke: () => void (authorized = false),
    injected: {
      id,
      name,
      version: '4.0.0',
      icon: { dark: 'data:image/svg+xml;base64,', light: 'data:image/svg+xml;base64,' },
      request: answer,
      on: (event: keyof Handlers, handler: never) => void listeners[event].add(handler),
      off: (event: keyof Handlers, handler: never) => void listeners[event].delete(handler),
    } as Injected,
  }
}
