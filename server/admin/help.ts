import { adminOptions, type OptionName } from './command.ts'
import type { Command } from './commands.ts'

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}\n`).join('')
}

/** Formats an option as it is typed. */
export function typed(name: OptionName): string {
  const option = adminOptions[name]
  return 'value' in option ? `--${name} <${option.value}>` : `--${name}`
}

const named = (meanings: Command['needs']): [OptionName, string][] => Object.entries(meanings) as [OptionName, string][]

export function commandHelp(name: string, { says, needs, takes }: Command): string {
  const rows = [...named(needs), ...named(takes)].map(([option, means]) => [typed(option), means] as const)
  const line = [
    'admin',
    name,
    ...named(needs).map(([option]) => typed(option)),
    ...named(takes).map(([option]) => `[${typed(option)}]`),
  ].join(' ')
  return `${name}: ${says}\n\n  ${line}\n${rows.length > 0 ? `\n${column(rows)}` : ''}`
}

/** Lists all commands, or those of one area. */
export const overview = (
  commands: ReadonlyMap<string, Command>,
  area: string | null = null,
): string => `admin: what an operator keeps in the database

${column([...commands].filter(([name]) => area === null || name.startsWith(`${area} `)).map(([name, { says }]) => [name, says]))}${area === null ? '\n  db-roles  upgrade the schema and give the database role of each process its rights\n  rotate-key  replace the key in a file and keep the old one next to it\n' : ''}
Run it as npm run admin -- <command>, or node dist/services/server-admin.js <command> where it is built; DATABASE_URL or DATA_DIR names the database.
What a command takes: <command> --help. Whatever changes something is logged with its reason, and with --by <name> or this machine’s account.
It ends with 0, with 1 and error[reason] where it cannot be done, with 2 where the command is written wrongly.
`
