import type { Document, Message } from 'grammy/types'
import { badRequest } from '../errors.ts'
import { checkedMarkup } from '../markup.ts'
import { writableRoom } from '../rooms.ts'
import { readText } from '../text.ts'
import type { StoredFile, World } from '../world.ts'
import type { Methods } from './contract.ts'

/** Largest upload, and largest file that a bot may download again. */
const MOST_UPLOADED = 50_000_000
const MOST_DOWNLOADED = 20_000_000
const MOST_CAPTION = 1024

export const fileMethods: Methods = {
  async sendDocument(telegram, args) {
    const { world } = telegram
    const room = writableRoom(world, args.chat_id)
    const caption = captionOf(args.caption, args.parse_mode)
    const markup = checkedMarkup(world, room.chat, args.reply_markup)
    const document = await store(world, args.document, args as unknown as Readonly<Record<string, unknown>>)
    const message = {
      message_id: world.nextMessageId(room),
      from: world.bot,
      chat: room.chat,
      date: world.now(),
      document,
      ...caption,
      ...(markup ? { reply_markup: markup } : {}),
    } as Message.DocumentMessage
    room.messages.set(message.message_id, message as Message)
    telegram.tell({ kind: 'sent', chat: room.chat.id, message: message as Message })
    return message
  },
  getFile({ world }, { file_id: id }) {
    const file = world.files.get(id)
    if (!file) throw badRequest('invalid file_id')
    const size = file.content.byteLength
    if (size > MOST_DOWNLOADED) throw badRequest('file is too big')
    return { file_id: id, file_unique_id: uniqueOf(id), file_size: size, file_path: `documents/${id}` }
  },
}

function captionOf(caption: string | undefined, mode: Parameters<typeof readText>[1]) {
  if (caption === undefined || caption === '') return {}
  const { text, entities } = readText(caption, mode)
  if (text.length > MOST_CAPTION) throw badRequest('message caption is too long')
  return { caption: text, ...(entities ? { caption_entities: entities } : {}) }
}

const uniqueOf = (id: string): string => `u${id}`

/** Keeps an upload; a file that was sent before is named by its id. @throws BotApiError 400. */
async function store(world: World, given: unknown, fields: Readonly<Record<string, unknown>>): Promise<Document> {
  // A form names the part that has the file.
  const attached = typeof given === 'string' && given.startsWith('attach://') ? fields[given.slice(9)] : given
  if (typeof attached === 'string') {
    const known = world.files.get(attached)
    if (!known) throw badRequest('wrong file identifier/HTTP URL specified')
    return documentOf(attached, known)
  }
  if (!(attached instanceof File)) throw badRequest('there is no document in the request')
  if (attached.size === 0) throw badRequest('file must be non-empty')
  if (attached.size > MOST_UPLOADED) throw badRequest('file is too big')
  const id = `document${world.nextId()}`
  const file = { name: attached.name, type: attached.type, content: new Uint8Array(await attached.arrayBuffer()) }
  world.files.set(id, file)
  return documentOf(id, file)
}

const documentOf = (id: string, { name, type, content }: StoredFile): Document => ({
  file_id: id,
  file_unique_id: uniqueOf(id),
  file_name: name,
  ...(type === '' ? {} : { mime_type: type }),
  file_size: content.byteLength,
})
