import type { BotCommand, BotCommandScope } from 'grammy/types'
import { groupCommands } from '../chat/group.ts'
import { type CommandName, commandNames } from '../commands/names.ts'
import type { Texts } from '../texts/loadTexts.ts'
import { place } from './place.ts'
import type { Setting } from './setting.ts'

/** Menus of commands by chat type: groups don't list commands that are only answered in private. */
const menus: readonly {
  readonly name: string
  readonly scope: BotCommandScope
  readonly commands: readonly CommandName[]
}[] = [
  { name: 'private chats', scope: { type: 'all_private_chats' }, commands: commandNames },
  { name: 'groups', scope: { type: 'all_group_chats' }, commands: groupCommands },
]

const lines = (commands: readonly BotCommand[]): readonly string[] =>
  commands.map(({ command, description }) => `/${command} ${description}`)

/** The menu of commands, for each kind of chat and each language. */
export const commandSettings = (texts: Texts): Setting[] =>
  menus.flatMap(({ name, scope, commands: names }) =>
    texts.languages.map(({ id }): Setting => {
      const words = texts.translatorFor(id)
      const commands = names.map((command) => ({ command, description: words.plain(`bot-command-${command}`) }))
      const where = { scope, ...place(id) }
      return {
        name: `commands in ${name}, ${id}`,
        wanted: lines(commands),
        read: async (api) => lines(await api.getMyCommands(where)),
        write: (api) => api.setMyCommands(commands, where),
      }
    }),
  )
