import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from './tools/lib/chromium.ts'

/** Journeys with real transactions on a stack of their own; see e2e/README.md. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    launchOptions: {
      executablePath: installedChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // Without a film of every test: it takes as much of the processor as the pages do.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
})
