import { parseArgs } from 'node:util'
import { autoRetry } from '@grammyjs/auto-retry'
import { Api, GrammyError, HttpError } from 'grammy'
import { AppError } from '#core/errors.ts'
import { loadConfig } from '#runtime/config.ts'
import { botSettings } from '../settings.ts'
import { loadTexts } from '../loadTexts.ts'
import { type Exit, exits, setUp } from './setUp.ts'

const usage = `bot:setup [--apply]   commands, menu button, webhook, name and descriptions of the bot, and what must be set by hand
  without --apply it lists the differences and changes nothing
  exit code: 0 if everything is set up, 1 if something failed, 2 if changes are pending, 3 if something must be set by hand
`

/** Telegram permits only a few profile changes per minute. */
const PATIENCE = { maxDelaySeconds: 60, maxRetryAttempts: 3 }

/** Formats an error without URL or token, which connection errors contain. */
function sentence(error: unknown): string {
  if (error instanceof AppError) return error.message
  if (error instanceof HttpError) return 'Telegram does not answer.'
  if (error instanceof GrammyError)
    return [401, 404].includes(error.error_code)
      ? 'Telegram rejects this TELEGRAM_BOT_TOKEN.'
      : `Telegram refused ${error.method}: ${error.description}`
  throw error
}

async function main(args: readonly string[]): Promise<Exit> {
  const { values } = parseArgs({ args: [...args], options: { apply: { type: 'boolean', default: false } } })
  const env = loadConfig('bot', process.env)
  const settings = botSettings(env)
  if (!settings)
    throw new AppError('config_invalid', 'TELEGRAM_BOT_TOKEN is not set, so no bot can be set up.', {
      retriable: false,
    })
  const { token, apiRoot, publicUrl, apiUrl, appName, webhook } = settings
  const api = new Api(token, apiRoot === undefined ? {} : { apiRoot })
  api.config.use(autoRetry({ ...PATIENCE, rethrowHttpErrors: true }))
  const plan = { publicUrl, apiUrl, appName, webhook, channel: env.TELEGRAM_CHANNEL ?? null }
  return setUp({
    api,
    texts: loadTexts(),
    plan,
    apply: values.apply,
    tell: (line) => void process.stdout.write(`${line}\n`),
  })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  process.stderr.write(isUsage ? usage : `${sentence(error)}\n`)
  process.exitCode = exits.failed
}
