import type { Messages } from '#src/i18n/messages.ts'

/** Messages of the bot without places to fill. */
export type PlainBotKey = {
  [Key in keyof Messages]: Key extends `bot-${string}` ? ([Messages[Key]] extends [never] ? Key : never) : never
}[keyof Messages]
