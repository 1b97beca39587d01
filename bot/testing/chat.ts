import type { ApiMethods, Update, User } from 'grammy/types'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { commandEntities } from '#local/botApi/text.ts'
import type { Api } from '../createApi.ts'
import { createBot } from '../createBot.ts'
import { createLinks } from '../links.ts'
import { loadTexts } from '../loadTexts.ts'
import { fakeApi } from './fakeApi.ts'

interface Called {
  readonly method: keyof ApiMethods
  readonly payload: Record<string, unknown> & {
    text?: string
    reply_markup?: {
      inline_keyboard: { text: string; url?: string; web_app?: { url: string }; callback_data?: string }[][]
    }
  }
}

const me = {
  id: 99,
  is_bot: true,
  first_name: 'Causeway',
  username: 'causeway_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: true,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_join_request_queries: false,
} as const
const texts = loadTexts()
const catalogue = loadCatalogue({ profile: 'local' })

/** A bot with captured calls, for one user. `refuse` makes a method fail with an error of Telegram's. */
export function openChat(
  store: Store,
  options: { user?: Partial<User>; api?: Partial<Api>; supportUrl?: string | null } = {},
) {
  const user: User = {
    id: Math.floor(Math.random() * 2 ** 40) + 1,
    is_bot: false,
    first_name: 'Ada',
    language_code: 'en',
    ...options.user,
  }
  const links = createLinks({ publicUrl: 'https://app.example', username: me.username, appName: null })
  const deps = {
    store,
    catalogue,
    api: fakeApi(options.api),
    texts,
    links,
    supportUrl: options.supportUrl ?? null,
    clock: systemClock,
    log: silentLog,
  }
  const bot = createBot({ token: '99:test', me }, deps)
  let called: Called[] = []
  const refusals = new Map<string, { error_code: number; description: string }>()
  let ids = 1
  const answers: Readonly<Record<string, unknown>> = {
    savePreparedInlineMessage: { id: 'prepared1', expiration_date: 1 },
  }
  bot.api.config.use(async (_prev, method, payload) => {
    called.push({ method: method as keyof ApiMethods, payload: payload as Called['payload'] })
    const refusal = refusals.get(method)
    if (refusal) return { ok: false, ...refusal }
    return {
      ok: true,
      result: (answers[method] ?? {
        message_id: ids++,
        date: 1,
        chat: { id: user.id, type: 'private', first_name: 'Ada' },
      }) as never,
    }
  })

  async function give(content: Omit<Update, 'update_id'>): Promise<Called[]> {
    called = []
    await bot.handleUpdate({ update_id: ids++, ...content }).catch((error: unknown) => bot.errorHandler(error as never))
    return called
  }
  const chat = { id: user.id, type: 'private' as const, first_name: user.first_name }
  const group = { id: -1005, type: 'supergroup' as const, title: 'Talk' }
  const message = (text: string, where: typeof chat | typeof group) => ({
    message_id: ids++,
    date: 1,
    chat: where,
    from: user,
    text,
    entities: commandEntities(text),
  })
  return {
    user,
    deps,
    give,
    refuse: (method: keyof ApiMethods, error_code: number, description: string) =>
      void refusals.set(method, { error_code, description }),
    say: (text: string) => give({ message: message(text, chat) }),
    sayInGroup: (text: string) => give({ message: message(text, group) }),
    press: (data: string, where: typeof chat | typeof group = chat) =>
      give({
        callback_query: {
          id: 'q',
          from: user,
          chat_instance: '1',
          data,
          message: { ...message('old', where), from: me },
        },
      }),
    pressInGroup: (data: string) =>
      give({
        callback_query: {
          id: 'q',
          from: user,
          chat_instance: '1',
          data,
          message: { ...message('old', group), from: me },
        },
      }),
    ask: (query: string) => give({ inline_query: { id: 'i', from: user, query, offset: '' } }),
  }
}
export type TestChat = ReturnType<typeof openChat>

/** All buttons of the sent messages. */
export const buttonsOf = (calls: readonly Called[]) =>
  calls.flatMap(({ payload }) => payload.reply_markup?.inline_keyboard.flat() ?? [])
