import type { ChatMember, InlineQueryResult, MenuButton, Message } from 'grammy/types'
import { AppError } from '#core/errors.ts'
import { localBot } from '../accounts.ts'
import { PAGE_PATH } from '../place.ts'
import type { RemindNow } from '../routes.ts'
import { telegramThemes, themeIn } from '../themes.ts'
import type { Settings } from './settings.ts'

export interface Channel {
  readonly id: number
  readonly title: string
  readonly username: string | null
  readonly status: ChatMember['status']
}

export interface Standing {
  readonly started: boolean
  readonly blocked: boolean
  readonly channels: readonly Channel[]
  readonly commands: readonly { readonly command: string; readonly description: string }[]
  readonly button: MenuButton
}

type Refusal = { readonly reason?: string; readonly message?: string }

async function call<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(
    `${PAGE_PATH}/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const read = (await answer.json()) as T & Refusal
  if (!answer.ok) throw new AppError(read.reason ?? 'refused', read.message ?? '', { retriable: answer.status >= 500 })
  return read
}

type Who = Pick<Settings, 'person' | 'language'>
const described = ({ person: { id: _, ...person }, language }: Who) => ({ ...person, language_code: language })

/** Requests of this page to the local server. */
export const calls = {
  /** Address of a file that the bot sent. */
  file: (id: string) => `${PAGE_PATH}/control/files/${encodeURIComponent(id)}`,
  events: () => new EventSource(`${PAGE_PATH}/control/events`),
  launch: (settings: Settings, startParam: string | null) =>
    call<{ hash: string }>('launch', {
      person: { id: settings.person.id, ...described(settings) },
      version: settings.version,
      platform: settings.platform,
      theme: themeIn(settings.version, telegramThemes[settings.theme]),
      fullscreen: settings.fullscreen,
      ...(startParam === null ? {} : { startParam }),
    }),
  async say(who: Who, text: string): Promise<void> {
    await call('control/meet', { user: who.person.id, ...described(who) })
    await call('control/say', { user: who.person.id, text })
  },
  meet: (who: Who) => call('control/meet', { user: who.person.id, ...described(who) }),
  press: (user: number, messageId: number, data: string) =>
    call('control/press', { user, message_id: messageId, data }),
  chat: async (user: number) => (await call<{ messages: Message[] }>(`control/chats/${user}`)).messages,
  standing: (user: number) => call<Standing>(`control/people/${user}`),
  setBlocked: (user: number, blocked: boolean) => call(`control/${blocked ? 'block' : 'unblock'}`, { user }),
  setMember: (user: number, chat: number, member: boolean) =>
    call('control/become', { user, chat, status: member ? 'member' : 'left' }),
  allowWriting: (user: number) => call('control/allow-writing', { user }),
  prepared: async (user: number, id: string) =>
    (await call<{ result: InlineQueryResult | null }>(`control/prepared/${user}/${id}`)).result,
  remind: async (user: number) => (await call<{ state: RemindNow }>('remind', { user })).state,
}

export const botName = localBot.name
