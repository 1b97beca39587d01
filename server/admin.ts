import { parseArgs } from 'node:util'
import { loadConfig } from '#runtime/config.ts'
import { adminProcess } from '#store/adminProcess.ts'
import { airdropCommands } from './admin/airdrop.ts'

const usage = `admin: what an operator keeps in the database
  airdrop import --drop <name> --file <csv>   add a list of allocations: lines of address,amount in whole tokens
  airdrop list                                airdrops with their number of addresses and totals
  airdrop remove --drop <name>                remove all allocations of an airdrop
`

await adminProcess(usage, (args) => {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { drop: { type: 'string' }, file: { type: 'string' } } })
  const [area, name = ''] = positionals
  const command = area === 'airdrop' && positionals.length === 2 && Object.hasOwn(airdropCommands, name) ? airdropCommands[name] : undefined
  return command ? { env: loadConfig('server', process.env), run: (store) => command(store.airdrops, values) } : null
})
