import { expect, it } from 'vitest'
import { localPeople } from '../accounts.ts'
import { coveredBy, needsLaunch, speaks, usual } from './settings.ts'

it.each([
  ['a plain phone', { notch: false, content: false, fullscreen: false }, false, [0, 0, 0]],
  [
    'a notch lies over Telegram’s header, its home bar over the app',
    { notch: true, content: false, fullscreen: false },
    false,
    [0, 34, 0],
  ],
  ['a native button stands above the home bar', { notch: true, content: false, fullscreen: false }, true, [0, 0, 0]],
  [
    'the whole screen is under the notch and Telegram’s buttons',
    { notch: true, content: false, fullscreen: true },
    false,
    [47, 34, 46],
  ],
  ['Telegram’s buttons alone', { notch: false, content: true, fullscreen: false }, false, [0, 0, 46]],
])('%s', (_, settings, buttons, [top, bottom, content]) => {
  const covered = coveredBy(settings, buttons)
  expect([covered.safe.top, covered.safe.bottom, covered.content.top]).toEqual([top, bottom, content])
})

it.each([
  ['theme', { theme: 'day' }, false],
  ['viewport', { viewport: 'half' }, false],
  ['version', { version: '6.0' }, true],
  ['platform', { platform: 'android' }, true],
  ['person', { person: localPeople[1] }, true],
  ['language', { language: 'fa' }, true],
] as const)('another %s: relaunched %s', (_, change, again) =>
  expect(needsLaunch(usual, { ...usual, ...change })).toBe(again),
)

it.each([
  ['6.0', 'web_app_setup_main_button', true],
  ['6.0', 'iframe_ready', true],
  ['6.0', 'web_app_setup_back_button', false],
  ['6.9', 'web_app_setup_settings_button', false],
  ['6.10', 'web_app_setup_settings_button', true],
  ['7.10', 'web_app_request_fullscreen', false],
  ['8.0', 'web_app_request_fullscreen', true],
  ['9.1', 'web_app_never_heard_of', false],
])('%s %s: %s', (version, type, known) => expect(speaks(version, type)).toBe(known))
