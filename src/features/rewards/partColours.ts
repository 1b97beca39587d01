import type { Extra, Tile } from './pointsView.ts'

/** What a part of the points is drawn with: in the bar under the total and beside its name. */
export const partColours: Readonly<Record<Tile | Extra, string>> = {
  bridge: 'bg-tide',
  quest: 'bg-warn',
  referral: 'bg-good',
  check_in: 'bg-ember',
  bridge_v1: 'bg-muted',
  referral_v1: 'bg-control-line',
  pool: 'bg-text',
}
