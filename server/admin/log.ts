import { z } from 'zod'
import type { AdminLogRow } from '#store/operations/types.ts'
import { type AdminDeps, type AdminOptions, limitOf, needed, refuseCommand, walletOf } from './command.ts'
import { differences, jsonText, moreText, oneLine } from './text.ts'

const spans: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** Maximum characters of a value; a whole campaign would fill the screen. */
const LONGEST = 300

function changeText({ before, after }: AdminLogRow): string {
  const text = differences(before, after).join(', ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (--json)` : text
}

const line = (row: AdminLogRow): string =>
  oneLine(
    [row.at.toISOString(), row.actor, row.action, row.subject, changeText(row), row.reason ?? '']
      .filter(Boolean)
      .join('  '),
  )

/** Commands that print the operators' log, newest first. */
export const logCommands: Readonly<
  Record<string, (deps: Pick<AdminDeps, 'store' | 'clock'>, options?: AdminOptions) => Promise<string>>
> = {
  list: async ({ store, clock }, options = {}) => {
    const [limit, since] = [limitOf(options), sinceOf(options, clock.now())]
    const found = await store.adminLog.recent(limit + 1, {
      wallet: options.wallet === undefined ? null : walletOf(options),
      actor: options.by === undefined ? null : needed(options, 'by', 'an operator, or automatic'),
      since,
    })
    const rows = found.slice(0, limit)
    if (options.json) return jsonText(rows)
    return (
      [...rows.map(line), ...moreText(found.length, limit)].join('\n') ||
      ((options.wallet ?? options.by ?? since) ? 'Nothing was changed.' : 'Nothing was logged yet.')
    )
  },
}

/** Parses `--since`: an ISO 8601 day or time, or a duration before now. */
export function sinceOf({ since }: AdminOptions, now: Date): Date | null {
  if (since === undefined) return null
  const [, amount = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(since.trim()) ?? []
  const span = spans[unit]
  if (span !== undefined) return new Date(now.getTime() - Number(amount) * span)
  const read = moment.safeParse(since.trim())
  if (!read.success)
    throw refuseCommand('--since is a day (2026-06-01), a time (2026-06-01T12:00:00Z), or how long ago: 90m, 12h, 7d.')
  return new Date(read.data)
}
