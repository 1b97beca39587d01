import { autoRetry } from '@grammyjs/auto-retry'
import { run } from '@grammyjs/runner'
import { Bot } from 'grammy'
import { Pool } from 'pg'
import { CONCURRENT, readOptions, SESSIONS } from './options.ts'

/** A minimal bot: it stores the number of each update, and answers with a message if the number is new. */
const { url, apiRoot, token } = readOptions()
const pool = new Pool({ connectionString: url, max: SESSIONS })
await pool.query('create table if not exists bare_updates (update_id bigint primary key)')
const bot = new Bot(token, { client: { apiRoot } })
bot.api.config.use(autoRetry())
bot.use(async ({ update }, next) => {
  const { rowCount } = await pool.query('insert into bare_updates (update_id) values ($1) on conflict do nothing', [
    update.update_id,
  ])
  if (rowCount === 1) await next()
})
bot.command('support', (ctx) =>
  ctx.reply('Open a transfer to see its status and next steps. We will never ask for your recovery phrase.'),
)
await bot.init()
const runner = run(bot, { sink: { concurrency: CONCURRENT } })
process.once('SIGTERM', () => void runner.stop().then(() => pool.end()))
process.stdout.write('ready\n')
