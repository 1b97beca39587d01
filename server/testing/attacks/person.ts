import { sign } from '@telegram-apps/init-data-node'
import type { LaunchData } from '#core/wire/telegram.ts'
import type { TestApp } from '../testApp.ts'

/** Token of the bot that the attacked server is configured with. */
export const botToken = '123456:AAattacked'
let people = 1000

/** Init data of a new or given Telegram user, as Telegram passes it to the app. */
export const initData = (app: TestApp, id = people++, token = botToken, extra: object = {}): string =>
  sign({ user: { id, first_name: 'Eve' }, ...extra }, token, app.clock.now())

export const launch = (app: TestApp, init_data: string) =>
  app.call('POST', '/api/identity/v1/telegram', { body: { init_data } })

/** Opens a session as a new Telegram user. */
export async function openedBy(app: TestApp): Promise<string> {
  return ((await launch(app, initData(app))).body as { data: LaunchData }).data.token
}
