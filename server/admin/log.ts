import type { AdminLogRow } from '#store/operations/types.ts'
import { type AdminDeps, type AdminOptions, limitOf, walletOf } from './command.ts'
import { differences } from './differences.ts'
import { jsonText } from './jsonText.ts'
import { moreText } from './moreText.ts'
import { oneLine } from './oneLine.ts'
import { sinceOf } from './since.ts'

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
      since,
    })
    const rows = found.slice(0, limit)
    if (options.json) return jsonText(rows)
    return (
      [...rows.map(line), ...moreText(found.length, limit)].join('\n') ||
      ((options.wallet ?? since) ? 'Nothing of that was done.' : 'Nothing was done yet.')
    )
  },
}
