import type { MessageEntity, ParseMode } from 'grammy/types'
import { badRequest } from './errors.ts'
import { parseHtml } from './html.ts'

const MOST = 4096

/** Text of a user or bot as stored in a message. @throws BotApiError 400. */
export function readText(
  written: string | undefined,
  mode: ParseMode | undefined,
): { text: string; entities?: MessageEntity[] } {
  if (mode !== undefined && mode !== 'HTML') throw badRequest(`parse mode ${mode} is not spoken here`)
  const { text, entities } = mode === 'HTML' ? parseHtml(written ?? '') : { text: written ?? '', entities: [] }
  if (text.trim() === '') throw badRequest('message text is empty')
  if (text.length > MOST) throw badRequest('message is too long')
  return entities.length > 0 ? { text, entities } : { text }
}

/** Commands in a user's text: clients mark them, and bots look for the mark. */
export const commandEntities = (text: string): MessageEntity[] =>
  [...text.matchAll(/(?<=^|\s)\/\w{1,32}(@\w+)?/g)].map((found) => ({
    type: 'bot_command',
    offset: found.index,
    length: found[0].length,
  }))
