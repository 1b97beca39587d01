import { AppError } from '#core/errors.ts'
import type { Log } from '../log.ts'

/** PostgreSQL settings that make commits durable, in its own terms. */
export interface Durability {
  synchronousCommit: string
  fsync: string
  standbyNames: string
}

interface Place {
  /** A replica may be promoted. */
  replica: boolean
  /** Every endpoint is on this machine, so development settings are allowed. */
  loopback: boolean
}

type Rule = readonly [broken: boolean, reason: string, message: string]

/** Returns the reason why commits of this server could be lost; the first rule is the one to fix first. */
export function durabilityRefusal(found: Durability, replica: boolean): { reason: string; message: string } | null {
  const waits = found.synchronousCommit === 'on' || found.synchronousCommit === 'remote_apply'
  const rules: readonly Rule[] = [
    [
      found.synchronousCommit === 'off',
      'synchronous_commit_off',
      'PostgreSQL answers before commits are on disk: set synchronous_commit to on for this database.',
    ],
    [found.fsync === 'off', 'fsync_off', 'PostgreSQL runs with fsync off, so a power cut loses commits: turn it on.'],
    [
      replica && (found.standbyNames.trim() === '' || !waits),
      'replica_asynchronous',
      'A replica may take over without the last commits: name it in synchronous_standby_names, with synchronous_commit on.',
    ],
  ]
  const broken = rules.find(([is]) => is)
  return broken ? { reason: broken[1], message: broken[2] } : null
}

/**
 * Requires durable commits.
 * @throws AppError `synchronous_commit_off`, `fsync_off`, `replica_asynchronous`; only warns if all endpoints are
 * local.
 */
export function requireDurability(found: Durability, { replica, loopback }: Place, log: Log): void {
  const refusal = durabilityRefusal(found, replica)
  if (!refusal) return
  if (!loopback) throw new AppError(refusal.reason, refusal.message, { retriable: false })
  log.warn({ reason: refusal.reason }, refusal.message)
}
