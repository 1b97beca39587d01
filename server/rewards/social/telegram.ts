import { z } from 'zod'
import type { AskVendor } from './askVendor.ts'
import { readAnswer, unavailable } from './refusals.ts'
import type { SocialVerifier } from './verifier.ts'

/** Returns the Telegram account that a wallet is linked to, or null. */
export type TelegramUserOf = (wallet: string) => Promise<number | null>

const NAME = 'Telegram'

const member = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['creator', 'administrator', 'member', 'left', 'kicked']) }),
  z.object({ status: z.literal('restricted'), is_member: z.boolean() }),
])
const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: member }),
  z.object({ ok: z.literal(false), error_code: z.int(), description: z.string() }),
])

/** Telegram has no codes for these; the texts are its server's. */
const neverThere = /user not found|PARTICIPANT_ID_INVALID|USER_ID_INVALID/i

const counts: Record<z.infer<typeof member>['status'], (one: z.infer<typeof member>) => boolean> = {
  creator: () => true,
  administrator: () => true,
  member: () => true,
  restricted: (one) => 'is_member' in one && one.is_member,
  left: () => false,
  kicked: () => false,
}

const noAdministrator = (channel: string): string =>
  `The bot is not an administrator of ${channel}, so it can’t see its members`

/** Telegram's refusals with the setup problem behind each; the first match decides. */
const obstacles: readonly (readonly [words: RegExp, problem: (channel: string) => string])[] = [
  [/chat not found/i, (channel) => `Telegram can’t find the channel ${channel}, or the bot was never a member`],
  [
    /inaccessible|CHAT_ADMIN_REQUIRED|not a member|kicked|USER_NOT_PARTICIPANT|user not found|PARTICIPANT_ID_INVALID/i,
    noAdministrator,
  ],
  [/unauthorized|not found/i, () => 'Telegram rejects the bot token'],
]
interface TelegramOptions {
  readonly ask: AskVendor
  readonly token: string
  /** "@name" or the id of the channel in which the bot is an administrator. */
  readonly channel: string
  readonly userOf: TelegramUserOf
}

/** Checks channel membership with the Bot API's getChatMember. */
export function telegramVerifier({ ask, token, channel, userOf }: TelegramOptions): SocialVerifier {
  async function standingOf(user: string): Promise<z.infer<typeof answer>> {
    const { body } = await ask({
      path: `/bot${token}/getChatMember?${new URLSearchParams({ chat_id: channel, user_id: user }).toString()}`,
    })
    return readAnswer(NAME, answer, body)
  }

  /** Null for a user whom Telegram has never seen in that channel. */
  async function isMember(user: string): Promise<boolean | null> {
    const told = await standingOf(user)
    if (told.ok) return counts[told.result.status](told.result)
    if (told.error_code === 400 && neverThere.test(told.description)) return null
    throw unavailable(
      NAME,
      `${told.error_code} ${told.description}; check the token, the channel, and that the bot is an administrator there`,
    )
  }
  return {
    authorizeUrl: null,
    notice: null,
    async verify({ wallet }) {
      const user = await userOf(wallet)
      if (user === null) return { refusal: 'telegram_not_linked' }
      return (await isMember(String(user))) ? { account: String(user) } : { refusal: 'verification_failed' }
    },
    async recheck(account) {
      const member = await isMember(account)
      // The user was seen before: a Bot API without a record of them proves nothing.
      if (member === null) throw unavailable(NAME, 'a previously verified account no longer exists')
      return member ? 'stands' : 'left'
    },
    async setUpProblem() {
      const told = await standingOf(token.split(':')[0] ?? '')
      if (told.ok) return ['creator', 'administrator'].includes(told.result.status) ? null : noAdministrator(channel)
      const found = obstacles.find(([words]) => words.test(told.description))
      if (!found) throw unavailable(NAME, `${told.error_code} ${told.description}`)
      return found[1](channel)
    },
  }
}
