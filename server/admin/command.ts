import { userInfo } from 'node:os'
import { accountOfAnyFamily } from '#chains/anyFamily.ts'
import { AppError } from '#core/errors.ts'

/** What may follow a command; each command takes what it needs. */
export const adminOptions = {
  drop: { type: 'string' },
  file: { type: 'string' },
  id: { type: 'string' },
  set: { type: 'string' },
  after: { type: 'string' },
  before: { type: 'string' },
  wallet: { type: 'string' },
  entry: { type: 'string' },
  campaign: { type: 'string' },
  points: { type: 'string' },
  bucket: { type: 'string' },
  'allow-again': { type: 'boolean' },
  reason: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean' },
} as const
type Options = typeof adminOptions
type Text = { [name in keyof Options]: Options[name]['type'] extends 'string' ? name : never }[keyof Options]
export type AdminOptions = { readonly [name in keyof Options]?: (name extends Text ? string : boolean) | undefined }

const COMMAND_INVALID = 'command_invalid'
/** The command itself is wrong, unless another stable code says what it met. */
export const refuseCommand = (message: string, reason = COMMAND_INVALID): AppError => new AppError(reason, message, { status: 400, retriable: false })

export function needed(options: AdminOptions, name: Text, what: string): string {
  const value = options[name]?.trim()
  if (!value) throw refuseCommand(`--${name} is needed: ${what}.`)
  return value
}

export function walletOf(options: AdminOptions): string {
  const account = accountOfAnyFamily(needed(options, 'wallet', 'an address'))
  if (!account) throw refuseCommand('--wallet is not an address of any network here.')
  return account.canonical
}

/** The number of a row, as a list told it. */
export function rowNumber(options: AdminOptions, name: Text, what: string): bigint {
  const text = needed(options, name, what)
  if (!/^[1-9]\d{0,17}$/.test(text)) throw refuseCommand(`--${name} is ${what}.`)
  return BigInt(text)
}

/** The number of a campaign. */
export function campaignNumber(options: AdminOptions, name: 'id' | 'campaign'): number {
  const text = needed(options, name, 'the number of a campaign')
  if (!/^[1-9]\d{0,9}$/.test(text)) throw refuseCommand(`--${name} is the number of a campaign.`)
  return Number(text)
}

/** Who does it and why, for the log: the account of this machine unless --by names somebody. */
export const auditOf = (options: AdminOptions): { actor: string; reason: string } => ({
  actor: options.by?.trim() || userInfo().username,
  reason: needed(options, 'reason', 'why, in a sentence; it stays in the log'),
})
