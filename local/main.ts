import { existsSync } from 'node:fs'
import { loadNative, loadPart, sentence } from './loadPart.ts'
import { parseOptions } from './options.ts'
import { createSay } from './say.ts'

const tryThis = (url: string): string => `
  Causeway is ready: ${url}

  To try: press Connect Wallet, choose the local test wallet, and bridge 0.1 ETH from Northshore to Southshore.
  More to try, from Telegram to a phone wallet: ${url}/try
  Ctrl-C stops everything, and state persists between runs. npm start -- --reset starts over.
`

async function main(): Promise<void> {
  const say = createSay((text) => process.stdout.write(text))
  const options = parseOptions(process.argv.slice(2))
  const first = !existsSync(options.folder)
    ? ' The first time takes longer than later ones: the database is set up and the web app built.'
    : ''
  say.line(`\n  Starting Causeway on this machine …${first}\n`)
  // Imported here, so that a missing package is also reported as a sentence.
  await loadNative('litesvm', () => import('litesvm/dist/internal.js'))
  const local = await loadPart(async () => (await import('./startLocal.ts')).startLocal(options, say))
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
  process.stderr.write(`\n  ${sentence(error)}\n\n`)
  process.exit(1)
})
