import { expect, it } from 'vitest'
import { telegramThemes } from '../themes.ts'
import { bare, type Chrome, chromeAfter, colourOf } from './chrome.ts'

const after = (...events: readonly (readonly [string, unknown])[]): Chrome =>
  events.reduce((chrome, [type, data]) => chromeAfter(chrome, { type, data }), bare)

it('keeps button settings that a later message does not mention', () =>
  expect(
    after(
      ['web_app_setup_main_button', { is_visible: true, text: 'Bridge', is_active: true }],
      ['web_app_setup_main_button', { is_active: false }],
    ).main,
  ).toEqual({ is_visible: true, text: 'Bridge', is_active: false }))

it.each([
  ['web_app_ready', undefined, { ready: true }],
  ['web_app_setup_back_button', { is_visible: true }, { back: true }],
  ['web_app_setup_settings_button', { is_visible: true }, { settings: true }],
  ['web_app_set_header_color', { color: '#123456' }, { header: '#123456' }],
  ['web_app_set_header_color', { color_key: 'secondary_bg_color' }, { header: 'secondary_bg_color' }],
  ['web_app_set_bottom_bar_color', { color: '#123456' }, { bottomBar: '#123456' }],
  ['web_app_setup_closing_behavior', { need_confirmation: true }, { asksBeforeClosing: true }],
  ['web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'success' }, { haptic: 'success' }],
  ['web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' }, { haptic: 'light' }],
  [
    'web_app_open_popup',
    { title: 'A', message: 'B', buttons: [{ id: 'x' }] },
    { asked: { kind: 'popup', title: 'A', message: 'B', buttons: [{ id: 'x' }] } },
  ],
  ['web_app_send_prepared_message', { id: 'p1' }, { asked: { kind: 'prepared', id: 'p1' } }],
  ['web_app_request_write_access', undefined, { asked: { kind: 'write_access' } }],
  ['something_else', { a: 1 }, {}],
] as const)('%s %o', (type, data, change) => expect(after([type, data])).toEqual({ ...bare, ...change }))

it('resolves colours by key, by value, and by the theme’s default', () => {
  const theme = telegramThemes.day
  expect(colourOf('secondary_bg_color', theme, 'header_bg_color')).toBe(theme.secondary_bg_color)
  expect(colourOf('#010203', theme, 'header_bg_color')).toBe('#010203')
  expect(colourOf(null, theme, 'header_bg_color')).toBe(theme.header_bg_color)
})
