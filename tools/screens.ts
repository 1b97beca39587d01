import { chromium } from '@playwright/test'
import { startStack } from '../e2e/support/stack.ts'
import { findChromium } from './lib/chromium.ts'
import { shootAll } from './screens/shoot.ts'

/** Pictures of every screen for README, docs and reviews: `npx tsx tools/screens.ts`. */
const stack = await startStack()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  await shootAll(browser, stack)
} finally {
  await browser.close()
  await stack.stop()
}
