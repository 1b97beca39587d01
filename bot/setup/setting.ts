import type { Api } from 'grammy'

/** One thing that Telegram keeps about the bot. */
export interface Setting {
  /** For the operator: what, where and in which language. */
  readonly name: string
  /** As lines, in their order. */
  readonly wanted: readonly string[]
  /** What stands at Telegram, in the same form. */
  read(api: Api): Promise<readonly string[]>
  write(api: Api): Promise<unknown>
}

/** A text of several lines, or none. */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))
