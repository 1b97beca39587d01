import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Store } from '../contract.ts'

/** The database itself, beside a store that is open on it. */
export interface Prompt {
  readonly store: Store
  readonly sql: (text: string) => Promise<unknown>
}

/** What no code of the store asks for, and whoever is at the database's prompt might. */
export function onlyGrowsCases(prompt: () => Prompt): void {
  const someone = (): string => `0x${randomBytes(20).toString('hex')}`
  const at = new Date('2026-03-04T10:00:00Z')

  it.each(['update point_entries set points = 7000', 'delete from point_entries', "update admin_log set reason = 'another'", 'delete from admin_log'])('the database refuses %s', async (text) => {
    const { store, sql } = prompt()
    const wallet = someone()
    await store.points.award([{ wallet, rule: 'test', sourceEvent: wallet, bucket: 'pool_points', points: 7, reason: { kind: 'granted', note: '' }, at, finalAt: at }])
    await store.adminLog.add({ actor: 'test', action: 'test', subject: wallet, before: null, after: null, reason: 'as it was' })
    await expect(sql(text)).rejects.toThrow('added and never changed')
    expect(await store.points.entries(wallet, { before: null, limit: 5 })).toMatchObject([{ points: 7 }])
    expect(await store.adminLog.recent(1)).toMatchObject([{ subject: wallet, reason: 'as it was' }])
  })
}
