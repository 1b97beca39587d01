import type { Page } from '@playwright/test'

export interface TestWalletOptions {
  account: string
  /** JSON-RPC URL by chain id; the node signs for `account`. */
  rpcUrls: Record<number, string>
  startChain: number
  /** Chains that the wallet knows before it is told; all of rpcUrls unless given. */
  known?: readonly number[]
  name?: string
}

declare global {
  interface Window {
    testWallet?: { reject: string[]; calls: string[] }
  }
}

/**
 * Injects an EIP-6963 wallet that speaks EIP-1193 as extensions do: it keeps a chain of its own, answers 4902 for unknown ones, asks nobody, and
 * refuses the methods listed in `window.testWallet.reject` with 4001.
 */
export async function injectWallet(page: Page, options: TestWalletOptions): Promise<void> {
  await page.addInitScript(({ account, rpcUrls, startChain, known, name }) => {
    const state = { chain: startChain, known: new Set(known ?? Object.keys(rpcUrls).map(Number)) }
    const control = { reject: [] as string[], calls: [] as string[] }
    window.testWallet = control
    const listeners = new Map<string, Set<(value: unknown) => void>>()
    const emit = (event: string, value: unknown) => listeners.get(event)?.forEach((listener) => listener(value))
    const hex = (value: number) => `0x${value.toString(16)}`
    const fail = (code: number, message: string) => Object.assign(new Error(message), { code })
    const move = (chain: number) => {
      state.chain = chain
      emit('chainChanged', hex(chain))
      return null
    }
    const own: Record<string, (params: readonly unknown[]) => unknown> = {
      eth_requestAccounts: () => [account],
      eth_accounts: () => [account],
      eth_chainId: () => hex(state.chain),
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
        control.calls.push(method)
        if (control.reject.includes(method)) throw fail(4001, 'User rejected the request.')
        const answer = own[method]
        if (answer) return answer(params)
        if (method.startsWith('wallet_')) throw fail(4200, `The method ${method} is not supported`)
        const response = await fetch(rpcUrls[state.chain] ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        })
        const body = (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
        if (body.error) throw fail(body.error.code, body.error.message)
        return body.result
      },
    }
    const info = {
      uuid: '6f1f6c0e-2a0b-4b5e-9d4c-000000000001',
      name: name ?? 'Test Wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: 'test.wallet',
    }
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, options)
}
