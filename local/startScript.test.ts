import { expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

it('the stack hears the signals itself: a loader’s command between would kill what is too busy to answer at once, and leave its chains alone', () => {
  for (const name of ['start', 'dev'] as const)
    expect(packageJson.scripts[name]).toMatch(/^node --import tsx local\/main\.ts/)
})
