import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { describeIncident, resolveIncident } from './operatorCommands.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
}, 60_000)
afterAll(() => store?.close())

describe('maker admin resolve', () => {
  it('resolves the incident in the list, once', async () => {
    const { id } = await store.incidents.record({
      kind: 'paid_twice',
      subject: '0xab',
      details: { payouts: ['a', 'b'] },
    })
    const line = (await store.incidents.open(10)).map(describeIncident)
    expect(line[0]).toMatch(new RegExp(`^incident ${id} {2}paid_twice {2}0xab {2}\\{"payouts":\\["a","b"\\]\\}`))
    expect(await resolveIncident(store, String(id))).toBe(`incident ${id} (paid_twice 0xab) is resolved`)
    await expect(resolveIncident(store, String(id))).rejects.toMatchObject({ reason: 'incident_missing' })
    expect(await store.incidents.open(10)).toEqual([])
  })

  it('refuses an invalid number', async () => {
    for (const text of ['', '0xab', '-1', '1.5'])
      await expect(resolveIncident(store, text)).rejects.toMatchObject({ reason: 'command_invalid' })
  })
})
