import { randomUUID } from 'node:crypto'
import type { Store } from '#store/contract.ts'
import { GRANT_RULE } from '#store/points/types.ts'

/** Revokes check-in points as an operator does without naming an entry. */
export async function takeByNumber(store: Store, wallet: string, points: number, at: Date): Promise<void> {
  await store.points.award([
    {
      wallet,
      rule: GRANT_RULE,
      sourceEvent: randomUUID(),
      bucket: 'check_in_points',
      points: -points,
      reason: { kind: 'revoked', note: '' },
      at,
      finalAt: at,
    },
  ])
}
