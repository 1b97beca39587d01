import type { Page } from '@playwright/test'

export const BITCOIN_CHAIN = 999706684
export const bitcoinAccount = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

interface OkxWallet {
  /** Account of any network, after one of Bitcoin's main network at the first connection. */
  readonly account: string
  readonly publicKey: string
  /** Sends its coins and returns the transaction's id. The first payment is rejected. */
  pay(to: string, satoshis: number): Promise<string>
  /** Signature over a text. The first text is rejected. */
  sign(text: string): string
}

/** Injects OKX Wallet's Bitcoin provider, whose user chooses another network once the site has been left. */
export async function injectOkx(page: Page, { account, publicKey, pay, sign }: OkxWallet): Promise<void> {
  await page.exposeFunction('payFromOkx', pay)
  await page.exposeFunction('signAsOkx', sign)
  await page.addInitScript(
    ([own, elsewhere, key]) => {
      const asked = new Set<string>()
      const current = () => (sessionStorage.getItem('okx-left') ? own : elsewhere)
      const rejectFirst = (request: string): void => {
        if (asked.has(request)) return
        asked.add(request)
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      }
      const wallet = window as unknown as { payFromOkx: typeof pay; signAsOkx: (text: string) => Promise<string> }
      const bitcoin = {
        connect: async () => ({ address: current(), publicKey: key }),
        getAccounts: async () => [current()],
        getPublicKey: async () => key,
        disconnect: async () => sessionStorage.setItem('okx-left', 'yes'),
        sendBitcoin: async (to: string, satoshis: number) => {
          rejectFirst('payment')
          return wallet.payFromOkx(to, satoshis)
        },
        signMessage: async (text: string) => {
          rejectFirst('text')
          return wallet.signAsOkx(text)
        },
        on: () => undefined,
      }
      Object.assign(window, { okxwallet: { bitcoin } })
    },
    [account, bitcoinAccount, publicKey] as const,
  )
}

/** Injects UniSat's provider: connected pages survive a reload, and each request is recorded. */
export async function injectUnisat(page: Page): Promise<void> {
  await page.addInitScript((account) => {
    const calls: string[] = []
    const state = { rejects: false }
    const ask = (call: string): void => {
      calls.push(call)
      if (!state.rejects) return
      state.rejects = false
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    const unisat = {
      requestAccounts: async () => {
        ask('requestAccounts')
        sessionStorage.setItem('unisat', 'connected')
        return [account]
      },
      getAccounts: async () => (sessionStorage.getItem('unisat') ? [account] : []),
      getPublicKey: async () => '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
      inscribeTransfer: async (ticker: string, amount: string) => {
        ask(`inscribeTransfer ${ticker} ${amount}`)
        return { inscriptionId: `${'cd'.repeat(32)}i0` }
      },
      sendInscription: async (to: string, id: string) => {
        ask(`sendInscription ${to} ${id}`)
        return 'ef'.repeat(32)
      },
      disconnect: async () => sessionStorage.removeItem('unisat'),
      on: () => undefined,
      removeListener: () => undefined,
    }
    Object.assign(window, { unisat, unisatCalls: calls, unisatState: state })
  }, bitcoinAccount)
}

export const unisatCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { unisatCalls: string[] }).unisatCalls)

export const rejectNext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as unknown as { unisatState: { rejects: boolean } }).unisatState.rejects = true
  })

/** Answers balances of Bitcoin, which the local server does not serve, and counts the requests. */
export async function countBalances(page: Page): Promise<() => number> {
  let count = 0
  await page.route('**/balance_api/v1/multi-balance*', async (route) => {
    const ids = new URL(route.request().url()).searchParams.get('chain_ids') ?? ''
    if (!ids.split(',').includes(String(BITCOIN_CHAIN))) return route.fallback()
    count += 1
    await route.fulfill({
      json: {
        code: 0,
        msg: '',
        data: { [BITCOIN_CHAIN]: { view_value: '0.12345678', status_code: 0, status_message: '' } },
      },
    })
  })
  return () => count
}
