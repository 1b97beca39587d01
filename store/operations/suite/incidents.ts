import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import { freshChain } from '../../testing/fixtures.ts'

export function incidentCases(store: () => Store): void {
  const mine = async (subject: string) =>
    (await store().incidents.open(10_000)).filter((incident) => incident.subject === subject)

  describe('incidents', () => {
    it('has one open row per kind and subject, however many processes report it', async () => {
      const subject = randomUUID()
      const seen = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          store().incidents.record({ kind: 'wallet_short', subject, details: { expected: '9', actual: String(n) } }),
        ),
      )
      expect(seen.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
      await store().incidents.record({ kind: 'paid_twice', subject })
      expect((await mine(subject)).map(({ kind, details }) => [kind, 'actual' in details])).toEqual([
        ['wallet_short', true],
        ['paid_twice', false],
      ])
    })

    it('keeps the first details, and the time of the last report', async () => {
      const subject = randomUUID()
      await store().incidents.record({ kind: 'test', subject, details: { actual: '1' } })
      await store().incidents.record({ kind: 'test', subject, details: { actual: '2' } })
      const [incident] = await mine(subject)
      expect(incident?.details).toEqual({ actual: '1' })
      expect(incident?.lastSeenAt.getTime()).toBeGreaterThanOrEqual(incident?.firstSeenAt.getTime() ?? Infinity)
    })

    it('is resolved once, and reopens as another incident', async () => {
      const subject = randomUUID()
      const kind = `test_${subject}`
      const { id } = await store().incidents.record({ kind, subject })
      expect((await store().incidents.countOpen()).get(kind)).toBe(1)
      expect(await store().incidents.resolve(id)).toMatchObject({ id, kind, subject })
      expect(await store().incidents.resolve(id)).toBeNull()
      expect((await store().incidents.countOpen()).get(kind)).toBeUndefined()
      expect((await store().incidents.latest(kind, subject))?.resolvedAt).toBeInstanceOf(Date)
      const again = await store().incidents.record({ kind, subject })
      expect([again.isNew, again.id === id]).toEqual([true, false])
      expect(await store().incidents.latest(kind, subject)).toMatchObject({ id: again.id, resolvedAt: null })
      expect(await store().incidents.latest(kind, randomUUID())).toBeNull()
    })

    it('pauses chains until an operator resumes them, even while the incident is open', async () => {
      const [chain, other] = [freshChain(), freshChain()]
      const subject = randomUUID()
      const paused = async () => [
        (await store().chainState.get(chain)).paused,
        (await store().chainState.get(other)).paused,
      ]
      await store().chainState.setHead(chain, { height: 9n, hash: '0x9', time: 1_800_000_000, finalized: 3n })
      await store().incidents.record({ kind: 'paid_twice', subject, pauses: [chain, other] })
      await store().incidents.record({ kind: 'payout_unknown', subject, pauses: [chain] })
      expect(await paused()).toEqual([true, true])
      expect((await store().chainState.all()).find(({ chainId }) => chainId === chain)).toMatchObject({
        paused: true,
        pausedReason: 'incident_paid_twice',
        headHash: '0x9',
      })
      await store().chainState.resume(chain)
      expect(await paused()).toEqual([false, true])
      await store().incidents.record({ kind: 'paid_twice', subject, pauses: [chain, other] })
      expect(await paused()).toEqual([false, true])
    })
  })
}
