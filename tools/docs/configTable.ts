import { type ProcessName, processVariables } from '#runtime/config/variables.ts'

const escape = (text: string) => text.replaceAll('|', '\\|')

/** Every environment variable of every process as one Markdown table; the code is the only source. */
export function configTable(): string {
  const users = new Map<string, { processes: ProcessName[]; meaning: string; fallback: string; notes: string }>()
  for (const [process, variables] of Object.entries(processVariables) as [
    ProcessName,
    (typeof processVariables)[ProcessName],
  ][])
    for (const [name, { meaning, fallback, requiredInProduction, secret }] of Object.entries(variables)) {
      const row = users.get(name)
      const notes = [requiredInProduction && 'required', secret && 'secret'].filter(Boolean).join(', ')
      if (row) row.processes.push(process)
      else users.set(name, { processes: [process], meaning, fallback, notes })
    }
  const total = Object.keys(processVariables).length
  const rows = [...users].map(([name, row]) => {
    const readers = row.processes.length === total ? 'all' : row.processes.join(', ')
    return `| \`${name}\` | ${readers} | ${escape(row.meaning)} | ${escape(row.fallback)} | ${row.notes} |`
  })
  rows.push(
    '| `RPC_<chainId>` | all | JSON-RPC endpoints of a network, comma-separated, in order of preference. | the catalogue’s public endpoints |  |',
  )
  return ['| variable | process | description | default | notes |', '|---|---|---|---|---|', ...rows].join('\n')
}
