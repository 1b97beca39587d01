import { chromium } from '@playwright/test'
import { startStack } from '../e2e/support/stack.ts'
import { findChromium } from './lib/chromium.ts'
import { screensFolder, shootAll } from './screens/shoot.ts'

/** Pictures of every screen for reviews, into .cache/screens: `npx tsx tools/screens.ts`. */
const stack = await startStack()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  await shootAll(browser, stack)
  console.log(`Pictures are in ${screensFolder}`)
} finally {
  await browser.close()
  await stack.stop()
}
