import { describe, expect, it } from 'vitest'
import { can, type Feature, needs } from './capabilities.ts'

const features = Object.keys(needs) as Feature[]
const offered = (version: string, platform: string) => features.filter((feature) => can(feature, { version, platform }))

describe('what a Telegram can do', () => {
  it.each([
    ['6.0', 'weba', ['mainButton', 'closingConfirmation']],
    ['6.9', 'weba', ['mainButton', 'closingConfirmation', 'backButton', 'telegramLinks', 'headerColour', 'backgroundColour', 'popup', 'cloudStorage', 'writeAccess']],
    ['6.10', 'tdesktop', ['mainButton', 'closingConfirmation', 'backButton', 'telegramLinks', 'headerColour', 'backgroundColour', 'popup', 'cloudStorage', 'writeAccess', 'settingsButton']],
    ['9.1', 'ios', features],
    ['9.1', 'macos', features.filter((feature) => !['haptics', 'linksOut', 'swipeGuard', 'homeScreen'].includes(feature))],
    ['nonsense', 'ios', []],
  ])('%s on %s', (version, platform, expected) => expect(offered(version, platform)).toEqual(expected))

  it('never loses what it had with an older version', () => {
    const versions = ['6.0', '6.1', '6.2', '6.9', '6.10', '7.0', '7.7', '7.10', '8.0', '9.1', '10.0']
    for (const [at, version] of versions.entries()) expect(offered(version, 'ios')).toEqual(expect.arrayContaining(offered(versions[at - 1] ?? '0', 'ios')))
  })
})
