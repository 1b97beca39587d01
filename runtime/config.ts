import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import type { CatalogueSource } from './catalogue/files.ts'
import { readEndpoints } from './config/endpoints.ts'
import { hasSecret, resolveSecrets } from './config/secrets.ts'
import { type Env, given, readVariables, type Values, type Variable } from './config/variable.ts'
import { commonVariables, type ProcessName, processVariables } from './config/variables.ts'

/**
 * Startup configuration of the processes: their environment, and the rules that keep development settings off real
 * networks.
 */
export { endpointsOf, isLoopback, type NetworkEndpoints, settlementEndpoints } from './config/endpoints.ts'
export { namedPayoutKeys, payoutKeysOf } from './config/keys.ts'
export { refuseUnsafeStart, requireDurability, requireFeeCaps, requireFeeCapsOf } from './config/production.ts'

type Shared = {
  /** Endpoints by network id, from `RPC_<chainId>`. */
  rpc: ReadonlyMap<number, readonly string[]>
  rpcQuorum: number
  catalogue: CatalogueSource
}

/** A process's variables by name, with values derived from them. */
type Config<Name extends ProcessName> = Values<(typeof processVariables)[Name]> & Shared
export type ServerConfig = Config<'server'>
export type BotConfig = Config<'bot'>
export type MakerConfig = Config<'maker'>

function shared(env: Env): Shared {
  const common = readVariables(commonVariables, env)
  return {
    rpc: readEndpoints(env),
    rpcQuorum: common.RPC_QUORUM ?? (common.PROFILE === 'local' ? 1 : 2),
    catalogue: { profile: common.PROFILE, configDir: common.CONFIG_DIR },
  }
}

/**
 * Reads a process's environment; secrets may be read from files and commands (`resolveSecrets`).
 * @throws AppError `config_invalid` with one line per wrong variable; `secret_ambiguous`, `secret_unreadable`
 */
export function loadConfig<Name extends ProcessName>(process: Name, env: Env): Config<Name> {
  const table = processVariables[process]
  const resolved = resolveSecrets(table, env)
  return { ...readVariables(table, resolved), ...shared(resolved) }
}

/**
 * Like `loadConfig`, for a command of a process, which finds the profile in the data folder.
 * @throws AppError `profile_mismatch` too.
 */
export const loadCommandConfig = <Name extends ProcessName>(process: Name, env: Env): Config<Name> =>
  loadConfig(process, withFolderProfile(env))

/** Configuration values that must never appear in the process's log. */
export const secretsOf = <Name extends ProcessName>(process: Name, config: Config<Name>): readonly string[] => {
  const values = new Map<string, unknown>(Object.entries(config))
  return Object.entries<Variable<unknown>>(processVariables[process]).flatMap(([name, { secret }]) => {
    const value = values.get(name)
    return secret && typeof value === 'string' ? [value] : []
  })
}

const fileIn = (folder: string): string => join(folder, 'profile')

/** Records the profile of a data folder, for later commands that know only the folder. */
export const keepProfile = (folder: string, profile: string): void => writeFileSync(fileIn(folder), `${profile}\n`)

/**
 * Returns the environment of a command on a data folder: the folder's own profile applies, if it has one. With a database URL
 * nothing is taken from a folder.
 * @throws AppError `profile_mismatch` if the environment names another profile.
 */
function withFolderProfile(env: Env): Env {
  const folder = readVariables({ DATA_DIR: commonVariables.DATA_DIR }, env).DATA_DIR
  if (hasSecret('DATABASE_URL', env) || !existsSync(fileIn(folder))) return env
  const kept = readFileSync(fileIn(folder), 'utf8').trim()
  const asked = given(env, 'PROFILE')
  if (asked !== undefined && asked !== kept)
    throw new AppError(
      'profile_mismatch',
      `The folder ${folder} holds data of the profile "${kept}", not of "${asked}": remove PROFILE, or set another folder.`,
      { status: 400, retriable: false },
    )
  return { ...env, PROFILE: kept }
}
