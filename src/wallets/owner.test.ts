import { expect, it } from 'vitest'
import { ownerOf } from './account.ts'

const launch = (user: object) =>
  `#${new URLSearchParams({ tgWebAppData: new URLSearchParams({ user: JSON.stringify(user) }).toString(), tgWebAppVersion: '9.1' }).toString()}`

it.each([
  ['a browser', null, ''],
  ['a person of Telegram', launch({ id: 42, first_name: 'Ada' }), 'tg42'],
  ['a launch that says nobody', '#tgWebAppVersion=9.1', ''],
])('%s', (_name, opened, expected) => expect(ownerOf({ launch: opened })).toBe(expected))
