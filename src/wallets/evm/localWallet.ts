import { numberToHex } from 'viem'

/**
 * Test wallet of local builds: an EIP-6963 wallet whose accounts are unlocked in the local node, so that the app needs no key and
 * no special case. Builds for operators fail when they contain the marker.
 */
const MARKER = 'causeway-local-evm-wallet'
const FIRST_CHAIN = 31337

export interface LocalWalletOptions {
  /** RPC URL by chain ID. */
  readonly rpcUrls: Readonly<Record<number, string>>
  readonly account: string
}

interface RequestArgs {
  readonly method: string
  readonly params?: unknown
}
type Listener = (value: unknown) => void

/** Builds an error as EIP-1193 providers throw it. */
function providerError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

/** Direct request to the node; its own errors keep their code. */
async function callNode(url: string, { method, params }: RequestArgs): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: { code: number; message: string } }
  if (error) throw providerError(error.code, error.message)
  return result
}

const wantedChain = (params: unknown): number => {
  const [first] = Array.isArray(params) ? (params as unknown[]) : []
  return Number((first as { chainId?: string } | undefined)?.chainId)
}

export function createLocalProvider({ rpcUrls, account }: LocalWalletOptions) {
  const listeners = new Map<string, Set<Listener>>()
  let chain = FIRST_CHAIN
  const emit = (event: string, value: unknown): void => listeners.get(event)?.forEach((listener) => listener(value))

  function switchTo(next: number): null {
    if (!rpcUrls[next]) throw providerError(4902, `Unrecognized chain ID ${next}.`)
    if (next !== chain) {
      chain = next
      emit('chainChanged', numberToHex(next))
    }
    return null
  }

  const own: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_chainId: () => numberToHex(chain),
    wallet_requestPermissions: () => [
      { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [account] }] },
    ],
    wallet_revokePermissions: () => null,
    wallet_switchEthereumChain: (params) => switchTo(wantedChain(params)),
    wallet_addEthereumChain: (params) => switchTo(wantedChain(params)),
    wallet_getCapabilities: () => ({}),
  }

  return {
    async request(args: RequestArgs): Promise<unknown> {
      const handler = own[args.method]
      return handler ? handler(args.params) : callNode(rpcUrls[chain] ?? '', args)
    },
    on(event: string, listener: Listener): void {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event: string, listener: Listener): void {
      listeners.get(event)?.delete(listener)
    },
  }
}

const icon =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="%23256d5b"/><path d="M6 21h20M8 21c0-6 16-6 16 0" stroke="%23fff" stroke-width="2.5" fill="none"/></svg>'

/** Announces the wallet now and whenever the page requests wallets; returns the stop function. */
export function announceLocalWallet(options: LocalWalletOptions): () => void {
  const info = Object.freeze({ uuid: crypto.randomUUID(), name: 'Local test wallet', icon, rdns: MARKER })
  const detail = Object.freeze({ info, provider: createLocalProvider(options) })
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
