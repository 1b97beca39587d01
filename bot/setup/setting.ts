import type { Api } from 'grammy'

/** One setting of the bot at Telegram. */
export interface Setting {
  /** Name for the operator: the setting, its scope and language. */
  readonly name: string
  /** As lines, in order. */
  readonly wanted: readonly string[]
  /** Current value at Telegram, in the same form. */
  read(api: Api): Promise<readonly string[]>
  write(api: Api): Promise<unknown>
}

/** Splits a text into lines; none if it is empty. */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))
