import { expect, it } from 'vitest'
import { knownWallets } from './connectors.ts'

/** Phantom, Backpack and Solflare, "Browse": the encoded page follows `browse/`. */
it.each(knownWallets.map(({ id, browser }) => [id, browser] as const))(
  '%s opens the page with the code that hands a transfer over',
  (_, browser) => {
    const page = `https://causeway.test/order/1a?amount=0.1#take=ch_${'x-'.repeat(20)}&asked=1`
    const link = new URL(browser(page))
    expect(decodeURIComponent(link.pathname.split('/browse/')[1] ?? '')).toBe(page)
    expect(link.searchParams.get('ref')).toBe('https://causeway.test')
  },
)
