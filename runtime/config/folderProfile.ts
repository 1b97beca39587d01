import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import { hasSecret } from './secrets.ts'
import { type Env, given, readVariables } from './variable.ts'
import { commonVariables } from './variables.ts'

const fileIn = (folder: string): string => join(folder, 'profile')

/** Records the profile of a data folder, for later commands that know only the folder. */
export const keepProfile = (folder: string, profile: string): void => writeFileSync(fileIn(folder), `${profile}\n`)

/**
 * Returns the environment of a command on a data folder: the folder's own profile applies, if it has one. With a database URL
 * nothing is taken from a folder.
 * @throws AppError `profile_mismatch` if the environment names another profile.
 */
export function withFolderProfile(env: Env): Env {
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
