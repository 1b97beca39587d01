import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import {
  EMITTED_FILES,
  emittedFiles,
  firstLoadBytes,
  firstLoadFiles,
  gzipped,
  manifestOf,
  TELEGRAM_ADDS_JS,
} from '#tools/build/firstLoad.ts'
import { walletActs } from '#tools/build/walletActs.ts'
import { root } from '#tools/lib/run.ts'
import { compressFolder } from '#tools/build/compress.ts'
import type { Figure } from './figure.ts'
import { firstVisitFigures } from './page/figures.ts'
import { chromium } from '@playwright/test'
import { codeOfVisit } from '../e2e/support/codeBeforePrice.ts'
import { openInTelegram } from '../e2e/support/telegramHost.ts'
import { findChromium } from '#tools/lib/chromium.ts'
import { serveBuilt } from './page/serveBuilt.ts'

/**
 * Compares the bytes and timings of a first visit with a page of only React, router, query and zustand, and with a page
 * without code.
 */
export async function firstLoad(): Promise<Figure[]> {
  const floorDir = join(root, 'node_modules/.cache/causeway/floor')
  await build({ root, mode: 'web', logLevel: 'error' })
  await build({
    root: join(root, 'bench/floor'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: floorDir, emptyOutDir: true, modulePreload: { polyfill: false }, manifest: true },
  })
  await compressFolder(floorDir)
  const web = join(root, 'dist/web')
  const app = firstLoadBytes(web)
  const floor = firstLoadBytes(floorDir)
  return [
    {
      name: 'first load, JavaScript, gzip',
      value: app.js / 1000,
      unit: 'kB',
      limit: 120,
      baseline: { name: 'the four libraries alone', value: floor.js / 1000 },
    },
    { name: 'first load, CSS, gzip', value: app.css / 1000, unit: 'kB', limit: 15, baseline: null },
    {
      name: 'first load inside Telegram, JavaScript beyond the web’s before the amount field is usable, gzip',
      value: (await addedInTelegram(web)) / 1000,
      unit: 'kB',
      limit: TELEGRAM_ADDS_JS / 1000,
      baseline: null,
    },
    {
      name: 'code and style files of the build, with all languages',
      value: emittedFiles(web),
      unit: 'files',
      limit: EMITTED_FILES,
      baseline: null,
    },
    ...walletActs(web).map(({ family, act, bytes, limit }) => ({
      name: `code to ${act} with ${family}, gzip`,
      value: bytes / 1000,
      unit: 'kB',
      limit: limit / 1000,
      baseline: null,
    })),
    ...(await firstVisitFigures({ app: web, floor: floorDir, shell: join(root, 'bench/shell') })),
  ]
}

/** Gzip bytes of code that Telegram adds to a visit before the amount field is usable. */
async function addedInTelegram(folder: string): Promise<number> {
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
    // Compiled functions may call this helper of esbuild.
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
