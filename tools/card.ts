import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './lib/chromium.ts'
import { root } from './lib/run.ts'

/**
 * Preview image of shared links: two shores and the line between them. `npx tsx tools/card.ts` redraws public/card.png.
 */
const size = { width: 1200, height: 630 }
const MOST_BYTES = 60_000

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" fill="none" stroke-linecap="round" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
  <rect width="1200" height="630" fill="#0A0F14"/>
  <path d="M0 500c75-16 150 16 225 0s150-16 225 0 150 16 225 0 150-16 225 0 150 16 300 0V630H0z" fill="#111F29"/>
  <path d="M0 545c75-16 150 16 225 0s150-16 225 0 150 16 225 0 150-16 225 0 150 16 300 0V630H0z" fill="#16303A"/>
  <path d="M-10 505V400h210M1210 505V400h-210" stroke="#93A3B3" stroke-width="6"/>
  <path d="M380 350v150M600 322v178M820 350v150" stroke="#243140" stroke-width="6"/>
  <path d="M200 400C400 270 800 270 1000 400" stroke="#2FD4B5" stroke-width="11"/>
  <circle cx="200" cy="400" r="13" fill="#0A0F14" stroke="#2FD4B5" stroke-width="7"/>
  <circle cx="1000" cy="400" r="13" fill="#2FD4B5"/>
  <text x="600" y="150" fill="#E9EEF2" font-size="104" font-weight="700" letter-spacing="-3" text-anchor="middle">Causeway</text>
  <text x="600" y="214" fill="#93A3B3" font-size="34" text-anchor="middle">Move assets between networks</text>
</svg>`

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: size })
await page.setContent(`<body style="margin:0">${drawing}</body>`)
const file = join(root, 'public/card.png')
writeFileSync(file, await page.screenshot({ type: 'png' }))
await browser.close()
const { size: bytes } = statSync(file)
console.log(`${file}: ${bytes} bytes`)
if (bytes > MOST_BYTES) throw new Error(`The card has ${bytes} bytes; at most ${MOST_BYTES} are worth loading for it.`)
