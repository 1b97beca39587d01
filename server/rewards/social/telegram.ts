import { z } from 'zod'
import type { AskVendor } from './askVendor.ts'
import type { TelegramUserOf } from './telegramUser.ts'
import { readAnswer, unavailable } from './unavailable.ts'
import type { SocialVerifier } from './verifier.ts'

const NAME = 'Telegram'

const member = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['creator', 'administrator', 'member', 'left', 'kicked']) }),
  z.object({ status: z.literal('restricted'), is_member: z.boolean() }),
])
const answer = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), result: member }), z.object({ ok: z.literal(false), error_code: z.int(), description: z.string() })])

/** Telegram has no codes for these; the words are those of its server. */
const neverThere = /user not found|PARTICIPANT_ID_INVALID|USER_ID_INVALID/i

const counts: Record<z.infer<typeof member>['status'], (one: z.infer<typeof member>) => boolean> = {
  creator: () => true,
  administrator: () => true,
  member: () => true,
  restricted: (one) => 'is_member' in one && one.is_member,
  left: () => false,
  kicked: () => false,
}

interface TelegramOptions {
  readonly ask: AskVendor
  readonly token: string
  /** "@name" or the number of the channel, in which the bot is an administrator. */
  readonly channel: string
  readonly userOf: TelegramUserOf
}

/** Membership of a channel, asked of the Bot API: getChatMember. */
export function telegramVerifier({ ask, token, channel, userOf }: TelegramOptions): SocialVerifier {
  /** Null for somebody of whom Telegram has never heard in that channel. */
  async function isMember(user: string): Promise<boolean | null> {
    const { body } = await ask({ path: `/bot${token}/getChatMember?${new URLSearchParams({ chat_id: channel, user_id: user }).toString()}` })
    const told = readAnswer(NAME, answer, body)
    if (told.ok) return counts[told.result.status](told.result)
    if (told.error_code === 400 && neverThere.test(told.description)) return null
    throw unavailable(NAME, `${told.error_code} ${told.description}; see the token, the channel, and whether the bot is an administrator there`)
  }
  return {
    authorizeUrl: null,
    async verify({ wallet }) {
      const user = await userOf(wallet)
      if (user === null) return { refusal: 'telegram_not_linked' }
      return (await isMember(String(user))) ? { account: String(user) } : { refusal: 'verification_failed' }
    },
    async recheck(account) {
      const member = await isMember(account)
      // It was heard of before: a Bot API that has forgotten people says nothing against them.
      if (member === null) throw unavailable(NAME, 'an account that was seen is not known any more')
      return member ? 'stands' : 'left'
    },
  }
}
