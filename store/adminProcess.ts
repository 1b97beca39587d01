import { join } from 'node:path'
import { systemClock } from '#runtime/clock.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { openStore } from './open.ts'

/** What a command line asks for. */
export interface AdminCommand {
  readonly env: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string }
  /** Answers what is printed. */
  run(store: Store): Promise<string>
}

async function answer(usage: string, command: AdminCommand | null): Promise<number> {
  if (!command) {
    process.stderr.write(usage)
    return 2
  }
  const { DATABASE_URL: url, DATA_DIR } = command.env
  const store = await openStore({ ...(url ? { url } : { folder: join(DATA_DIR, 'db') }), journal: null, clock: systemClock, log: createLog('warn') })
  try {
    process.stdout.write(`${await command.run(store)}\n`)
    return 0
  } finally {
    await store.close()
  }
}

/** A command line on the database. Ends the process with 0, with 1 and the reason, or with 2 and the usage when there is no such command. */
export async function adminProcess(usage: string, choose: (args: readonly string[]) => AdminCommand | null): Promise<never> {
  try {
    process.exit(await answer(usage, choose(process.argv.slice(2))))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
