import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { ApiResponse, Message, Update } from 'grammy/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Listening } from '#runtime/listen.ts'
import { leasePort, listenOnLease } from '#runtime/testing/ports.ts'
import { type BotApi, createBotApi } from './createBotApi.ts'

/** Generous, because these tests don't measure speed. */
const soon = { timeout: 30_000 }
const token = '4242:local-test-token'
const ada = 7
let api: BotApi
let listening: Listening

beforeEach(async () => {
  api = createBotApi({ token, username: 'causeway_test_bot', name: 'Causeway' })
  listening = await api.listen(await leasePort())
})
afterEach(() => listening.stop())

async function call<T = unknown>(method: string, body: unknown = {}, init: RequestInit = {}): Promise<ApiResponse<T>> {
  const answer = await fetch(`${listening.url}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  })
  return (await answer.json()) as ApiResponse<T>
}
const result = async <T>(method: string, body: unknown = {}): Promise<T> => {
  const answer = await call<T>(method, body)
  if (!answer.ok) throw new Error(answer.description)
  return answer.result
}
const refusal = async (method: string, body: unknown = {}) => {
  const answer = await call(method, body)
  return answer.ok ? null : `${answer.error_code} ${answer.description}`
}
const control = async (path: string, body: unknown) =>
  (
    await fetch(`${listening.url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()

it('numbers updates from a given start, for bots that remember earlier ones', async () => {
  const later = createBotApi({ token, username: 'causeway_test_bot', name: 'Causeway', firstUpdate: 1_800_000_000 })
  const server = await later.listen(await leasePort())
  later.people.say(ada, '/start')
  const answer = (await (await fetch(`${server.url}/bot${token}/getUpdates`)).json()) as ApiResponse<Update[]>
  await server.stop()
  expect(answer.ok && answer.result.map(({ update_id: id }) => id)).toEqual([1_800_000_000])
})

describe('documents', () => {
  const send = (file: Blob | string, name: string, caption?: string) => {
    const form = new FormData()
    form.set('chat_id', String(ada))
    form.set('document', typeof file === 'string' ? file : 'attach://part')
    if (typeof file !== 'string') form.set('part', file, name)
    if (caption !== undefined) form.set('caption', caption)
    return call<Message.DocumentMessage>('sendDocument', undefined, { headers: {}, body: form })
  }

  it('are kept with their name, sent again by their id, and downloaded by bot and user', async () => {
    api.people.say(ada, '/start')
    const sent = await send(new Blob(['a,b\r\n'], { type: 'text/csv' }), 'years.csv', '7')
    if (!sent.ok) throw new Error(sent.description)
    const { document, caption } = sent.result
    expect([document, caption]).toEqual([
      {
        file_id: expect.any(String) as string,
        file_unique_id: expect.any(String) as string,
        file_name: 'years.csv',
        mime_type: 'text/csv',
        file_size: 5,
      },
      '7',
    ])
    expect(await send(document.file_id, '')).toMatchObject({ ok: true, result: { document } })
    expect(api.people.chat(ada).filter((message) => message.document)).toHaveLength(2)
    const { file_path } = await result<{ file_path: string }>('getFile', { file_id: document.file_id })
    const [byBot, byUser, byOther] = await Promise.all(
      [`file/bot${token}/${file_path}`, `control/files/${document.file_id}`, `file/bot1:other/${file_path}`].map(
        async (path) => (await fetch(`${listening.url}/${path}`)).text(),
      ),
    )
    expect([byBot, byUser]).toEqual(['a,b\r\n', 'a,b\r\n'])
    expect(byOther).toContain('Not Found')
  })

  it('are refused if they are empty, unknown or missing', async () => {
    api.people.say(ada, '/start')
    expect(await send(new Blob([]), 'x.csv')).toMatchObject({ description: 'Bad Request: file must be non-empty' })
    expect(await send('unknown', '')).toMatchObject({ ok: false, error_code: 400 })
    expect(await refusal('sendDocument', { chat_id: ada })).toContain('there is no document in the request')
    expect(await refusal('getFile', { file_id: 'unknown' })).toContain('invalid file_id')
  })
})

describe('calls', () => {
  it('accept JSON, forms and query parameters, and any case of the method name', async () => {
    api.people.say(ada, '/start')
    const fields = {
      chat_id: String(ada),
      text: '7',
      reply_markup: JSON.stringify({ inline_keyboard: [[{ text: 'Go', callback_data: 'x' }]] }),
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const query = new URLSearchParams(fields)
    const answers = await Promise.all([
      call<Message>('sendMessage', {
        chat_id: ada,
        text: '7',
        reply_markup: { inline_keyboard: [[{ text: 'Go', callback_data: 'x' }]] },
      }),
      call<Message>('SENDMESSAGE', undefined, { headers: {}, body: form }),
      call<Message>('sendMessage', undefined, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: query.toString(),
      }),
      fetch(`${listening.url}/bot${token}/sendmessage?${query.toString()}`).then(
        (answer) => answer.json() as Promise<ApiResponse<Message>>,
      ),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({
        ok: true,
        result: { text: '7', chat: { id: ada }, reply_markup: { inline_keyboard: [[{ callback_data: 'x' }]] } },
      })
  })

  it('are refused as Telegram refuses them', async () => {
    api.people.say(ada, 'hello')
    const group = api.people.openRoom({ id: -100_5, type: 'supergroup', title: 'Talk' })
    const button = (one: object) => ({ inline_keyboard: [[{ text: 'Go', ...one }]] })
    expect(await refusal('sendMessage', { chat_id: 99, text: 'a' })).toBe('400 Bad Request: chat not found')
    expect(await refusal('sendMessage', { chat_id: ada, text: ' ' })).toBe('400 Bad Request: message text is empty')
    expect(await refusal('sendMessage', { chat_id: ada, text: 'x'.repeat(4097) })).toBe(
      '400 Bad Request: message is too long',
    )
    expect(await refusal('sendMessage', { chat_id: ada, text: '<b>a', parse_mode: 'HTML' })).toContain(
      "400 Bad Request: can't parse entities",
    )
    expect(await refusal('sendMessage', { chat_id: ada, text: 'a < b', parse_mode: 'HTML' })).toContain(
      "can't parse entities",
    )
    expect(
      await refusal('sendMessage', {
        chat_id: ada,
        text: 'a',
        reply_markup: button({ callback_data: 'x'.repeat(65) }),
      }),
    ).toBe('400 Bad Request: BUTTON_DATA_INVALID')
    expect(
      await refusal('sendMessage', {
        chat_id: group.id,
        text: 'a',
        reply_markup: button({ web_app: { url: 'https://x.example' } }),
      }),
    ).toBe('400 Bad Request: BUTTON_TYPE_INVALID')
    api.people.meet(8, { first_name: 'Bob' })
    expect(await refusal('sendMessage', { chat_id: 8, text: 'a' })).toContain("403 Forbidden: bot can't initiate")
    api.people.block(ada)
    expect(await refusal('sendMessage', { chat_id: ada, text: 'a' })).toBe('403 Forbidden: bot was blocked by the user')
    expect(await refusal('answerCallbackQuery', { callback_query_id: '1' })).toContain(
      '400 Bad Request: query is too old',
    )
    expect(await refusal('sendDice', { chat_id: ada })).toBe('404 Not Found')
    expect((await fetch(`${listening.url}/bot1:wrong/getMe`)).status).toBe(401)
  })

  it('edit and delete the bot’s messages, and nothing twice', async () => {
    const said = api.people.say(ada, 'hello')
    const sent = await result<Message>('sendMessage', {
      chat_id: ada,
      text: '<b>One</b> &amp; two',
      parse_mode: 'HTML',
    })
    expect(sent).toMatchObject({
      message_id: said.message_id + 1,
      text: 'One & two',
      entities: [{ type: 'bold', offset: 0, length: 3 }],
    })
    const at = { chat_id: ada, message_id: sent.message_id }
    expect(await result('editMessageText', { ...at, text: 'Three' })).toMatchObject({ text: 'Three' })
    expect(await refusal('editMessageText', { ...at, text: 'Three' })).toContain('message is not modified')
    expect(await refusal('editMessageText', { chat_id: ada, message_id: said.message_id, text: 'x' })).toContain(
      "can't be edited",
    )
    expect(await result('deleteMessages', { chat_id: ada, message_ids: [sent.message_id, 999] })).toBe(true)
    expect(await refusal('deleteMessage', at)).toContain('message to delete not found')
    expect(api.people.chat(ada).map(({ text }) => text)).toEqual(['hello'])
  })

  it('return channel members if the bot is an administrator', async () => {
    const channel = api.people.openRoom({ id: -100_6, type: 'channel', title: 'News', username: 'causeway_news' })
    api.people.meet(ada, { first_name: 'Ada' })
    const status = async () =>
      (await result<{ status: string }>('getChatMember', { chat_id: '@causeway_news', user_id: ada })).status
    expect(await status()).toBe('left')
    for (const place of ['member', 'restricted', 'left'] as const) {
      api.people.become(ada, channel.id, place)
      expect(await status()).toBe(place)
    }
    expect(await refusal('getChatMember', { chat_id: channel.id, user_id: 12345 })).toBe(
      '400 Bad Request: PARTICIPANT_ID_INVALID',
    )
    api.people.become(4242, channel.id, 'member')
    expect(await refusal('getChatMember', { chat_id: channel.id, user_id: ada })).toBe(
      '400 Bad Request: member list is inaccessible',
    )
  })

  it('store names, commands and the menu by language and scope', async () => {
    const commands = [{ command: 'start', description: 'Begin' }]
    await result('setMyCommands', { commands, language_code: 'ru', scope: { type: 'all_private_chats' } })
    expect(await result('getMyCommands', { language_code: 'ru', scope: { type: 'all_private_chats' } })).toEqual(
      commands,
    )
    expect(await result('getMyCommands', { language_code: 'ru' })).toEqual([])
    expect(await refusal('setMyCommands', { commands: [{ command: 'Start', description: 'x' }] })).toBe(
      '400 Bad Request: BOT_COMMAND_INVALID',
    )
    await result('setMyShortDescription', { short_description: 'Bridge' })
    expect(await result('getMyShortDescription', { language_code: 'ru' })).toEqual({ short_description: 'Bridge' })
    await result('setChatMenuButton', { menu_button: { type: 'commands' } })
    expect(await result('getChatMenuButton', { chat_id: ada })).toEqual({ type: 'commands' })
  })
})

describe('updates', () => {
  it('are long-polled, and confirmed by the next request', async () => {
    const waiting = call<Update[]>('getUpdates', { timeout: 20 })
    await control('say', { user: ada, text: '/start ref_1' })
    const first = await waiting
    expect(first).toMatchObject({
      ok: true,
      result: [{ message: { text: '/start ref_1', entities: [{ type: 'bot_command', offset: 0, length: 6 }] } }],
    })
    const id = first.ok ? (first.result[0]?.update_id ?? 0) : 0
    expect(await result<Update[]>('getUpdates', { offset: id })).toHaveLength(1)
    expect(await result<Update[]>('getUpdates', { offset: id + 1 })).toEqual([])
  })

  it('have one reader: a second one ends the first', async () => {
    const first = refusal('getUpdates', { timeout: 20 })
    const second = call<Update[]>('getUpdates', { timeout: 20 })
    expect(await first).toContain('409 Conflict: terminated by other getUpdates request')
    api.people.say(ada, 'hello')
    expect(await second).toMatchObject({ ok: true, result: [{ message: { text: 'hello' } }] })
  })

  it('are duplicated or swapped on demand', async () => {
    api.faults.plan({ kind: 'twice', times: 1 })
    api.people.say(ada, 'one')
    api.people.say(ada, 'two')
    api.faults.plan({ kind: 'swapped', times: 1 })
    api.people.say(ada, 'three')
    expect((await result<Update[]>('getUpdates')).map(({ message }) => message?.text)).toEqual([
      'one',
      'one',
      'three',
      'two',
    ])
  })
})

describe('a webhook', () => {
  let bot: Server
  let got: { secret: unknown; update: Update }[]
  let answers: number[]
  let port: number
  beforeEach(async () => {
    got = []
    answers = []
    const read = async (request: IncomingMessage) =>
      JSON.parse(Buffer.concat(await request.toArray()).toString()) as Update
    bot = createServer((request, response) => {
      void read(request).then((update) => {
        got.push({ secret: request.headers['x-telegram-bot-api-secret-token'], update })
        response.writeHead(answers.shift() ?? 200).end()
      })
    })
    port = await listenOnLease(bot)
  })
  afterEach(() => void bot.close())
  const address = () => `http://127.0.0.1:${port}/hook`
  const pending = async () => (await result<{ pending_update_count: number }>('getWebhookInfo')).pending_update_count

  it('gets each update with its secret until it accepts it, in order', async () => {
    answers = [500, 503]
    await result('setWebhook', { url: address(), secret_token: 'a-secret' })
    expect(await refusal('getUpdates')).toContain("409 Conflict: can't use getUpdates")
    api.people.say(ada, 'one')
    api.people.say(ada, 'two')
    await expect.poll(pending, soon).toBe(0)
    expect(got.map(({ secret, update }) => [secret, update.message?.text])).toEqual([
      ['a-secret', 'one'],
      ['a-secret', 'one'],
      ['a-secret', 'one'],
      ['a-secret', 'two'],
    ])
    expect(await result('getWebhookInfo')).toMatchObject({
      url: address(),
      last_error_message: expect.stringContaining('503'),
    })
    await result('deleteWebhook')
    api.people.say(ada, 'three')
    expect((await result<Update[]>('getUpdates')).map(({ message }) => message?.text)).toEqual(['three'])
  })

  it('is refused if its URL or secret is invalid', async () => {
    expect(await refusal('setWebhook', { url: 'ftp://x' })).toContain('An HTTPS URL must be provided')
    expect(await refusal('setWebhook', { url: address(), secret_token: 'no spaces' })).toContain('unallowed characters')
  })
})

describe('a fault on demand', () => {
  it('is reported as Telegram reports it, for one chat and method, a set number of times', async () => {
    api.people.say(ada, 'hi')
    await control('faults', { kind: 'too_many', method: 'sendMessage', chat: ada, seconds: 3, times: 1 })
    expect(await call('getMe')).toMatchObject({ ok: true })
    expect(await call('sendMessage', { chat_id: ada, text: 'a' })).toEqual({
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 3',
      parameters: { retry_after: 3 },
    })
    expect(await call('sendMessage', { chat_id: ada, text: 'a' })).toMatchObject({ ok: true })
  })

  it('can be a percentage of calls, evenly distributed', async () => {
    api.faults.plan({ kind: 'broken', method: 'getMe', percent: 25 })
    const answers = []
    for (let i = 0; i < 8; i++) answers.push((await call('getMe')).ok)
    expect(answers).toEqual([true, true, true, false, true, true, true, false])
    api.faults.clear()
    expect((await call('getMe')).ok).toBe(true)
  })

  it('can be silence: no action, an action without a response, or one with a cut connection', async () => {
    api.people.say(ada, 'hi')
    const impatient = () =>
      fetch(`${listening.url}/bot${token}/sendMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: ada, text: 'a' }),
        signal: AbortSignal.timeout(150),
      })
    api.faults.plan({ kind: 'silent', times: 1 })
    await expect(impatient()).rejects.toThrow(/timeout|aborted/)
    expect(api.people.chat(ada)).toHaveLength(1)
    api.faults.plan({ kind: 'lost', times: 1 })
    await expect(impatient()).rejects.toThrow(/timeout|aborted/)
    expect(api.people.chat(ada)).toHaveLength(2)
    api.faults.plan({ kind: 'cut', method: 'sendMessage', times: 1 })
    await expect(call('sendMessage', { chat_id: ada, text: 'a' })).rejects.toThrow('fetch failed')
    expect(api.people.chat(ada)).toHaveLength(3)
  })
})

describe('people', () => {
  it('press existing buttons, and see the response', async () => {
    api.people.say(ada, 'hi')
    const { message_id } = await result<Message>('sendMessage', {
      chat_id: ada,
      text: 'a',
      reply_markup: { inline_keyboard: [[{ text: 'Go', callback_data: 'go' }]] },
    })
    expect(await control('press', { user: ada, message_id, data: 'other' })).toMatchObject({ reason: 'no_such_button' })
    const { query_id } = (await control('press', { user: ada, message_id, data: 'go' })) as { query_id: string }
    expect((await result<Update[]>('getUpdates')).at(-1)?.callback_query).toMatchObject({
      id: query_id,
      data: 'go',
      from: { id: ada },
    })
    await result('answerCallbackQuery', { callback_query_id: query_id, text: 'Done', show_alert: true })
    expect(api.people.answerTo(query_id)).toEqual({ text: 'Done', alert: true })
  })

  it('share messages that were prepared for them', async () => {
    api.people.say(ada, 'hi')
    const article = { type: 'article', id: '1', title: 'T', input_message_content: { message_text: 'Come' } }
    const { id } = await result<{ id: string }>('savePreparedInlineMessage', {
      user_id: ada,
      result: article,
      allow_user_chats: true,
    })
    expect(api.people.preparedFor(ada, id)).toEqual(article)
    expect(api.people.preparedFor(8, id)).toBeNull()
  })

  it('are reported to watchers of the bot', async () => {
    const answer = await fetch(`${listening.url}/control/events`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let read = ''
    const until = async (text: string) => {
      while (!read.includes(text)) read += (await reader?.read())?.value ?? ''
    }
    await until('ready')
    api.people.say(ada, 'hi')
    await result('sendMessage', { chat_id: ada, text: 'Welcome' })
    await until('Welcome')
    expect(read).toContain('event: sent')
    await reader?.cancel()
  })
})
