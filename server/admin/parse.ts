import { parseArgs } from 'node:util'
import { COMMAND_UNKNOWN } from '#store/adminProcess.ts'
import { type AdminOptions, adminOptions, type OptionName, refuseCommand } from './command.ts'
import type { Command } from './commands.ts'

type Commands = ReadonlyMap<string, Command>
type Token = NonNullable<ReturnType<typeof tokensOf>>[number]
type OptionToken = Extract<Token, { kind: 'option' }>
export type Parsed = { readonly help: string } | { readonly command: Command; readonly options: AdminOptions }

const tokensOf = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: adminOptions, allowPositionals: true, strict: false, tokens: true }).tokens
const isKnown = (name: string): name is OptionName => Object.hasOwn(adminOptions, name)
const orMeant = (meant: string | null, how = ''): string => (meant === null ? ` ${how}` : ` Did you mean ${meant}?`)
const ALL = 'All commands: --help.'

const ofArea = (commands: Commands, area: string): string[] =>
  [...commands.keys()].filter((name) => name.startsWith(`${area} `))

function unknownCommand(commands: Commands, words: readonly string[]): Error {
  const [area = '', verb = ''] = words
  const verbs = ofArea(commands, area).map((name) => name.slice(area.length + 1))
  const near = verbs.length > 0 ? nearest(verb, verbs) : nearest(`${area} ${verb}`, [...commands.keys()])
  const meant = near && (verbs.length > 0 ? `“${area} ${near}”` : `“${near}”`)
  const known = verbs.length > 0 ? `Those of ${area}: ${verbs.join(', ')}.` : ALL
  return refuseCommand(`Unknown command “${`${area} ${verb}`.trim()}”.${orMeant(meant, known)}`, COMMAND_UNKNOWN)
}

/** Rejects a value after a boolean option, and a missing value after a string option. */
function valueOf(name: OptionName, { value, inlineValue }: OptionToken): string | boolean {
  if (adminOptions[name].type === 'boolean') {
    if (value !== undefined) throw refuseCommand(`--${name} takes no value: “${value}”.`)
    return true
  }
  if (value === undefined || (!inlineValue && /^-(-|h$)/.test(value)))
    throw refuseCommand(`A value must follow: ${typed(name)}.`)
  return value
}

function optionsOf(name: string, { needs, takes }: Command, tokens: readonly OptionToken[]): AdminOptions {
  const taken = Object.keys({ ...needs, ...takes })
  const listed = taken.length > 0 ? `It takes ${taken.map((one) => `--${one}`).join(', ')}.` : 'It takes no options.'
  const options: Partial<Record<OptionName, string | boolean>> = {}
  for (const token of tokens) {
    const meant = nearest(token.name, taken)
    if (!isKnown(token.name))
      throw refuseCommand(`Unknown option ${token.rawName}.${orMeant(meant && `--${meant}`, listed)}`)
    if (!taken.includes(token.name)) throw refuseCommand(`“${name}” takes no --${token.name}. ${listed}`)
    if (token.name in options) throw refuseCommand(`--${token.name} is set twice.`)
    options[token.name] = valueOf(token.name, token)
  }
  return options as AdminOptions
}

function refuseMissing({ needs }: Command, options: AdminOptions): void {
  const missing = Object.entries(needs).filter(([option]) => !String(options[option as OptionName] ?? '').trim())
  if (missing.length > 0)
    throw refuseCommand(missing.map(([option, what]) => `--${option} is needed: ${what}.`).join(' '))
}

/** Parses a command line. @throws AppError `command_unknown`, or `command_invalid` naming the mistake */
export function parseCommand(args: readonly string[], commands: Commands): Parsed {
  const tokens = tokensOf(args)
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const options = tokens.filter((token) => token.kind === 'option')
  const words = positionals[0] === 'help' ? positionals.slice(1) : positionals
  const asksForHelp = words !== positionals || options.some((token) => token.name === 'help')
  const name = words.slice(0, 2).join(' ')
  const command = commands.get(name)
  if (asksForHelp && words.length < 2 && (words[0] === undefined || ofArea(commands, words[0]).length > 0))
    return { help: overview(commands, words[0]) }
  if (!command) throw unknownCommand(commands, words)
  if (asksForHelp) return { help: commandHelp(name, command) }
  const given = optionsOf(name, command, options)
  if (words.length > 2)
    throw refuseCommand(`“${name}” takes no “${words[2]}”. Quote values with spaces: --reason "two words".`)
  refuseMissing(command, given)
  return { command, options: given }
}

/** Returns the Levenshtein distance between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns the closest word, or null if more than a third of it differs. */
function nearest(typed: string, words: readonly string[]): string | null {
  const [best] = words
    .map((word) => ({ word, far: distance(typed.toLowerCase(), word) }))
    .toSorted((a, b) => a.far - b.far)
  return best && best.far <= Math.ceil(best.word.length / 3) ? best.word : null
}

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}\n`).join('')
}

/** Formats an option as it is typed. */
function typed(name: OptionName): string {
  const option = adminOptions[name]
  return 'value' in option ? `--${name} <${option.value}>` : `--${name}`
}

const named = (meanings: Command['needs']): [OptionName, string][] => Object.entries(meanings) as [OptionName, string][]

function commandHelp(name: string, { says, needs, takes }: Command): string {
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

${column([...commands].filter(([name]) => area === null || name.startsWith(`${area} `)).map(([name, { says }]) => [name, says]))}${area === null ? '\n  db-roles  upgrade the schema and grant each process’s database role its rights\n  rotate-key  replace the key in a file and keep the old one next to it\n' : ''}
Run it as npm run admin -- <command>, or node dist/services/server-admin.js <command> where it is built; DATABASE_URL or DATA_DIR names the database.
What a command takes: <command> --help. Whatever changes something is logged with its reason, and with --by <name> or this machine’s account.
It ends with 0, with 1 and error[reason] where it cannot be done, with 2 where the command is written wrongly.
`
