import { expect, it } from 'vitest'
import { detectHostEnvironment } from './connectMethods.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const desk = 'Mozilla/5.0 (X11; Linux x86_64)'
const launch = (kind: string) => `#tgWebAppData=x&tgWebAppPlatform=${kind}&tgWebAppVersion=9.1`

it.each([
  ['a browser at a desk', null, desk, false, 'desk'],
  ['a browser on a phone', null, iphone, false, 'ios'],
  ['another one', null, pixel, false, 'android'],
  ['Telegram on iOS, whatever its browser calls itself', launch('ios'), desk, true, 'ios'],
  ['Telegram on Android', launch('android'), pixel, true, 'android'],
  ['Telegram X', launch('android_x'), pixel, true, 'android'],
  ['Telegram Desktop', launch('tdesktop'), pixel, true, 'desk'],
  ['Telegram on a Mac', launch('macos'), iphone, true, 'desk'],
  ['Telegram’s web client at a desk', launch('weba'), desk, true, 'desk'],
  ['Telegram’s web client on a phone', launch('webk'), pixel, true, 'android'],
  ['a launch without a kind', '#tgWebAppVersion=9.1', iphone, true, 'ios'],
] as const)('%s', (_name, opened, userAgent, inTelegram, system) => {
  expect(detectHostEnvironment(opened, userAgent)).toEqual({ inTelegram, system })
})
