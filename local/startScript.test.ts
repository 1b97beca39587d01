import { expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

it('the start scripts run node directly, so that signals reach the stack and not a loader process', () => {
  for (const name of ['start', 'dev'] as const)
    expect(packageJson.scripts[name]).toMatch(/^node --import tsx local\/main\.ts/)
})
