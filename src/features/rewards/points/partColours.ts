import type { Extra, Tile } from './pointsView.ts'

/** Color of each source of points, in the bar below the total and next to its name. */
export const partColours: Readonly<Record<Tile | Extra, string>> = {
  bridge: 'bg-tide',
  quest: 'bg-text',
  referral: 'bg-muted',
  check_in: 'bg-ember',
  bridge_v1: 'bg-tide/50',
  referral_v1: 'bg-muted/50',
  pool: 'bg-control-line',
}
