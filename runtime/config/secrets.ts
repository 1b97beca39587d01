import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { AppError, reasonOf } from '#core/errors.ts'
import { type Env, given, type VariableTable } from './variable.ts'

/** A signer or a vault that needs longer than this is broken, and waiting for it would hide that. */
const COMMAND_MS = 15_000
const MOST_BYTES = 64 * 1024

/** Sources of a secret other than the variable itself, by the suffix of their variable's name. */
const sources: Readonly<Record<string, (place: string) => string>> = {
  _FILE: (path) => readFileSync(path, 'utf8'),
  _COMMAND: (command) =>
    execFileSync('/bin/sh', ['-c', command], {
      encoding: 'utf8',
      timeout: COMMAND_MS,
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
}

/**
 * Reads each secret of a table from `NAME`, from the file that `NAME_FILE` names, or from the output of `NAME_COMMAND`,
 * so that a key need not be in the environment. Returns the environment with the secrets filled in.
 * @throws AppError `secret_ambiguous` if two sources are set, `secret_unreadable` without the value and without the
 * command's text
 */
export function resolveSecrets(table: VariableTable, env: Env): Env {
  const names = Object.entries(table).flatMap(([name, { secret }]) => (secret ? [name] : []))
  const found = names.flatMap((name) => {
    const text = readSecret(name, env)
    return text === null ? [] : [[name, text] as const]
  })
  return { ...env, ...Object.fromEntries(found) }
}

/** True if a secret has any source, without reading it. */
export const hasSecret = (name: string, env: Env): boolean =>
  ['', ...Object.keys(sources)].some((ending) => given(env, name + ending) !== undefined)

function readSecret(name: string, env: Env): string | null {
  const set = Object.entries(sources).flatMap(([ending, read]) => {
    const place = given(env, name + ending)
    return place === undefined ? [] : [{ variable: name + ending, place, read }]
  })
  const [source, other] = set
  if (!source) return null
  if (other || given(env, name) !== undefined)
    throw new AppError(
      'secret_ambiguous',
      `${name} has more than one source: set it, or ${name}_FILE, or ${name}_COMMAND.`,
      {
        retriable: false,
      },
    )
  return readFrom(source)
}

function readFrom({
  variable,
  place,
  read,
}: {
  variable: string
  place: string
  read: (place: string) => string
}): string {
  try {
    const text = read(place).trim()
    if (text !== '') return text
  } catch (cause) {
    // The cause of a failed command repeats its output and its text, which may hold the secret.
    throw unreadable(variable, cause instanceof Error && 'code' in cause ? String(cause.code) : reasonOf(cause))
  }
  throw unreadable(variable, 'it is empty')
}

const unreadable = (variable: string, why: string): AppError =>
  new AppError('secret_unreadable', `The secret behind ${variable} cannot be read (${why}).`, { retriable: false })
