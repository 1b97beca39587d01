import type { Messages } from '#src/i18n/messages.ts'

/** Keys of bot messages without placeholders. */
export type PlainBotKey = {
  [Key in keyof Messages]: Key extends `bot-${string}` ? ([Messages[Key]] extends [never] ? Key : never) : never
}[keyof Messages]
