import { z } from 'zod'
import { type AdminOptions, refuseCommand } from './command.ts'

const spans: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

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
