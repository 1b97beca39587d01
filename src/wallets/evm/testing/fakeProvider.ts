import { numberToHex } from 'viem'

type Listener = (value: unknown) => void
interface RequestArgs {
  readonly method: string
  readonly params?: unknown
}
export type Answer = (params: unknown) => unknown

/** Error as wallets throw it: a code and a message, sometimes with the real error inside. */
export const walletError = (code: number, message: string, data?: unknown): Error =>
  Object.assign(new Error(message), { code, ...(data === undefined ? {} : { data }) })

export interface FakeWallet {
  readonly calls: RequestArgs[]
  chainId: number
  accounts: string[]
  /** Networks that the wallet knows. */
  readonly networks: Set<number>
  /** Replaces the answer to a method; it may throw. */
  answer(method: string, answer: Answer): void
  emit(event: string, value: unknown): void
  /** Parameters of the first request of this method. */
  paramsOf(method: string): unknown
  readonly provider: {
    request(args: RequestArgs): Promise<unknown>
    on(event: string, listener: Listener): void
    removeListener(event: string, listener: Listener): void
  }
}

/** Wallet that supports EIP-1193 and EIP-3085/3326 like the common ones; anything else is forwarded to `upstream`. */
export function createFakeWallet(options: {
  account: string
  chainId: number
  networks?: readonly number[]
  upstream?: (args: RequestArgs) => Promise<unknown>
}): FakeWallet {
  const listeners = new Map<string, Set<Listener>>()
  const answers = new Map<string, Answer>()
  const emit = (event: string, value: unknown): void =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener(value))
  const wallet: FakeWallet = {
    calls: [],
    chainId: options.chainId,
    accounts: [options.account],
    networks: new Set([options.chainId, ...(options.networks ?? [])]),
    answer: (method, answer) => answers.set(method, answer),
    emit,
    paramsOf: (method) => wallet.calls.find((call) => call.method === method)?.params,
    provider: {
      async request(args) {
        wallet.calls.push(args)
        const answer = answers.get(args.method) ?? builtIn[args.method]
        if (answer) return answer(args.params)
        if (options.upstream) return options.upstream(args)
        throw walletError(4200, `The wallet does not support ${args.method}.`)
      },
      on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
    },
  }
  const wanted = (params: unknown): number => Number((params as [{ chainId: string }])[0].chainId)
  const builtIn: Record<string, Answer> = {
    eth_chainId: () => numberToHex(wallet.chainId),
    eth_accounts: () => wallet.accounts,
    eth_requestAccounts: () => wallet.accounts,
    wallet_switchEthereumChain: (params) => {
      const next = wanted(params)
      if (!wallet.networks.has(next))
        throw walletError(4902, `Unrecognized chain ID "${numberToHex(next)}". Try adding the chain first.`)
      wallet.chainId = next
      emit('chainChanged', numberToHex(next))
      return null
    },
    wallet_addEthereumChain: (params) => {
      wallet.networks.add(wanted(params))
      return null
    },
  }
  return wallet
}
