import { expect, type Page } from '@playwright/test'
import { cutOff, sideways } from './overflow.ts'

/** Names of several words: wallets and their protocol, networks, coins and partners of this profile, and other products. */
const names = [
  /Local test wallet/g,
  /Test Wallet/g,
  /(?:Rabby|OKX|Coinbase|Bitget|Trust|Binance) Wallet/g,
  /Local Solana wallet/gi,
  'Bako Safe',
  'Wallet Standard',
  'Northshore',
  'Southshore',
  'Solshore',
  'Eclipse Shore',
  'Tonshore',
  'Bitshore',
  /Test USD Coin/gi,
  /USD Coin/g,
  /Scroll Marks/g,
]
/** A name may be one word; two in a row are an untranslated sentence. */
const sentence = /[A-Za-z][a-z’']+(?:[ ,]+[A-Za-z][a-z’']+)+/

export const withoutNames = (text: string): string =>
  names.reduce<string>((rest, name) => rest.replaceAll(name, ''), text)

/** All readable text: visible text, and accessible names. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = [document.title]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || holder.closest('script, style, noscript, [lang="en"], select')) continue
      if (holder.checkVisibility() && node.textContent?.trim()) found.push(node.textContent.trim())
    }
    for (const node of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const value = node.getAttribute(name)
        if (value && node.checkVisibility()) found.push(value)
      }
    return found
  })

const widths = [390, 320] as const

/** Expects that no element crosses a phone's edge and no word is cut off. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => sideways(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    expect(await cutOff(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

/** Expects that no word of another language is left and the longer words fit a phone. */
export async function expectRussian(page: Page): Promise<void> {
  const where = page.url()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect
    .poll(async () => (await textsOf(page)).filter((text) => sentence.test(withoutNames(text))), where)
    .toEqual([])
  await expectFits(page)
}
