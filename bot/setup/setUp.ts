import { type Api, GrammyError } from 'grammy'
import type { BotCommand, BotCommandScope, LanguageCode, MenuButton } from 'grammy/types'
import type { Texts } from '../loadTexts.ts'
import { findingsOf, type SetUpPlan } from './findings.ts'
import { groupCommands } from '../chat/policy.ts'
import { type CommandName, commandNames } from '../commands/names.ts'
import { updateKinds } from '../receive/updateInbox.ts'
import type { Webhook } from '../settings.ts'

/** Exit codes for scripts. */
export const exits = { done: 0, failed: 1, changesWait: 2, needsPerson: 3 } as const
export type Exit = (typeof exits)[keyof typeof exits]

interface Options {
  readonly api: Api
  readonly texts: Texts
  readonly plan: SetUpPlan
  /** False only reports the differences. */
  readonly apply: boolean
  tell(line: string): void
}

export const settingsOf = (texts: Texts, { publicUrl, webhook }: SetUpPlan): readonly Setting[] => [
  ...profileSettings(texts),
  ...commandSettings(texts),
  menuButton(publicUrl),
  webhookSetting(webhook),
]

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `      ${line}`)

/** Null if it was written, else Telegram's reason for the refusal. */
async function written(api: Api, setting: Setting): Promise<string | null> {
  try {
    await setting.write(api)
    return null
  } catch (error) {
    if (error instanceof GrammyError) return error.description
    throw error
  }
}

/** Compares Telegram's settings with the wanted ones and writes only those that differ. */
export async function setUp({ api, texts, plan, apply, tell }: Options): Promise<Exit> {
  const me = await api.getMe()
  const settings = settingsOf(texts, plan)
  tell(`@${me.username}`)
  let [changes, refused] = [0, 0]
  for (const setting of settings) {
    const lines = difference(await setting.read(api), setting.wanted)
    if (lines.length === 0) continue
    changes++
    const why = apply ? await written(api, setting) : null
    if (why !== null) refused++
    for (const line of [
      `  ${why === null ? '*' : '!'} ${setting.name}`,
      ...indented(lines),
      ...(why === null ? [] : indented([`Telegram refused it: ${why}`])),
    ])
      tell(line)
  }
  tell(`  = ${settings.length - changes} of ${settings.length} settings are up to date`)

  const findings = await findingsOf(api, me, plan)
  for (const { level, text } of findings) tell(`  ${level === 'problem' ? '!' : 'i'} ${text}`)

  if (changes > 0)
    tell(
      apply
        ? `${changes - refused} changed, ${refused} refused.`
        : `${changes} differ. Nothing was changed; to apply, run npm run bot:setup -- --apply.`,
    )
  if (refused > 0) return exits.failed
  if (changes > 0 && !apply) return exits.changesWait
  return findings.some(({ level }) => level === 'problem') ? exits.needsPerson : exits.done
}

/** Lists the removed lines, then added ones; if only the order differs, all lines in the new order. */
export function difference(found: readonly string[], wanted: readonly string[]): readonly string[] {
  const goes = found.filter((line) => !wanted.includes(line)).map((line) => `- ${line}`)
  const comes = wanted.filter((line) => !found.includes(line)).map((line) => `+ ${line}`)
  if (goes.length + comes.length > 0) return [...goes, ...comes]
  return sameLines(found, wanted) ? [] : wanted.map((line) => `~ ${line}`)
}

const sameLines = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, n) => line === b[n])

const buttonLines = (button: MenuButton): readonly string[] =>
  button.type === 'web_app' ? [`${button.text}: ${button.web_app.url}`] : [`(${button.type})`]

/** Builds the button next to the message field: it opens the app. */
function menuButton(publicUrl: string): Setting {
  // Telegram normalizes URLs to this form, with a slash after the host.
  const button: MenuButton = { type: 'web_app', text: NAME, web_app: { url: new URL(publicUrl).href } }
  return {
    name: 'menu button',
    wanted: buttonLines(button),
    read: async (api) => buttonLines(await api.getChatMenuButton()),
    write: (api) => api.setChatMenuButton({ menu_button: button }),
  }
}

