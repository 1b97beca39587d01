import type { PointRow } from '#store/points/types.ts'
import { oneLine } from './text.ts'

const signed = (points: number): string => (points < 0 ? `${points}` : `+${points}`)

function stateOf({ pending, finalAt }: PointRow, takenBack: boolean): string {
  if (takenBack) return 'reversed'
  return pending ? `coming until ${finalAt.toISOString()}` : 'final'
}

/** Formats the reason as facts: "campaign_social campaign 29 name Follow us". */
const reasonText = ({ reason: { kind, ...facts } }: PointRow): string =>
  [kind, ...Object.entries(facts).flatMap(([name, value]) => [name, String(value)])].join(' ')

/** Formats a ledger entry in one line with all its fields. */
export const entryText = (row: PointRow, takenBack: boolean): string =>
  oneLine(
    [
      row.id,
      row.at.toISOString(),
      `${signed(row.points)} ${row.bucket}`,
      stateOf(row, takenBack),
      row.rule,
      reasonText(row),
    ].join('  '),
  )

/** Returns the JSON form of a ledger entry. */
export const entryData = ({ sourceEvent, finalAt, ...row }: PointRow, takenBack: boolean) => ({
  ...row,
  source_event: sourceEvent,
  final_at: finalAt,
  taken_back: takenBack,
})

/** Lists pending entries, which `--points` cannot revoke, with the command that can; empty if there are none. */
export function comingText(coming: readonly PointRow[], most: number): string {
  if (coming.length === 0) return ''
  const lines = coming.slice(0, most).map((row) => `  ${entryText(row, false)}`)
  const more = coming.length > most ? ['  and more: points entries'] : []
  return `\nPending, revoked only by points revoke --entry <n>:\n${[...lines, ...more].join('\n')}`
}
