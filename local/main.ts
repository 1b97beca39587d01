import { existsSync } from 'node:fs'
import { AppError } from '#core/errors.ts'
import { parseOptions } from './options.ts'
import { createSay } from './say.ts'
import { startLocal } from './startLocal.ts'

const hints: Readonly<Record<string, string>> = {
  data_folder_corrupt: 'npm start -- --reset does that.',
  data_corrupt: 'npm start -- --reset begins afresh.',
  seed_failed: 'npm start -- --reset begins afresh.',
}

const tryThis = (url: string): string => `
  Causeway is ready: ${url}

  To try: press Connect Wallet, choose the local test wallet, and bridge 0.1 ETH from Northshore to Southshore.
  Ctrl-C stops everything; the next start goes on from here. npm start -- --reset begins afresh.
`

async function main(): Promise<void> {
  const say = createSay((text) => process.stdout.write(text))
  const options = parseOptions(process.argv.slice(2))
  const first = !existsSync(options.folder) ? ' The first time takes about half a minute: the database is set up and the web app built.' : ''
  say.line(`\n  Starting Causeway on this machine …${first}\n`)
  const local = await startLocal(options, say)
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    say.line('\n  Stopping …')
    void local.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  say.line(tryThis(local.url))
}

main().catch((error: unknown) => {
  const known = error instanceof AppError
  const hint = known ? hints[error.reason] : undefined
  process.stderr.write(`\n  ${known ? error.message : String(error instanceof Error ? error.stack : error)}${hint ? ` ${hint}` : ''}\n\n`)
  process.exit(1)
})
