import type { Page } from '@playwright/test'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { createFakeWallet, type FakeWallet, type FakeWalletOptions } from '#src/wallets/starknet/testing/fakeWallet.ts'

export const starknetUser = testAccount('0x5eed')

interface Injecting {
  ask(call: object): Promise<{ result?: unknown; error?: unknown }>
  tell(event: string, ...args: unknown[]): void
}

/** Injects Braavos' object into every page; the wallet itself, with its key, runs outside. */
export async function openStarknetWallet(page: Page, options: FakeWalletOptions = {}): Promise<FakeWallet> {
  const wallet = createFakeWallet(starknetUser, options)
  await page.exposeFunction('ask', (call: never) =>
    wallet.injected.request(call).then(
      (result: unknown) => ({ result }),
      (error: unknown) => ({ error }),
    ),
  )
  await page.addInitScript(() => {
    const own = window as unknown as Window & Injecting
    const listeners = new Map<string, Set<(...args: unknown[]) => void>>()
    const of = (event: string) => listeners.get(event) ?? listeners.set(event, new Set()).get(event) ?? new Set()
    own.tell = (event, ...args) => {
      for (const listener of of(event)) listener(...args)
    }
    Object.assign(own, {
      starknet_braavos: {
        id: 'braavos',
        name: 'Braavos',
        version: '4.0.0',
        icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
        request: async (call: object) => {
          const { result, error } = await own.ask(call)
          if (error) throw error
          return result
        },
        on: (event: string, listener: () => void) => void of(event).add(listener),
        off: (event: string, listener: () => void) => void of(event).delete(listener),
      },
    })
  })
  const tell = (change: readonly unknown[]) =>
    page.evaluate((args) => (window as unknown as Injecting).tell('networkChanged', ...args), change)
  // A page that is being left misses the change; the next one asks for the network.
  wallet.injected.on('networkChanged', (...change) => void tell(change).catch(() => undefined))
  return wallet
}
