import type { Message } from 'grammy/types'
import type { LaunchData, TelegramReceipts, TelegramWallet } from '#core/wire/telegram.ts'
import { launchHash, type LaunchOptions } from '#local/telegram/routes.ts'
import { telegramThemes } from '#local/telegram/themes.ts'

async function answerOf<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json() as Promise<T>
}
const json = (body: object, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Calls of a Telegram session, without the app. */
export function telegramSession(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const get = async <T>(path: string): Promise<T> =>
    (await answerOf<{ data: T }>(`${url}/api${path}`, { headers })).data
  return {
    wallets: async () => (await get<{ wallets: TelegramWallet[] }>('/identity/v1/telegram/wallets')).wallets,
    receipts: () => get<TelegramReceipts>('/identity/v1/telegram/receipts'),
    /** Confirms a referral for one of the user's wallets. */
    cameBy: async (code: string, address: string) =>
      void (await answerOf(`${url}/api/campaign_api/v1/${address}/referrer`, json({ code }, headers))),
  }
}

/** Opens a session with init data that no app has used. */
export async function launchElsewhere(
  url: string,
  launch: Pick<LaunchOptions, 'person' | 'startParam'>,
): Promise<LaunchData> {
  const hash = launchHash({ version: '9.1', platform: 'ios', theme: telegramThemes.day, ...launch })
  const init_data = new URLSearchParams(hash).get('tgWebAppData') ?? ''
  return (await answerOf<{ data: LaunchData }>(`${url}/api/identity/v1/telegram`, json({ init_data }))).data
}

/** A user's chat with the bot, at the local Bot API. */
export const telegramChat = (url: string, user: number) => ({
  /** Reports the permission to the bot, as Telegram does once the user has agreed. */
  letWrite: () => answerOf(`${url}/telegram/control/allow-writing`, json({ user })),
  /** Messages of the bot, oldest first. */
  async told(): Promise<Message.TextMessage[]> {
    const { messages } = await answerOf<{ messages: Message[] }>(`${url}/telegram/control/chats/${user}`)
    return messages.filter(
      (message): message is Message.TextMessage => message.from?.is_bot === true && 'text' in message,
    )
  },
})
