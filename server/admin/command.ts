import { AppError } from '#core/errors.ts'
import { userInfo } from 'node:os'

/** What may follow a command; each command takes what it needs. */
export const adminOptions = {
  drop: { type: 'string' },
  file: { type: 'string' },
  id: { type: 'string' },
  set: { type: 'string' },
  after: { type: 'string' },
  wallet: { type: 'string' },
  points: { type: 'string' },
  bucket: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
} as const
export type AdminOptions = { readonly [name in keyof typeof adminOptions]?: string | undefined }

export const refuseCommand = (message: string): AppError => new AppError('command_invalid', message, { status: 400, retriable: false })

export function needed(options: AdminOptions, name: keyof AdminOptions, what: string): string {
  const value = options[name]?.trim()
  if (!value) throw refuseCommand(`--${name} is needed: ${what}.`)
  return value
}

/** Who does it and why, for the log: the account of this machine unless --by names somebody. */
export const auditOf = (options: AdminOptions): { actor: string; reason: string } => ({
  actor: options.by?.trim() || userInfo().username,
  reason: needed(options, 'reason', 'why, in a sentence; it stays in the log'),
})
