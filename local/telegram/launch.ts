import { sign } from '@telegram-apps/init-data-node'
import { type LaunchPerson, localBot } from './accounts.ts'

export interface LaunchOptions {
  readonly person: LaunchPerson
  /** Version of Telegram's protocol, such as `9.1`. */
  readonly version: string
  /** `weba`, `ios`, `tdesktop`, … */
  readonly platform: string
  readonly theme: Readonly<Record<string, string>>
  readonly startParam?: string
  /** Time of Telegram's signature; now by default. */
  readonly signedAt?: Date
  readonly fullscreen?: boolean
  /** Another bot's token, to test its refusal. */
  readonly token?: string
}

/** URL fragment with which Telegram opens the app: signed for the bot, as the real one signs it. */
export function launchHash({
  person,
  version,
  platform,
  theme,
  startParam,
  signedAt = new Date(),
  fullscreen = false,
  token = localBot.token,
}: LaunchOptions): string {
  const initData = sign(
    {
      user: person,
      query_id: 'AAlocal',
      signature: 'local',
      ...(startParam === undefined ? {} : { start_param: startParam }),
    },
    token,
    signedAt,
  )
  const params = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
  })
  if (startParam !== undefined) params.set('tgWebAppStartParam', startParam)
  if (fullscreen) params.set('tgWebAppFullscreen', '1')
  return params.toString()
}
