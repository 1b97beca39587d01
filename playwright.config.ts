import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from './tools/lib/chromium.ts'

/**
 * Files that stay in one worker: their tests share a stack, a server or the person and wallet of this machine. They begin first, as
 * nothing would run next to them at the end.
 */
const whole =
  /(walletConnect|telegramJourney|faults|journeys|svmJourneys|social|exchange|ton|telegramPage|surfacePolicy|tryPages|deploy|maker|pool)\.spec\.ts$/

/** Journeys with real transactions on a stack of their own; see e2e/README.md. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  // Half of a journey is waiting for blocks.
  workers: 2 * availableParallelism(),
  projects: [
    { name: 'whole files', testMatch: whole },
    { name: 'tests', testIgnore: whole, fullyParallel: true },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Bounds for what hangs, on any machine.
  timeout: 420_000,
  expect: { timeout: 45_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 390, height: 844 },
    actionTimeout: 120_000,
    hasTouch: true,
    // Storage, cookies, caches, routes and scripts of a test end with it; permissions, the font size and the offline state don't.
    reuseContext: true,
    launchOptions: {
      executablePath: installedChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // With the context: a page starts in the process of the one before, which has compiled most of its code.
        '--process-per-site',
      ],
    },
    // A recording takes nearly half as much of the processor as the pages do, also of tests that pass.
    trace: process.env['CAUSEWAY_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
