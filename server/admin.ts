import { parseArgs } from 'node:util'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { loadCommandConfig, type ServerConfig } from '#runtime/config.ts'
import { adminProcess } from '#store/adminProcess.ts'
import type { Store } from '#store/contract.ts'
import { airdropCommands } from './admin/airdrop.ts'
import { campaignCommands } from './admin/campaigns.ts'
import { type AdminOptions, adminOptions } from './admin/command.ts'
import { logCommands } from './admin/log.ts'
import { pointCommands } from './admin/points.ts'
import { reviewCommands } from './admin/review.ts'

const usage = `admin: what an operator keeps in the database
  airdrop import --drop <name> --file <csv>   add a list of allocations: lines of address,amount in whole tokens
  airdrop list                                airdrops with their number of addresses and totals
  airdrop remove --drop <name>                remove all allocations of an airdrop
  campaigns list                              campaigns and their state
  campaigns add --file <json> --reason <why>  add a campaign; bridges of its time count at once
  campaigns edit --id <n> --set <json> --reason <why>   change fields of a campaign
  campaigns end --id <n> --reason <why>       end a campaign now
  campaigns recount --reason <why> [--id <n>] [--after <wallet>]   bring all awards to what the bridges have earned
  points grant --wallet <address> --points <n> --reason <why> [--bucket <name>]
  points revoke --wallet <address> --points <n> --reason <why> [--bucket <name>]
  review list                                 what looks like one person with many wallets
  review close --id <n> --reason <why>        you have looked at it
  log list                                    what operators did, newest first
Whatever changes something is logged with its reason, and with --by <name> or this machine's account.
`

interface Deps {
  readonly store: Store
  readonly env: ServerConfig
}
type Commands = Readonly<Record<string, (deps: Deps, options: AdminOptions) => Promise<string>>>

const withClock = ({ store }: Deps) => ({ store, clock: systemClock })
const withCampaigns = ({ store, env }: Deps) => ({
  ...withClock({ store, env }),
  campaigns: loadCampaigns(env.catalogue, loadCatalogue(env.catalogue)),
  tell: (line: string) => void process.stderr.write(`${line}\n`),
})
const over = <T>(commands: Readonly<Record<string, (deps: T, options: AdminOptions) => Promise<string>>>, depsOf: (deps: Deps) => T): Commands =>
  Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, (deps, options) => command(depsOf(deps), options)]))

const areas: Readonly<Record<string, Commands>> = {
  airdrop: over(airdropCommands, ({ store }) => store.airdrops),
  campaigns: over(campaignCommands, withCampaigns),
  points: over(pointCommands, withClock),
  review: over(reviewCommands, withClock),
  log: over(logCommands, withClock),
}

await adminProcess(usage, (args) => {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: adminOptions })
  const [area = '', name = ''] = positionals
  const commands = Object.hasOwn(areas, area) ? areas[area] : undefined
  const command = positionals.length === 2 && commands && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return null
  const env = loadCommandConfig('server', process.env)
  return { env, run: (store) => command({ store, env }, values) }
})
