import { reasonOf } from '#core/errors.ts'
import { type AdminPlace, databaseName, openAdminDatabase } from './adminDatabase.ts'
import type { Store } from './contract.ts'

/** A command that runs on the store. */
export interface AdminCommand {
  readonly env: AdminPlace
  /** Returns the text to print. */
  run(store: Store): Promise<string>
}

/** A command that opens the database itself, or none at all. */
export interface AdminTask {
  readonly env: AdminPlace | null
  task(): Promise<string>
}

/** Requested help, printed without any database. */
export interface AdminHelp {
  readonly help: string
}

/** Reasons of an invalid command, as opposed to one that failed. */
export const COMMAND_INVALID = 'command_invalid'
export const COMMAND_UNKNOWN = 'command_unknown'
const usageReasons: readonly string[] = [COMMAND_INVALID, COMMAND_UNKNOWN]

const print = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => stream.write(text, () => resolve()))

export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h')

async function answer(
  usage: string,
  command: AdminCommand | AdminTask | AdminHelp | null,
  args: readonly string[],
): Promise<number> {
  if (!command) {
    const asked = asksForHelp(args)
    await print(asked ? process.stdout : process.stderr, usage)
    return asked ? 0 : 2
  }
  if ('help' in command) {
    await print(process.stdout, command.help)
    return 0
  }
  if (command.env) await print(process.stderr, `database: ${databaseName(command.env)}\n`)
  if ('task' in command) {
    await print(process.stdout, `${await command.task()}\n`)
    return 0
  }
  const store = await openAdminDatabase(command.env)
  try {
    await print(process.stdout, `${await command.run(store)}\n`)
    return 0
  } finally {
    await store.close()
  }
}

/**
 * Runs a command on an existing database. Exits with 0, with 1 if it failed, or with 2 if the command is invalid; the
 * error goes to stderr as `error[reason]: sentence`, the result to stdout.
 */
export async function adminProcess(
  usage: string,
  choose: (args: readonly string[]) => AdminCommand | AdminTask | AdminHelp | null,
): Promise<never> {
  const args = process.argv.slice(2)
  try {
    process.exit(await answer(usage, choose(args), args))
  } catch (error) {
    await print(
      process.stderr,
      `error[${reasonOf(error)}]: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exit(usageReasons.includes(reasonOf(error)) ? 2 : 1)
  }
}
