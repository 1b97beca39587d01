import { type ProcessName, processVariables } from './variables.ts'

interface Row {
  processes: ProcessName[]
  meaning: string
  fallbacks: string[]
  required: boolean
  secret: boolean
}

function rows(): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const [process, table] of Object.entries(processVariables) as [ProcessName, (typeof processVariables)[ProcessName]][])
    for (const [name, variable] of Object.entries(table)) {
      const row = found.get(`${name} ${variable.meaning}`) ?? {
        processes: [],
        meaning: variable.meaning,
        fallbacks: [],
        required: variable.requiredInProduction,
        secret: variable.secret,
      }
      if (!row.processes.includes(process)) row.processes.push(process)
      if (!row.fallbacks.includes(variable.fallback)) row.fallbacks.push(variable.fallback)
      found.set(`${name} ${variable.meaning}`, row)
    }
  found.set('RPC_<chainId> ', {
    processes: ['server', 'maker', 'attester'],
    meaning: 'Endpoints of one network, best first, separated by commas.',
    fallbacks: ['those of the catalogue'],
    required: true,
    secret: true,
  })
  return found
}

const all = Object.keys(processVariables).length

/** All environment variables as a Markdown table: what stands in the README. */
export function variablesTable(): string {
  const lines = [...rows()].map(([key, row]) => {
    const name = key.split(' ')[0] ?? ''
    const notes = [row.required ? 'production' : '', row.secret ? 'secret' : ''].filter(Boolean).join(', ')
    return `| \`${name}\` | ${row.processes.length === all ? 'all' : row.processes.join(', ')} | ${row.meaning} | ${row.fallbacks.join(' / ')} | ${notes} |`
  })
  return ['| variable | process | meaning | when absent | |', '|---|---|---|---|---|', ...lines].join('\n')
}
