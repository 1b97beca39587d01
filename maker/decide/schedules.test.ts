import { expect, it } from 'vitest'
import { type Happened, playSchedule, troubles } from '#maker/testing/schedules/schedule.ts'

/** `SCHEDULES=100000` plays more; `SCHEDULE=<seed>` replays one and prints its steps. */
const count = Number(process.env['SCHEDULES'] ?? 20_000)
const only = process.env['SCHEDULE']
/** Each kind of fault and each ending must occur at least this often, or the schedules prove less than they claim. */
const LEAST_SHARE = 0.001

it('pays each deposit once or refunds it, in every seeded schedule', () => {
  if (only !== undefined) {
    playSchedule(Number(only), (text) => process.stdout.write(`${text()}\n`))
    return
  }
  const total: Partial<Happened> = {}
  for (let seed = 0; seed < count; seed++)
    for (const [name, times] of Object.entries(playSchedule(seed)) as [keyof Happened, number][])
      total[name] = (total[name] ?? 0) + times
  for (const name of [...troubles, 'paid', 'returned', 'held', 'incident'] as const)
    expect(total[name], name).toBeGreaterThan(count * LEAST_SHARE)
}, 600_000)
