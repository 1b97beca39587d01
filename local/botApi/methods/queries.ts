import { badRequest } from '../errors.ts'
import { checkedMarkup } from '../markup.ts'
import { readText } from '../text.ts'
import type { Asked, World } from '../world.ts'
import type { Methods } from './contract.ts'
import type { InlineQueryResult } from 'grammy/types'

const MOST_RESULTS = 50
const PREPARED_SECONDS = 24 * 3600

/** Each query accepts one answer, once. @throws BotApiError 400. */
function waiting<Answer>(asked: ReadonlyMap<string, Asked<Answer>>, id: string): Asked<Answer> {
  const query = asked.get(id)
  if (!query || query.answer !== null)
    throw badRequest('query is too old and response timeout expired or query ID is invalid')
  return query
}

/** Checks a result. @throws BotApiError 400 for one that Telegram would not send. */
function checkResult(world: World, result: InlineQueryResult): InlineQueryResult {
  if (Buffer.byteLength(result.id) < 1 || Buffer.byteLength(result.id) > 64) throw badRequest('RESULT_ID_INVALID')
  if (result.type !== 'article') throw badRequest(`results of type ${result.type} are not spoken here`)
  if ('message_text' in result.input_message_content)
    readText(result.input_message_content.message_text, result.input_message_content.parse_mode)
  checkedMarkup(world, null, result.reply_markup)
  return result
}

export const queryMethods: Methods = {
  answerCallbackQuery({ world, tell }, args) {
    const query = waiting(world.presses, args.callback_query_id)
    const text = args.text ?? ''
    if (text.length > 200) throw badRequest('MESSAGE_TOO_LONG')
    query.answer = { text, alert: args.show_alert ?? false }
    tell({ kind: 'answered_press', id: args.callback_query_id, ...query.answer })
    return true
  },
  answerInlineQuery({ world }, args) {
    if (args.results.length > MOST_RESULTS) throw badRequest('RESULTS_TOO_MUCH')
    const ids = args.results.map(({ id }) => id)
    if (new Set(ids).size !== ids.length) throw badRequest('RESULT_ID_DUPLICATE')
    const results = args.results.map((result) => checkResult(world, result))
    waiting(world.inlineQueries, args.inline_query_id).answer = results
    return true
  },
  answerWebAppQuery({ world }, args) {
    if (!/^\w+$/.test(args.web_app_query_id))
      throw badRequest('query is too old and response timeout expired or query ID is invalid')
    checkResult(world, args.result)
    return { inline_message_id: world.nextId() }
  },
  savePreparedInlineMessage({ world }, args) {
    const userId = Number(args.user_id)
    if (!world.people.has(userId)) throw badRequest('user not found')
    if (!args.allow_user_chats && !args.allow_bot_chats && !args.allow_group_chats && !args.allow_channel_chats)
      throw badRequest('at least one chat type must be allowed')
    const result = checkResult(world, args.result)
    const told = { id: `prepared${world.nextId()}`, expiration_date: world.now() + PREPARED_SECONDS }
    world.prepared.set(told.id, { userId, result, told })
    return told
  },
}
