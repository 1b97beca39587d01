import { GrammyError, HttpError } from 'grammy'
import { reasonOf } from '#core/errors.ts'
import type { PlainBotKey } from '../texts/plainKey.ts'
import type { BotContext } from './context.ts'
import type { BotDeps } from './commandContext.ts'

const FORBIDDEN = 403
/** Messages by our error reason. */
const sentences: Readonly<Record<string, PlainBotKey>> = {
  api_unavailable: 'bot-problem-api',
  api_busy: 'bot-problem-busy',
}

/** Facts of an error for the log, without URLs: Telegram's contain the token. */
const factsOf = (error: unknown): Record<string, unknown> => {
  if (error instanceof GrammyError)
    return { method: error.method, code: error.error_code, description: error.description }
  if (error instanceof HttpError) return { reason: 'telegram_unreachable' }
  return { reason: reasonOf(error), error: error instanceof Error ? error.message : String(error) }
}

/** Reports a failure to the user. Not for refusals by Telegram or lost connections: that message would fail too. */
export async function replyWithProblem(ctx: BotContext, { texts, store, log }: BotDeps, error: unknown): Promise<void> {
  log.error({ update: ctx.update.update_id, ...factsOf(error) }, 'an update was not handled')
  const user = ctx.from
  if (error instanceof GrammyError && error.error_code === FORBIDDEN) {
    if (user && ctx.chat?.type === 'private') await store.telegram.setReachable(user.id, false).catch(() => undefined)
    return
  }
  if (error instanceof HttpError || !user) return
  const person = await store.telegram.person(user.id).catch(() => null)
  const text = texts
    .translatorFor(person?.languageChoice, user.language_code)
    .plain(sentences[reasonOf(error)] ?? 'bot-problem')
  await (ctx.callbackQuery
    ? ctx.answerCallbackQuery({ text, show_alert: true })
    : ctx.chat?.type === 'private'
      ? ctx.reply(text)
      : Promise.resolve()
  ).catch((second: unknown) => log.warn({ update: ctx.update.update_id, ...factsOf(second) }, 'nor could that be told'))
}
