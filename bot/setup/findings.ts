import { type Api, GrammyError } from 'grammy'
import type { UserFromGetMe } from 'grammy/types'
import type { BotSettings } from '../settings.ts'
import { serverOrigin } from './origins.ts'

/** A setting that no Bot API call can change, only a person in Telegram. A hint isn’t an error. */
export interface Finding {
  readonly level: 'problem' | 'hint'
  readonly text: string
}

export interface SetUpPlan extends Pick<BotSettings, 'publicUrl' | 'apiUrl' | 'appName' | 'webhook'> {
  /** Channel of social tasks: `@name` or an id; null = none. */
  readonly channel: string | null
}

const problem = (text: string): Finding => ({ level: 'problem', text })
const hint = (text: string): Finding => ({ level: 'hint', text })

type Check = (api: Api, me: UserFromGetMe, plan: SetUpPlan) => Promise<Finding | null> | Finding | null

/** Telegram has no error code for this. */
const unknownChat = /chat not found/i
const notInside =
  /inaccessible|CHAT_ADMIN_REQUIRED|not a member|kicked|USER_NOT_PARTICIPANT|PARTICIPANT_ID_INVALID|user not found/i

async function channelAdmin(
  api: Api,
  { id, username }: UserFromGetMe,
  { channel }: SetUpPlan,
): Promise<Finding | null> {
  if (channel === null)
    return hint('No TELEGRAM_CHANNEL is set: joining the channel is not verified and earns only `honourPoints`.')
  const toDo = problem(
    `@${username} is not an administrator of ${channel}: add it there, or membership cannot be verified.`,
  )
  try {
    const { status } = await api.getChatMember(channel, id)
    return status === 'administrator' || status === 'creator' ? null : toDo
  } catch (error) {
    if (!(error instanceof GrammyError)) throw error
    if (unknownChat.test(error.description))
      return problem(
        `Telegram can’t find ${channel}, or @${username} was never a member: check TELEGRAM_CHANNEL, then add the bot there as an administrator.`,
      )
    if (notInside.test(error.description)) return toDo
    throw error
  }
}

function app(
  _: Api,
  { username, has_main_web_app: hasMain }: UserFromGetMe,
  { appName, publicUrl }: SetUpPlan,
): Finding | null {
  if (appName !== null)
    return hint(
      `Links lead to https://t.me/${username}/${appName}: in BotFather, /newapp or /myapps has that short name and the address ${publicUrl}. The server’s TELEGRAM_APP_URL is that link.`,
    )
  return hasMain
    ? null
    : problem(
        `Links lead to the main Mini App of @${username}, which it does not have: set it to ${publicUrl} in BotFather (Bot Settings, Configure Mini App), or create an app with /newapp and set TELEGRAM_APP_NAME.`,
      )
}

const checks: readonly Check[] = [
  (_, __, { publicUrl }) =>
    new URL(publicUrl).protocol === 'https:'
      ? null
      : problem(`Telegram opens only https addresses, and PUBLIC_URL is ${publicUrl}.`),
  async (_, __, plan) => {
    const text = await serverOrigin(plan)
    return text === null ? null : problem(text)
  },
  app,
  (_, { supports_inline_queries: inline }) =>
    inline ? null : problem('Inline mode is off: in BotFather, /setinline.'),
  (_, { can_join_groups: joins }) =>
    joins ? null : hint('The bot cannot be added to groups: in BotFather, /setjoingroups, if it should be.'),
  channelAdmin,
  async (api, _, { webhook }) => {
    const {
      last_error_message: message,
      last_error_date: date = 0,
      pending_update_count: waiting,
    } = await api.getWebhookInfo()
    return webhook && message !== undefined
      ? hint(
          `Telegram could not deliver an update at ${new Date(date * 1000).toISOString()}: ${message}. ${waiting} wait.`,
        )
      : null
  },
]

/** Returns the steps and hints for the operator. */
export async function findingsOf(api: Api, me: UserFromGetMe, plan: SetUpPlan): Promise<Finding[]> {
  const found: Finding[] = []
  for (const check of checks) {
    const finding = await check(api, me, plan)
    if (finding) found.push(finding)
  }
  return found
}
