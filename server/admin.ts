import { once } from '#core/async.ts'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { systemClock } from '#runtime/clock.ts'
import { loadCommandConfig } from '#runtime/config.ts'
import { createLog } from '#runtime/log.ts'
import { adminProcess, asksForHelp } from '#store/adminProcess.ts'
import { commands } from './admin/commands.ts'
import { DB_ROLES, dbRolesHelp, dbRolesTask } from './admin/dbRoles.ts'
import { refuseCommand } from './admin/command.ts'
import { overview, parseCommand } from './admin/parse.ts'
import { pseudonymsFrom } from './identity/account/pseudonyms.ts'
import { ROTATE_KEY, rotateKeyHelp, rotateKeyTask } from './admin/rotateKey.ts'

await adminProcess(overview(commands), (args) => {
  if (args.length === 0) return null
  if (args[0] === DB_ROLES) {
    if (asksForHelp(args)) return { help: dbRolesHelp }
    return dbRolesTask(args.slice(1), loadCommandConfig('server', process.env), createLog('warn'))
  }
  if (args[0] === ROTATE_KEY)
    return asksForHelp(args) ? { help: rotateKeyHelp } : rotateKeyTask(args.slice(1), systemClock)
  const parsed = parseCommand(args, commands)
  if ('help' in parsed) return parsed
  const env = loadCommandConfig('server', process.env)
  const { command, options } = parsed
  // Read on first use, so that an invalid file doesn't block commands that need none of it, such as the log.
  const catalogue = once(() => loadCatalogue(env.catalogue))
  const campaigns = once(() => loadCampaigns(env.catalogue, catalogue()))
  const rewards = once(() => loadRewardRules(env.catalogue, catalogue()))
  const deps = {
    clock: systemClock,
    log: createLog('warn'),
    tell: (line: string) => void process.stderr.write(`${line}\n`),
    get catalogue() {
      return catalogue()
    },
    get campaigns() {
      return campaigns()
    },
    get pseudonyms() {
      const found = pseudonymsFrom(env, catalogue().profile)
      if (!found) throw refuseCommand('PSEUDONYM_KEY of the servers is required.', 'config_invalid')
      return found
    },
    get rewards() {
      return rewards()
    },
  }
  return { env, run: (store) => command.run(Object.assign(deps, { store }), options) }
})
