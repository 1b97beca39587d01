import { userInfo } from 'node:os'
import { accessSync, constants, statSync } from 'node:fs'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Clock } from '#runtime/clock.ts'
import { COMMAND_INVALID } from '#store/adminProcess.ts'
import type { Store } from '#store/contract.ts'
import { hasUnseen } from './text.ts'

/**
 * Every option; a command accepts those that its row in `commands.ts` names. `value` is the placeholder shown in help.
 */
export const adminOptions = {
  drop: { type: 'string', value: 'name' },
  file: { type: 'string', value: 'path' },
  id: { type: 'string', value: 'n' },
  set: { type: 'string', value: 'json' },
  after: { type: 'string', value: 'last' },
  before: { type: 'string', value: 'n' },
  wallet: { type: 'string', value: 'address' },
  telegram: { type: 'string', value: 'n' },
  entry: { type: 'string', value: 'n' },
  order: { type: 'string', value: 'id' },
  campaign: { type: 'string', value: 'n' },
  points: { type: 'string', value: 'n' },
  bucket: { type: 'string', value: 'name' },
  'allow-again': { type: 'boolean' },
  since: { type: 'string', value: 'when' },
  limit: { type: 'string', value: 'n' },
  json: { type: 'boolean' },
  reason: { type: 'string', value: 'why' },
  by: { type: 'string', value: 'name' },
  help: { type: 'boolean', short: 'h' },
} as const
type Options = typeof adminOptions
export type OptionName = keyof Options
type Text = { [name in OptionName]: Options[name]['type'] extends 'string' ? name : never }[OptionName]
export type AdminOptions = { readonly [name in OptionName]?: (name extends Text ? string : boolean) | undefined }

/** Dependencies of every command. */
export interface AdminDeps {
  readonly store: Store
  readonly campaigns: CampaignRules
  readonly clock: Clock
  /** Reports the progress of a long command. */
  readonly tell: (line: string) => void
}

/** Creates the error for an invalid command; `reason` overrides the default code. */
export const refuseCommand = (message: string, reason = COMMAND_INVALID): AppError =>
  new AppError(reason, message, { status: 400, retriable: false })

export function needed(options: AdminOptions, name: Text, what: string): string {
  const value = options[name]?.trim()
  if (!value) throw refuseCommand(`--${name} is needed: ${what}.`)
  return value
}

/** Parses an address option into the canonical form that the database uses. */
export function addressOf(options: AdminOptions, name: Text, what: string): string {
  const account = accountOfAnyFamily(needed(options, name, what))
  if (!account) throw refuseCommand(`--${name} is not an address of any network here.`)
  return account.canonical
}

export const walletOf = (options: AdminOptions): string => addressOf(options, 'wallet', 'an address')

/** Parses a row number as a list prints it. */
export function rowNumber(options: AdminOptions, name: Text, what: string): bigint {
  const text = needed(options, name, what)
  if (!/^[1-9]\d{0,17}$/.test(text)) throw refuseCommand(`--${name} is ${what}.`)
  return BigInt(text)
}

/** Upper bound of PostgreSQL's `integer`, the column of a campaign's number. */
const LARGEST = 2 ** 31 - 1
export function campaignNumber(options: AdminOptions, name: 'id' | 'campaign'): number {
  const text = needed(options, name, 'the number of a campaign')
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > LARGEST)
    throw refuseCommand(`--${name} is the number of a campaign.`)
  return Number(text)
}

const MOST = 1_000
/** Parses `--limit`, the maximum number of rows to show. */
export function limitOf({ limit = '50' }: AdminOptions): number {
  if (!/^[1-9]\d{0,3}$/.test(limit) || Number(limit) > MOST)
    throw refuseCommand(`--limit is a whole number from 1 to ${MOST}.`)
  return Number(limit)
}

/** Rejects control characters: each log entry has to stay on one line. */
function visible(name: Text, text: string): string {
  if (hasUnseen(text))
    throw refuseCommand(`--${name} has a line break or another control character in it: it is one line of the log.`)
  return text
}

/** Actor and reason for the log; the actor defaults to this machine's account, `--by` overrides it. */
export const auditOf = (options: AdminOptions): { actor: string; reason: string } => ({
  actor: visible('by', options.by?.trim() || userInfo().username),
  reason: visible('reason', needed(options, 'reason', 'reason, in one sentence; kept in the log')),
})

interface LongCommand {
  readonly actor: string
  readonly reason: string
  readonly subject: string
  /** Log actions of the start and of the result. */
  readonly actions: readonly [string, string]
  /** The initial state that the first entry logs. */
  readonly from: object
}

/** Logs a long command twice: at its start, and with its result. An interrupted command has only the first entry. */
export async function withAuditLog<T extends object>(
  { adminLog }: Pick<Store, 'adminLog'>,
  { actions, from, ...note }: LongCommand,
  work: () => Promise<T>,
): Promise<T> {
  await adminLog.add({ ...note, action: actions[0], before: null, after: from })
  const done = await work()
  await adminLog.add({ ...note, action: actions[1], before: null, after: done })
  return done
}

/** Returns the path in `--file` after a check that the file is readable. */
export function fileNamed(options: AdminOptions, what: string): string {
  const path = needed(options, 'file', what)
  if (kindOf(path) === 'missing') throw refuseCommand(`${path} does not exist.`, 'file_missing')
  if (kindOf(path) === 'folder') throw refuseCommand(`${path} is a folder: --file names one file.`, 'file_unreadable')
  try {
    accessSync(path, constants.R_OK)
  } catch {
    throw refuseCommand(`${path} cannot be read by this user.`, 'file_unreadable')
  }
  return path
}

function kindOf(path: string): 'missing' | 'folder' | 'other' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other'
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'other'
  }
}
