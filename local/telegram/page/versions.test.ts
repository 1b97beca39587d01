import { expect, it } from 'vitest'
import { speaks } from './versions.ts'

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
