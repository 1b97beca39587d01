import type { Chat } from 'grammy/types'
import { badRequest, forbidden } from './errors.ts'
import type { Person, ChatRoom, World } from './world.ts'

const newRoom = (chat: Chat): ChatRoom => ({ chat, members: new Map(), messages: new Map() })

/** Returns a user, created on first use. */
export function personOf(
  world: World,
  id: number,
  described: { first_name?: string; username?: string; language_code?: string } = {},
): Person {
  const known = world.people.get(id)
  if (known && Object.keys(described).length === 0) return known
  const user = {
    id,
    is_bot: false,
    first_name: known?.user.first_name ?? `Person ${id}`,
    ...(known ? known.user : {}),
    ...described,
  }
  const person: Person = { user, started: known?.started ?? false, blocked: known?.blocked ?? false }
  world.people.set(id, person)
  return person
}

/** The user's chat with the bot. */
export function privateRoom(world: World, userId: number): ChatRoom {
  const { user } = personOf(world, userId)
  const known = world.rooms.get(userId)
  if (known) return known
  const room = newRoom({
    id: userId,
    type: 'private',
    first_name: user.first_name,
    ...(user.username === undefined ? {} : { username: user.username }),
  })
  world.rooms.set(userId, room)
  return room
}

/** Opens a supergroup or a channel; the bot is its administrator by default. */
export function openRoom(
  world: World,
  room: { id: number; type: 'supergroup' | 'channel'; title: string; username?: string; botIsAdmin?: boolean },
): ChatRoom {
  const { id, type, title, username } = room
  const made = newRoom({ id, type, title, ...(username === undefined ? {} : { username }) })
  made.members.set(world.bot.id, room.botIsAdmin === false ? 'member' : 'administrator')
  world.rooms.set(id, made)
  return made
}

/** Finds a chat by number or @name. @throws BotApiError 400. */
export function roomOf(world: World, chatId: number | string | undefined): ChatRoom {
  const text = String(chatId ?? '')
  const found = text.startsWith('@')
    ? [...world.rooms.values()].find(
        ({ chat }) => chat.type !== 'private' && chat.username?.toLowerCase() === text.slice(1).toLowerCase(),
      )
    : (world.rooms.get(Number(text)) ?? (world.people.has(Number(text)) ? privateRoom(world, Number(text)) : undefined))
  if (!found) throw badRequest('chat not found')
  return found
}

/** The chat, if the bot may write there. @throws BotApiError 400, 403. */
export function writableRoom(world: World, chatId: number | string | undefined): ChatRoom {
  const room = roomOf(world, chatId)
  const { chat } = room
  if (chat.type === 'private') {
    const person = personOf(world, chat.id)
    if (person.blocked) throw forbidden('bot was blocked by the user')
    if (!person.started) throw forbidden("bot can't initiate conversation with a user")
  } else if (!['administrator', 'member', 'creator'].includes(room.members.get(world.bot.id) ?? 'left'))
    throw forbidden(`bot was kicked from the ${chat.type} chat`)
  return room
}
