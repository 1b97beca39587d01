import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { type ProcessName, processVariables } from '#runtime/config/variables.ts'

export const configurationFile = join(root, 'docs/configuration.md')
const between = /(<!-- configuration:start -->\n)[\s\S]*?(\n<!-- configuration:end -->)/

/** Returns the document with a regenerated table of environment variables. */
export const withConfigTable = (document: string): string =>
  document.replace(between, (_, start: string, end: string) => start + configTable() + end)

const escape = (text: string) => text.replaceAll('|', '\\|')

interface Row {
  readonly processes: ProcessName[]
  readonly meaning: string
  readonly fallbacks: string[]
  readonly notes: string
}

/** One default, or one per process where they differ. */
const defaultsOf = ({ processes, fallbacks }: Row): string =>
  new Set(fallbacks).size === 1
    ? (fallbacks[0] ?? '')
    : processes.map((process, i) => `${fallbacks[i]} (${process})`).join(', ')

/** Returns every environment variable of every process as one Markdown table; the code is the only source. */
function configTable(): string {
  const variables = new Map<string, Row>()
  for (const [process, table] of Object.entries(processVariables) as [
    ProcessName,
    (typeof processVariables)[ProcessName],
  ][])
    for (const [name, { meaning, fallback, requiredInProduction, secret }] of Object.entries(table)) {
      const row = variables.get(name)
      const notes = [requiredInProduction && 'required', secret && 'secret'].filter(Boolean).join(', ')
      if (row) {
        row.processes.push(process)
        row.fallbacks.push(fallback)
      } else variables.set(name, { processes: [process], meaning, fallbacks: [fallback], notes })
    }
  const total = Object.keys(processVariables).length
  const rows = [...variables].map(([name, row]) => {
    const readers = row.processes.length === total ? 'all' : row.processes.join(', ')
    return `| \`${name}\` | ${readers} | ${escape(row.meaning)} | ${escape(defaultsOf(row))} | ${row.notes} |`
  })
  rows.push(
    '| `RPC_<chainId>` | all | JSON-RPC endpoints of a network, comma-separated, in order of preference. | the catalogue’s public endpoints |  |',
  )
  return ['| variable | process | description | default | notes |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** Writes the table into docs/configuration.md when run as a program. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(configurationFile, withConfigTable(readFileSync(configurationFile, 'utf8')))
