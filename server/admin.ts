import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#runtime/clock.ts'
import { loadConfig } from '#runtime/config.ts'
import { createLog } from '#runtime/log.ts'
import { openStore } from '#store/open.ts'
import { airdropCommands } from './admin/airdrop.ts'

const usage = `admin: what an operator keeps in the database
  airdrop import --drop <name> --file <csv>   add a list of allocations: lines of address,amount in whole tokens
  airdrop list                                airdrops with their number of addresses and totals
  airdrop remove --drop <name>                remove all allocations of an airdrop
`

async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { drop: { type: 'string' }, file: { type: 'string' } } })
  const [area, name = ''] = positionals
  const command = area === 'airdrop' && positionals.length === 2 && Object.hasOwn(airdropCommands, name) ? airdropCommands[name] : undefined
  if (!command) {
    process.stderr.write(usage)
    return 2
  }
  const env = loadConfig('server', process.env)
  const where = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(env.DATA_DIR, 'db') }
  const store = await openStore({ ...where, journal: null, clock: systemClock, log: createLog('warn') })
  try {
    process.stdout.write(`${await command(store.airdrops, values)}\n`)
    return 0
  } finally {
    await store.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
