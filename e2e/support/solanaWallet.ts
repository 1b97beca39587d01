import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { Keypair } from '@solana/web3.js'
import type { StandardEventsFeature } from '@wallet-standard/features'
import type { Page } from '@playwright/test'
import { createFakeWallet, type FakeWallet } from '#src/wallets/svm/testing/fakeWallet.ts'

interface Told {
  tellSolanaWallet(change: unknown): void
}
type Ask = (name: string, input: unknown) => Promise<{ result?: unknown; error?: { code: number; message: string } }>

interface Input {
  readonly transaction?: readonly number[]
  readonly silent?: boolean
}

/** Announces a wallet of the Wallet Standard in every page, as an extension does; no page has its key. */
export async function announceSolanaWallet(page: Page, name: string, key: Keypair): Promise<FakeWallet> {
  const fake = createFakeWallet(name, key, { signIn: true })
  await page.exposeFunction('askSolanaWallet', (feature: string, input: Input) => answer(fake, feature, input))
  await page.addInitScript(announce, name)
  const events = (fake.wallet.features as Partial<StandardEventsFeature>)['standard:events']
  events?.on('change', (change) => {
    const told = page.evaluate((sent) => (window as unknown as Told).tellSolanaWallet(sent), plain(change))
    // A page that is being left misses the change; the next one asks.
    void told.catch(() => undefined)
  })
  return fake
}

/** Bytes as lists of numbers, which cross from a page and back. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (ArrayBuffer.isView(each) ? [...(each as Uint8Array)] : each)))

async function answer({ wallet }: FakeWallet, feature: string, input: Input): ReturnType<Ask> {
  const [account] = wallet.accounts
  const features = wallet.features as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  const method = feature.split(':')[1] ?? ''
  const bytes = input.transaction ? { transaction: Uint8Array.from(input.transaction), account } : input
  try {
    const result = await features[feature]?.[method]?.(bytes)
    return { result: plain(result) }
  } catch (error) {
    const { code, message } = error as Error & { code: number }
    return { error: { code, message } }
  }
}

/** Runs in the page. */
function announce(name: string): void {
  const ask = async (feature: string, input: unknown): Promise<unknown> => {
    const { askSolanaWallet } = window as unknown as { askSolanaWallet: Ask }
    const { result, error } = await askSolanaWallet(feature, input)
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return revived(result)
  }
  const revived = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.length > 0 && value.every((each) => typeof each === 'number')
        ? Uint8Array.from(value as number[])
        : value.map(revived)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]))
  }
  const chains = ['solana:mainnet', 'solana:devnet']
  const listeners = new Set<(change: unknown) => void>()
  const tellSolanaWallet = (change: unknown): void => {
    const told = revived(change) as { accounts: unknown[] }
    wallet.accounts = told.accounts
    for (const listener of listeners) listener(told)
  }
  Object.assign(window, { tellSolanaWallet })
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains,
    accounts: [] as unknown[],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input: object = {}) => {
          const found = (await ask('standard:connect', input)) as { accounts: unknown[] }
          wallet.accounts = found.accounts
          return found
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: (change: unknown) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signIn': { version: '1.0.0', signIn: (input: SolanaSignInInput) => ask('solana:signIn', input) },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: ({ transaction }: { transaction: Uint8Array }) =>
          ask('solana:signTransaction', { transaction: [...transaction] }),
      },
    },
  }
  const register = ({ register: add }: { register: (one: unknown) => void }) => add(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
}
