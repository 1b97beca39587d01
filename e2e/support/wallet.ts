import type { Page } from '@playwright/test'

export interface TestWalletOptions {
  account: string
  /** JSON-RPC URL by chain id; the node signs for `account`. */
  rpcUrls: Record<number, string>
  startChain: number
  /** Chains that the wallet knows initially; all of rpcUrls by default. */
  known?: readonly number[]
  name?: string
  /** Its announced id: that of a wallet that the app knows, for places that do not offer every wallet. */
  rdns?: string
  /** Supports several calls in one confirmation (EIP-5792). */
  batches?: boolean
}

/** A wallet that is on a network which isn't ours, and knows none of ours. */
export const elsewhere = { startChain: 1, known: [1] } as const satisfies Partial<TestWalletOptions>

export interface WalletRequest {
  method: string
  params: readonly unknown[]
}

declare global {
  interface Window {
    /** Signs a text with the account's key, if a test set one. */
    signAsOwner?: (data: unknown) => Promise<string>
    /** Signs typed data (its JSON) with the account's key, if a test set one. */
    signTypedAsOwner?: (data: unknown) => Promise<string>
    testWallet?: {
      reject: string[]
      garble: string[]
      silent: string[]
      unanswered: unknown[]
      asked: WalletRequest[]
      become: (account: string) => void
    }
  }
}

/** Requests of the page to the wallet since it was loaded. */
export const askedOf = (page: Page): Promise<readonly WalletRequest[]> =>
  page.evaluate(() => window.testWallet?.asked ?? [])

/** First parameter of each request of that method. */
export async function requestsOf<T>(page: Page, method: string): Promise<readonly T[]> {
  return (await askedOf(page)).filter((request) => request.method === method).map(({ params }) => params[0] as T)
}

/**
 * Injects an EIP-6963 wallet like an extension's: 4902 for unknown chains, 4001 for `window.testWallet.reject`;
 * `garble` methods run and fail, `silent` ones run and never answer. Without `signTypedAsOwner` it signs no typed data, so tokens use approvals.
 */
