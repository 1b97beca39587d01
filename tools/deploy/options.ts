import { parseArgs } from 'node:util'
import { AppError } from '#core/errors.ts'

export const usage = `npm run deploy -- --chain <id> --settings <file.json> --rpc <url> [--config <folder>] [--dry-run]

Deploys the contracts of a network, with its pools if the settings have any, verifies those that exist, and writes
their addresses into settlement.json and rewards.json.

  --chain     id of the network, such as 42161
  --settings  the contracts' parameters: contracts/README.md, “Deploying”
  --rpc       an endpoint of the network
  --config    folder with your catalogue files; by default CONFIG_DIR, else the packaged files in config/
  --dry-run   print addresses and gas, send and write nothing

DEPLOY_KEY in the environment pays for the gas: 0x and 64 hex digits. It has no rights in the contracts.`

export const refuse = (message: string): AppError =>
  new AppError('config_invalid', `${message}\n\n${usage}`, { retriable: false })

interface DeployOptions {
  readonly chainId: number
  /** Path of the settings. */
  readonly settings: string
  readonly rpc: string
  /** Folder of the catalogue files to write. */
  readonly config: string
  readonly dryRun: boolean
}

const options = {
  chain: { type: 'string' },
  settings: { type: 'string' },
  rpc: { type: 'string' },
  config: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Parses the command line; null asks for help. @throws AppError `config_invalid` */
export function readOptions(
  args: string[],
  { CONFIG_DIR: own }: { readonly CONFIG_DIR?: string | undefined },
  packaged: string,
): DeployOptions | null {
  const { chain, settings, rpc, config, 'dry-run': dryRun, help } = parseArgs({ args, options }).values
  if (help) return null
  const chainId = Number(chain)
  if (!Number.isSafeInteger(chainId) || chainId <= 0) throw refuse('--chain must be the id of a network.')
  if (!settings) throw refuse('--settings is missing.')
  if (!rpc) throw refuse('--rpc is missing.')
  return { chainId, settings, rpc, config: config ?? (own || packaged), dryRun }
}
