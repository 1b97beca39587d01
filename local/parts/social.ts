import { systemClock } from '#runtime/clock.ts'
import { openSocialVerifiers, type SocialEnv } from '#server/rewards/social/open.ts'
import type { SocialVerifiers } from '#server/rewards/social/verifier.ts'
import type { Store } from '#store/contract.ts'

/** Known to the stand-in alone: nothing of it opens anything at a real platform. */
const env: SocialEnv = {
  X_BEARER_TOKEN: 'local-x-token',
  X_ACCOUNT_ID: '1',
  DISCORD_CLIENT_ID: '2',
  DISCORD_CLIENT_SECRET: 'local-discord-secret',
  DISCORD_GUILD_ID: '3',
  DISCORD_BOT_TOKEN: undefined,
  TELEGRAM_BOT_TOKEN: undefined,
  TELEGRAM_CHANNEL: undefined,
  TELEGRAM_API_URL: undefined,
}

/** No platform is asked from a developer's machine: people are taken at their word, unless a server stands in for X and Discord. */
export const localVerifiers = (standIn: string | null, publicUrl: string, store: Store): SocialVerifiers =>
  standIn === null ? new Map() : openSocialVerifiers({ env, publicUrl, clock: systemClock, telegramUserOf: store.telegram.userOf, standIn })