/** The product's name, the same in every language. */
const NAME = 'Causeway'

/** The bot's profile before a user writes to it: name, description and short description, in each language. */
function profileSettings(texts: Texts): Setting[] {
  const name: Setting = {
    name: 'name',
    wanted: [NAME],
    read: async (api) => linesOf((await api.getMyName()).name),
    write: (api) => api.setMyName(NAME),
  }
  const inLanguage = (id: string): Setting[] => {
    const words = texts.translatorFor(id)
    const [long, short] = [words.plain('bot-profile-description'), words.plain('bot-profile-short')]
    return [
      {
        name: `description, ${id}`,
        wanted: linesOf(long),
        read: async (api) => linesOf((await api.getMyDescription(place(id))).description),
        write: (api) => api.setMyDescription(long, place(id)),
      },
      {
        name: `short description, ${id}`,
        wanted: linesOf(short),
        read: async (api) => linesOf((await api.getMyShortDescription(place(id))).short_description),
        write: (api) => api.setMyShortDescription(short, place(id)),
      },
    ]
  }
  return [name, ...texts.languages.flatMap(({ id }) => inLanguage(id))]
}

/** Menus of commands by chat type: groups don't list commands that are only answered in private. */
const menus: readonly {
  readonly name: string
  readonly scope: BotCommandScope
  readonly commands: readonly CommandName[]
}[] = [
  { name: 'private chats', scope: { type: 'all_private_chats' }, commands: commandNames },
  { name: 'groups', scope: { type: 'all_group_chats' }, commands: groupCommands },
]

const commandLines = (commands: readonly BotCommand[]): readonly string[] =>
  commands.map(({ command, description }) => `/${command} ${description}`)

/** Builds the menu of commands, for each kind of chat and each language. */
const commandSettings = (texts: Texts): Setting[] =>
  menus.flatMap(({ name, scope, commands: names }) =>
    texts.languages.map(({ id }): Setting => {
      const words = texts.translatorFor(id)
      const commands = names.map((command) => ({ command, description: words.plain(`bot-command-${command}`) }))
      const where = { scope, ...place(id) }
      return {
        name: `commands in ${name}, ${id}`,
        wanted: commandLines(commands),
        read: async (api) => commandLines(await api.getMyCommands(where)),
        write: (api) => api.setMyCommands(commands, where),
      }
    }),
  )

const POLLING = ['none: long polling']
const webhookLines = (url: string, kinds: readonly string[]): readonly string[] =>
  url === '' ? POLLING : [url, `updates: ${kinds.toSorted().join(', ')}`]

/**
 * Sets the URL for updates. Telegram never returns the secret; the bot sets the webhook at every startup, so a changed secret takes
 * effect then.
 */
const webhookSetting = (webhook: Webhook | null): Setting => ({
  name: 'webhook',
  wanted: webhookLines(webhook?.url ?? '', updateKinds),
  read: async (api) => {
    const { url = '', allowed_updates: kinds = [] } = await api.getWebhookInfo()
    return webhookLines(url, kinds)
  },
  // Keeps pending updates, so that no user's message is dropped.
  write: (api) =>
    webhook
      ? api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: [...updateKinds] })
      : api.deleteWebhook(),
})

/** One setting of the bot at Telegram. */
interface Setting {
  /** Name for the operator: the setting, its scope and language. */
  readonly name: string
  /** Wanted value as lines, in order. */
  readonly wanted: readonly string[]
  /** Current value at Telegram, in the same form. */
  read(api: Api): Promise<readonly string[]>
  write(api: Api): Promise<unknown>
}

/** Splits a text into lines; none if it is empty. */
const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))

const ENGLISH = 'en'

/**
 * Audience of a text: users of the language; English is for everyone whose language has none. Our ids are Telegram's
 * codes.
 */
const place = (language: string): { readonly language_code?: LanguageCode } =>
  language === ENGLISH ? {} : { language_code: language as LanguageCode }
