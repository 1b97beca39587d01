import { type MethodName, supports } from '@telegram-apps/sdk-react'
import { describe, expect, it } from 'vitest'
import { can, type Feature, needs } from './capabilities.ts'

const features = Object.keys(needs) as Feature[]
const offered = (version: string, platform: string) => features.filter((feature) => can(feature, { version, platform }))

/** Version of Telegram that introduced each feature used here, by its documentation. */
const brought = [
  ['6.0', ['mainButton', 'closingConfirmation', 'linksOut']],
  ['6.1', ['backButton', 'haptics', 'telegramLinks', 'headerColour', 'backgroundColour']],
  ['6.2', ['popup']],
  ['6.4', []],
  ['6.9', ['cloudStorage', 'writeAccess']],
  ['6.10', ['settingsButton']],
  ['7.7', ['swipeGuard']],
  ['7.8', []],
  ['7.10', ['secondaryButton', 'bottomBarColour']],
  ['8.0', ['safeArea', 'sharedMessages', 'homeScreen']],
  ['9.0', []],
  ['9.1', []],
] as const satisfies readonly (readonly [string, readonly Feature[]])[]

/** Message that requests each feature from Telegram. */
const messages: Readonly<Record<Feature, MethodName>> = {
  mainButton: 'web_app_setup_main_button',
  closingConfirmation: 'web_app_setup_closing_behavior',
  backButton: 'web_app_setup_back_button',
  haptics: 'web_app_trigger_haptic_feedback',
  linksOut: 'web_app_open_link',
  telegramLinks: 'web_app_open_tg_link',
  headerColour: 'web_app_set_header_color',
  backgroundColour: 'web_app_set_background_color',
  popup: 'web_app_open_popup',
  cloudStorage: 'web_app_invoke_custom_method',
  writeAccess: 'web_app_request_write_access',
  settingsButton: 'web_app_setup_settings_button',
  swipeGuard: 'web_app_setup_swipe_behavior',
  secondaryButton: 'web_app_setup_secondary_button',
  bottomBarColour: 'web_app_set_bottom_bar_color',
  safeArea: 'web_app_request_safe_area',
  sharedMessages: 'web_app_send_prepared_message',
  homeScreen: 'web_app_add_to_home_screen',
}

describe('Telegram’s features by version', () => {
  it.each(
    brought.map(
      ([version], at) => [version, brought.slice(0, at + 1).flatMap(([, names]): readonly Feature[] => names)] as const,
    ),
  )('%s on a phone', (version, expected) => {
    expect(new Set(offered(version, 'ios'))).toEqual(new Set(expected))
  })

  it.each(brought.map(([version]) => version))(
    '%s listens to all that it is asked for, and to nothing that it is not',
    (version) => {
      expect(features.filter((feature) => supports(messages[feature], version))).toEqual(offered(version, 'ios'))
    },
  )

  it.each([
    ['6.0', 'weba', ['mainButton', 'closingConfirmation']],
    [
      '9.1',
      'macos',
      features.filter((feature) => !['haptics', 'linksOut', 'swipeGuard', 'homeScreen'].includes(feature)),
    ],
    ['10.0', 'ios', features],
    ['nonsense', 'ios', []],
  ])('%s on %s', (version, platform, expected) => expect(offered(version, platform)).toEqual(expected))
})
