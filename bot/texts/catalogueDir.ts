import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '#core/errors.ts'

/** Folders of the messages: next to a built program, or in the app's sources. */
const places = ['i18n', 'src/i18n'] as const

/** Finds the folder of the messages, searching upwards. @throws AppError `texts_missing` */
export function catalogueDir(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const found = places.map((place) => join(dir, place)).find((folder) => existsSync(join(folder, 'en/bot.ftl')))
    if (found !== undefined) return found
    if (dirname(dir) === dir)
      throw new AppError(
        'texts_missing',
        'The folder i18n/ with the messages of the bot is missing next to the program.',
        { retriable: false },
      )
  }
}
