import { Hono } from 'hono'
import { type Listening, listen } from '#runtime/listen.ts'
import { systemClock } from '#runtime/clock.ts'
import { openSocialVerifiers, type SocialEnv } from '#server/rewards/social/open.ts'
import type { SocialVerifiers } from '#server/rewards/social/verifier.ts'
import type { Store } from '#store/contract.ts'
import { createPlatforms, type Platforms } from './platforms.ts'
import { AUTHORIZE_PATH } from './pages.ts'
import { localBot, localChannel } from '../telegram/accounts.ts'

export interface LocalPlatforms extends Listening {
  readonly platforms: Platforms
}

/** Starts the APIs of X and Discord on a free local port. */
export async function startSocial(): Promise<LocalPlatforms> {
  const platforms = createPlatforms()
  const app = new Hono()
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const form = c.req.method === 'POST' ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {}
    const { status, body } = platforms.answer({
      path: pathname + search,
      authorization: c.req.header('authorization') ?? null,
      form,
    })
    return c.json(body, status)
  })
  return { platforms, ...(await listen(app, { host: '127.0.0.1', port: 0 })) }
}

const nothing: SocialEnv = {
  X_BEARER_TOKEN: undefined,
  X_ACCOUNT_ID: undefined,
  DISCORD_CLIENT_ID: undefined,
  DISCORD_CLIENT_SECRET: undefined,
  DISCORD_GUILD_ID: undefined,
  DISCORD_BOT_TOKEN: undefined,
  TELEGRAM_BOT_TOKEN: undefined,
  TELEGRAM_CHANNEL: undefined,
  TELEGRAM_API_URL: undefined,
}
/** Valid only for the local platforms; a real platform does not accept it. */
const ofStandIn: SocialEnv = {
  ...nothing,
  X_BEARER_TOKEN: 'local-x-token',
  X_ACCOUNT_ID: '1',
  DISCORD_CLIENT_ID: '2',
  DISCORD_CLIENT_SECRET: 'local-discord-secret',
  DISCORD_GUILD_ID: '3',
}

interface LocalSocial {
  /** Server that replaces the platforms; without it X and Discord tasks trust the user's confirmation. */
  readonly standIn: string | null
  /** Local Bot API; without it Telegram tasks trust the user's confirmation too. */
  readonly botApiUrl: string | null
  readonly publicUrl: string
  readonly store: Store
}

/** Asks only local services: the local Bot API knows the members of the Telegram channel. */
export function localVerifiers({ standIn, botApiUrl, publicUrl, store }: LocalSocial): SocialVerifiers {
  const options = { publicUrl, clock: systemClock, telegramUserOf: store.telegram.userOf }
  const telegram: SocialEnv = {
    ...nothing,
    TELEGRAM_BOT_TOKEN: localBot.token,
    TELEGRAM_CHANNEL: `@${localChannel.name}`,
    TELEGRAM_API_URL: botApiUrl ?? undefined,
  }
  return new Map([
    ...(standIn === null
      ? []
      : openSocialVerifiers({
          ...options,
          env: ofStandIn,
          standIn,
          discordAuthorizeUrl: new URL(AUTHORIZE_PATH, publicUrl).href,
        })),
    ...(botApiUrl === null ? [] : openSocialVerifiers({ ...options, env: telegram })),
  ])
}
