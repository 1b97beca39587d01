import type { Message } from 'grammy/types'
import type { LaunchData, TelegramReceipts, TelegramWallet } from '#core/wire/telegram.ts'
import { launchHash, type LaunchOptions } from '#local/telegram/launch.ts'
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

/** What a session of Telegram may do, asked without the app. */
export function telegramSession(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const get = async <T>(path: string): Promise<T> =>
    (await answerOf<{ data: T }>(`${url}/api${path}`, { headers })).data
  return {
    wallets: async () => (await get<{ wallets: TelegramWallet[] }>('/identity/v1/telegram/wallets')).wallets,
    receipts: () => get<TelegramReceipts>('/identity/v1/telegram/receipts'),
    /** Confirms an invitation for one of the person's wallets. */
    cameBy: async (code: string, address: string) =>
      void (await answerOf(`${url}/api/campaign_api/v1/${address}/referrer`, json({ code }, headers))),
  }
}

/** The session of a launch that no app has seen. */
export async function launchElsewhere(
  url: string,
  launch: Pick<LaunchOptions, 'person' | 'startParam'>,
): Promise<LaunchData> {
  const hash = launchHash({ version: '9.1', platform: 'ios', theme: telegramThemes.day, ...launch })
  const init_data = new URLSearchParams(hash).get('tgWebAppData') ?? ''
  return (await answerOf<{ data: LaunchData }>(`${url}/api/identity/v1/telegram`, json({ init_data }))).data
}

/** A person's chat with the bot, at the Bot API of this machine. */
export const telegramChat = (url: string, user: number) => ({
  /** As Telegram tells the bot of it once the person has agreed. */
  letWrite: () => answerOf(`${url}/telegram/control/allow-writing`, json({ user })),
  /** What the bot has written, oldest first. */
  async told(): Promise<Message.TextMessage[]> {
    const { messages } = await answerOf<{ messages: Message[] }>(`${url}/telegram/control/chats/${user}`)
    return messages.filter(
      (message): message is Message.TextMessage => message.from?.is_bot === true && 'text' in message,
    )
  },
})
