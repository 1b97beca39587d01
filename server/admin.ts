import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { loadCommandConfig } from '#runtime/config.ts'
import { adminProcess } from '#store/adminProcess.ts'
import { commands } from './admin/commands.ts'
import { overview } from './admin/help.ts'
import { parseCommand } from './admin/parse.ts'

await adminProcess(overview(commands), (args) => {
  if (args.length === 0) return null
  const parsed = parseCommand(args, commands)
  if ('help' in parsed) return parsed
  const env = loadCommandConfig('server', process.env)
  const { command, options } = parsed
  const deps = {
    clock: systemClock,
    tell: (line: string) => void process.stderr.write(`${line}\n`),
    // Read where it is asked for: a file that is wrong does not keep anybody from the log.
    get campaigns() {
      return loadCampaigns(env.catalogue, loadCatalogue(env.catalogue))
    },
  }
  return { env, run: (store) => command.run(Object.assign(deps, { store }), options) }
})
