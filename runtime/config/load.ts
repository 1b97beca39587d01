import type { CatalogueSource } from '../catalogue/load.ts'
import { readEndpoints } from './endpoints.ts'
import { withFolderProfile } from './folderProfile.ts'
import { commonVariables, type ProcessName, processVariables } from './variables.ts'
import { type Env, given, readVariables, type Values, type Variable } from './variable.ts'

type Shared = {
  /** Endpoints by network id, from `RPC_<chainId>`. */
  rpc: ReadonlyMap<number, readonly string[]>
  rpcQuorum: number
  catalogue: CatalogueSource
}

/** The variables of a process under their own names, with what is derived from them. */
export type Config<Name extends ProcessName> = Values<(typeof processVariables)[Name]> & Shared
export type ServerConfig = Config<'server'>
export type BotConfig = Config<'bot'>

function shared(env: Env): Shared {
  const common = readVariables(commonVariables, env)
  return {
    rpc: readEndpoints(env),
    rpcQuorum: common.RPC_QUORUM ?? (common.PROFILE === 'local' ? 1 : 2),
    catalogue: { profile: common.PROFILE, configDir: common.CONFIG_DIR },
  }
}

/** Reads a process's environment. @throws AppError `config_invalid` with one line per variable that is wrong. */
export function loadConfig<Name extends ProcessName>(process: Name, env: Env): Config<Name> {
  return { ...readVariables(processVariables[process], env), ...shared(env) }
}

/** The same for a command line beside a process, which finds the profile in the data folder. @throws AppError `profile_mismatch` too. */
export const loadCommandConfig = <Name extends ProcessName>(process: Name, env: Env): Config<Name> =>
  loadConfig(process, withFolderProfile(env))

/** Values of a process's environment that no line of its log may repeat. */
export const secretsOf = (process: ProcessName, env: Env): readonly string[] =>
  Object.entries<Variable<unknown>>(processVariables[process]).flatMap(([name, { secret }]) =>
    secret ? (given(env, name) ?? []) : [],
  )
