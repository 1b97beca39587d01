import puppeteer from 'puppeteer-core'
import { onPath } from '#tools/lib/chromium.ts'
import type { Driver, Found } from './driver.ts'

/** Headless Firefox, over WebDriver BiDi. */
export function findFirefox(): Found {
  const file = onPath('firefox-esr') ?? onPath('firefox')
  return file === null ? { missing: ['firefox-esr'] } : { open: () => open(file) }
}

/** A report-only policy blocks nothing, and navigation cancels pending imports of the page. */
const noErrors = /\(Report-Only policy\)|error loading dynamically imported module/

async function open(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const errors: string[] = []
  page.setDefaultTimeout(120_000)
  const keep = (error: string): void => void (noErrors.test(error) ? null : errors.push(error))
  page.on('pageerror', (error) => keep(String(error)))
  page.on('console', (message) => (message.type() === 'error' ? keep(message.text()) : null))
  return {
    browser: await browser.version(),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    tap: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors: () => errors,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
