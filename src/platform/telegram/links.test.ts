import { expect, it, vi } from 'vitest'

const shareURL = vi.hoisted(() => vi.fn())
vi.mock('@telegram-apps/sdk-react', () => ({ shareURL }))

// Test files share modules: another one may have loaded the module with the real SDK.
vi.resetModules()
const { shareInTelegram } = await import('./links.ts')

it.each([
  ['6.0', 'copied', 0],
  ['6.1', 'shared', 1],
])('on %s a link is %s, as the feature table states', async (version, outcome, calls) => {
  shareURL.mockClear()
  const share = shareInTelegram(() => Promise.resolve('copied'), { version, platform: 'ios' })
  expect(await share({ title: 'Causeway', url: 'https://causeway.test', text: 'Here' })).toBe(outcome)
  expect(shareURL).toHaveBeenCalledTimes(calls)
})
