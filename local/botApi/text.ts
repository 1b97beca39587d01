import type { MessageEntity, ParseMode } from 'grammy/types'
import { badRequest } from './errors.ts'

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

/** Tags of Telegram's HTML, and their entities. */
const kinds: Readonly<
  Record<
    string,
    'bold' | 'italic' | 'underline' | 'strikethrough' | 'spoiler' | 'code' | 'pre' | 'blockquote' | 'text_link'
  >
> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  'tg-spoiler': 'spoiler',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  a: 'text_link',
}
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }
const token = /<(\/?)([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>|&(#\d{1,7}|#x[0-9a-f]{1,6}|lt|gt|amp|quot);|<|([^<&]+|&)/gi

const character = (name: string): string =>
  named[name.toLowerCase()] ??
  String.fromCodePoint(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
const broken = (why: string) => badRequest(`can't parse entities: ${why}`)

/** Text and entities of a message written in HTML. @throws BotApiError 400 for text that Telegram refuses. */
export function parseHtml(source: string): { text: string; entities: MessageEntity[] } {
  let text = ''
  const open: { tag: string; offset: number; url: string | null }[] = []
  const entities: MessageEntity[] = []
  for (const [whole, closing, tagName, attributes, reference, plain] of source.matchAll(token)) {
    if (plain !== undefined) text += plain
    else if (reference !== undefined) text += character(reference)
    else if (tagName === undefined)
      throw broken(
        `Unsupported start tag "" at byte offset ${Buffer.byteLength(source.slice(0, source.indexOf(whole)))}`,
      )
    else {
      const tag = tagName.toLowerCase()
      const kind = kinds[tag]
      if (!kind) throw broken(`Unsupported start tag "${tag}"`)
      if (closing === '')
        open.push({ tag, offset: text.length, url: /href="([^"]*)"/.exec(attributes ?? '')?.[1] ?? null })
      else {
        const begun = open.pop()
        if (begun?.tag !== tag) throw broken(`Unexpected end tag "${tag}"`)
        const place = { offset: begun.offset, length: text.length - begun.offset }
        if (place.length > 0)
          entities.push(
            kind === 'text_link'
              ? { type: kind, ...place, url: begun.url?.replaceAll('&amp;', '&') ?? '' }
              : { type: kind, ...place },
          )
      }
    }
  }
  const left = open.at(-1)
  if (left) throw broken(`Can't find end tag corresponding to start tag "${left.tag}"`)
  return { text, entities: entities.sort((a, b) => a.offset - b.offset) }
}