export async function injectWallet(page: Page, options: TestWalletOptions): Promise<void> {
  await page.addInitScript(({ account, rpcUrls, startChain, known, name, rdns, batches }) => {
    const state = { account, chain: startChain, known: new Set(known ?? Object.keys(rpcUrls).map(Number)) }
    const control = {
      reject: [] as string[],
      garble: [] as string[],
      silent: [] as string[],
      unanswered: [] as unknown[],
      asked: [] as WalletRequest[],
      become,
    }
    window.testWallet = control
    const listeners = new Map<string, Set<(value: unknown) => void>>()
    const emit = (event: string, value: unknown) => listeners.get(event)?.forEach((listener) => listener(value))
    function become(next: string): void {
      state.account = next
      emit('accountsChanged', [next])
    }
    const hex = (value: number) => `0x${value.toString(16)}`
    const fail = (code: number, message: string) => Object.assign(new Error(message), { code })
    const move = (chain: number) => {
      state.chain = chain
      emit('chainChanged', hex(chain))
      return null
    }
    const callNode = async (chain: number, method: string, params: readonly unknown[]): Promise<unknown> => {
      const response = await fetch(rpcUrls[chain] ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      const body = (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
      if (body.error) throw fail(body.error.code, body.error.message)
      return body.result
    }
    // As wallets do: what others do before the transaction's block can change the gas that it takes.
    const withGas = async (transaction: unknown): Promise<unknown> => {
      const given = transaction as { gas?: string }
      if (given.gas) return given
      const estimate = Number(await callNode(state.chain, 'eth_estimateGas', [given]))
      return { ...given, gas: hex(Math.ceil(estimate * 1.5)) }
    }
    // As a wallet does, it knows its batches after the page has been loaded again.
    type Batches = Record<string, { chain: number; hashes: unknown[] }>
    const sent = (): Batches => JSON.parse(sessionStorage.getItem('test-wallet-batches') ?? '{}')
    const batching: Record<string, (params: readonly unknown[]) => unknown> = {
      wallet_getCapabilities: () =>
        Object.fromEntries(
          Object.keys(rpcUrls).map((chain) => [hex(Number(chain)), { atomic: { status: 'supported' } }]),
        ),
      wallet_sendCalls: async ([request]) => {
        const { chainId, calls, id } = request as {
          chainId: string
          id: string
          calls: { to: string; data?: string; value?: string }[]
        }
        const hashes: unknown[] = []
        // The gas is set: an estimate would miss the changes of earlier calls in the batch.
        for (const call of calls)
          hashes.push(
            await callNode(Number(chainId), 'eth_sendTransaction', [{ from: account, gas: hex(1_000_000), ...call }]),
          )
        sessionStorage.setItem(
          'test-wallet-batches',
          JSON.stringify({ ...sent(), [id]: { chain: Number(chainId), hashes } }),
        )
        return control.silent.includes('wallet_sendCalls') ? new Promise(() => undefined) : { id }
      },
      wallet_getCallsStatus: async ([id]) => {
        const batch = sent()[String(id)]
        if (!batch) throw fail(5730, 'Unknown bundle id')
        const found = (await Promise.all(
          batch.hashes.map((hash) => callNode(batch.chain, 'eth_getTransactionReceipt', [hash])),
        )) as ({ status: string } | null)[]
        const receipts = found.filter((receipt) => receipt !== null)
        const landed = receipts.length === batch.hashes.length
        const status = landed ? (receipts.every((receipt) => receipt.status === '0x1') ? 200 : 500) : 100
        return {
          version: '2.0.0',
          id,
          chainId: hex(batch.chain),
          atomic: true,
          status,
          ...(landed ? { receipts } : {}),
        }
      },
    }
    const own: Record<string, (params: readonly unknown[]) => unknown> = {
      eth_requestAccounts: () => [state.account],
      eth_accounts: () => [state.account],
      eth_chainId: () => hex(state.chain),
      ...(window.signAsOwner ? { personal_sign: ([data]: readonly unknown[]) => window.signAsOwner?.(data) } : {}),
      ...(window.signTypedAsOwner
        ? { eth_signTypedData_v4: ([, data]: readonly unknown[]) => window.signTypedAsOwner?.(data) }
        : {}),
      wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts' }],
      wallet_revokePermissions: () => null,
      wallet_switchEthereumChain: ([request]) => {
        const chain = Number((request as { chainId: string }).chainId)
        if (!state.known.has(chain)) throw fail(4902, 'Unrecognized chain ID')
        return move(chain)
      },
      wallet_addEthereumChain: ([request]) => {
        const chain = Number((request as { chainId: string }).chainId)
        state.known.add(chain)
        return move(chain)
      },
      ...(batches ? batching : {}),
    }
    const provider = {
      on: (event: string, listener: (value: unknown) => void) => {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
        return provider
      },
      removeListener: (event: string, listener: (value: unknown) => void) => {
        listeners.get(event)?.delete(listener)
        return provider
      },
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        control.asked.push({ method, params })
        if (control.reject.includes(method)) throw fail(4001, 'User rejected the request.')
        const answer = own[method]
        if (answer) return answer(params)
        if (method.startsWith('wallet_') || method.startsWith('eth_signTypedData'))
          throw fail(4200, `The method ${method} is not supported`)
        const sends = method === 'eth_sendTransaction'
        const result = await callNode(state.chain, method, sends ? [await withGas(params[0])] : params)
        if (control.silent.includes(method)) {
          control.unanswered.push(result)
          return new Promise(() => undefined)
        }
        if (control.garble.includes(method)) throw fail(-32603, 'Internal error')
        return result
      },
    }
    const info = {
      uuid: '6f1f6c0e-2a0b-4b5e-9d4c-000000000001',
      name: name ?? 'Test Wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: rdns ?? 'test.wallet',
    }
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, options)
}
