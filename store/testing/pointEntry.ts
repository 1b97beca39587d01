import { randomUUID } from 'node:crypto'
import type { PointReason } from '#core/rewards/reason.ts'
import type { PointEntry } from '../points/types.ts'

/** Long enough ago to be final. */
export const past = new Date('2026-03-04T10:00:00Z')
export const someReason: PointReason = { kind: 'check_in_bridge', date: 20260301 }

/** Final check-in points; `some` overrides fields. */
export const pointEntry = (wallet: string, points: number, some: Partial<PointEntry> = {}): PointEntry => ({
  wallet,
  rule: 'test',
  sourceEvent: randomUUID(),
  bucket: 'check_in_points',
  points,
  reason: someReason,
  at: past,
  finalAt: past,
  ...some,
})
