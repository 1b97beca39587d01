import { chromium } from '@playwright/test'
import { codeOfVisit } from '../../e2e/support/codeBeforePrice.ts'
import { openInTelegram } from '../../e2e/support/telegramHost.ts'
import { firstLoadFiles, gzipped, manifestOf } from '#tools/build/firstLoad.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import { serveBuilt } from './serveBuilt.ts'

/** Gzip bytes of code that Telegram adds to a visit before the amount field is usable. */
export async function addedInTelegram(folder: string): Promise<number> {
  const manifest = manifestOf(folder)
  const kit = manifest['src/app/TelegramFrame.tsx']?.file
  if (kit === undefined) throw new Error('the kit of Telegram has no file of its own')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const served = await serveBuilt(folder)
  try {
    const page = await browser.newPage()
    // Functions that come through a compiler may ask for this helper of its.
    await page.addInitScript('globalThis.__name ??= (value) => value')
    const { before } = await codeOfVisit(page, {
      moment: 'usable',
      until: [kit],
      open: (at) => openInTelegram(at, { app: served.url, path: '/?amount=0.25' }),
    })
    return gzipped(folder, before) - gzipped(folder, firstLoadFiles(manifest).js)
  } finally {
    await browser.close()
    served.stop()
  }
}
