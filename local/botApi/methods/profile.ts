import type { BotCommand, BotCommandScope, MenuButton } from 'grammy/types'
import { badRequest } from '../errors.ts'
import type { World } from '../world.ts'
import type { Methods } from './contract.ts'

const COMMAND = /^[a-z0-9_]{1,32}$/

/** Key of a setting: each scope and language has its own. */
const place = (what: string, language: string | undefined, scope?: BotCommandScope): string =>
  JSON.stringify([what, language ?? '', scope ?? { type: 'default' }])

function set(world: World, what: string, language: string | undefined, value: string | undefined, most: number): true {
  if ((value ?? '').length > most) throw badRequest(`${what} is too long`)
  world.profile.set(place(what, language), value ?? '')
  return true
}
/** Falls back to the default if the language has no value. */
const get = (world: World, what: string, language: string | undefined, usual: string): string =>
  (world.profile.get(place(what, language)) as string | undefined) ||
  (world.profile.get(place(what, undefined)) as string | undefined) ||
  usual

function checkCommands(commands: readonly BotCommand[]): void {
  if (commands.length > 100) throw badRequest('BOT_COMMANDS_TOO_MUCH')
  for (const { command, description } of commands) {
    if (!COMMAND.test(command)) throw badRequest('BOT_COMMAND_INVALID')
    if (description.length < 1 || description.length > 256) throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID')
  }
}

/**
 * Menu of a private chat: the commands as Telegram resolves them for a language, from the narrowest scope to the
 * widest, and the menu button.
 */
export function menuOf(
  world: World,
  chat: number,
  language: string | undefined,
): { commands: readonly BotCommand[]; button: MenuButton } {
  const scopes: readonly BotCommandScope[] = [
    { type: 'chat', chat_id: chat },
    { type: 'all_private_chats' },
    { type: 'default' },
  ]
  const places = scopes.flatMap((scope) => [
    ...(language === undefined ? [] : [place('commands', language, scope)]),
    place('commands', undefined, scope),
  ])
  const found = places
    .map((at) => world.profile.get(at) as BotCommand[] | undefined)
    .find((commands) => commands !== undefined && commands.length > 0)
  const button = (world.profile.get(`menu ${chat}`) ?? world.profile.get('menu ')) as MenuButton | undefined
  return { commands: found ?? [], button: button ?? { type: 'default' } }
}

export const profileMethods: Methods = {
  getMe: ({ world }) => world.bot,
  setMyCommands({ world }, { commands, scope, language_code: language }) {
    checkCommands(commands)
    world.profile.set(place('commands', language, scope), commands)
    return true
  },
  getMyCommands: ({ world }, { scope, language_code: language }) =>
    (world.profile.get(place('commands', language, scope)) as BotCommand[] | undefined) ?? [],
  deleteMyCommands({ world }, { scope, language_code: language }) {
    world.profile.delete(place('commands', language, scope))
    return true
  },
  setMyName: ({ world }, args) => set(world, 'name', args.language_code, args.name, 64),
  getMyName: ({ world }, args) => ({ name: get(world, 'name', args.language_code, world.bot.first_name) }),
  setMyDescription: ({ world }, args) => set(world, 'description', args.language_code, args.description, 512),
  getMyDescription: ({ world }, args) => ({ description: get(world, 'description', args.language_code, '') }),
  setMyShortDescription: ({ world }, args) =>
    set(world, 'short_description', args.language_code, args.short_description, 120),
  getMyShortDescription: ({ world }, args) => ({
    short_description: get(world, 'short_description', args.language_code, ''),
  }),
  setChatMenuButton({ world }, args) {
    world.profile.set(`menu ${args.chat_id ?? ''}`, args.menu_button ?? { type: 'default' })
    return true
  },
  getChatMenuButton: ({ world }, args) =>
    (world.profile.get(`menu ${args.chat_id ?? ''}`) as MenuButton | undefined) ??
    (world.profile.get('menu ') as MenuButton | undefined) ?? { type: 'default' },
}
