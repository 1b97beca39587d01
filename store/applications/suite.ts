import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import type { ApplicationRow, NewApplication } from './types.ts'

export const anApplication = (change: Partial<NewApplication> = {}): NewApplication => ({
  wallet: `0x${randomBytes(20).toString('hex')}`,
  name: 'Ada',
  contact: 'ada@example.org',
  networks: [1, 10],
  assets: ['ETH'],
  liquidity: '50k_250k',
  message: 'Two lines\nof text ⛵',
  ...change,
})
const MANY = 1_000_000

export function applicationCases(store: () => Store): void {
  const applications = () => store().applications
  const submit = async (change?: Partial<NewApplication>): Promise<ApplicationRow> => {
    const row = await applications().submit(anApplication(change), MANY)
    if (typeof row === 'string') throw new Error(row)
    return row
  }

  describe('applications of market makers', () => {
    it('are one per wallet, and a changed one has another id', async () => {
      const first = await submit()
      const again = await submit({ wallet: first.wallet, name: 'Ada L.' })
      expect(again.id).not.toBe(first.id)
      expect(await applications().of(first.wallet)).toEqual({
        ...first,
        id: again.id,
        name: 'Ada L.',
        createdAt: again.createdAt,
      })
      expect(await applications().get(first.id)).toBeNull()
      expect(await applications().decide(first.id, 'accepted')).toBeNull()
    })

    it('are one per wallet, however often it sends at once', async () => {
      const given = anApplication()
      await Promise.all([1, 2, 3].map(() => applications().submit(given, MANY)))
      const rows = await applications().list({ limit: 1000 })
      expect(rows.filter(({ wallet }) => wallet === given.wallet)).toHaveLength(1)
    })

    it('stay as they are once accepted, and can be sent again once declined', async () => {
      const { id, wallet } = await submit()
      expect(await applications().decide(id, 'accepted')).toMatchObject({
        state: 'accepted',
        decidedAt: expect.any(Date) as Date,
      })
      expect(await applications().submit(anApplication({ wallet }), MANY)).toBe('accepted')
      await applications().decide(id, 'declined')
      expect(await submit({ wallet })).toMatchObject({ state: 'open', decidedAt: null })
    })

    it('are refused while too many wait, except a change of one that waits', async () => {
      const { wallet } = await submit()
      await submit()
      expect(await applications().submit(anApplication(), 1)).toBe('full')
      const waiting = (await applications().list({ limit: 1000 })).filter(({ state }) => state === 'open').length
      expect(await applications().submit(anApplication({ wallet }), waiting)).toMatchObject({ wallet })
    })

    it('are listed newest first', async () => {
      const [first, second] = [await submit(), await submit()]
      expect((await applications().list({ limit: 2 })).map(({ id }) => id)).toEqual([second.id, first.id])
      expect((await applications().list({ limit: 1, before: second.id })).map(({ id }) => id)).toEqual([first.id])
    })

    it('are dropped some time after they were declined, or never decided; accepted ones stay', async () => {
      const [open, declined, accepted] = [await submit(), await submit(), await submit()]
      await applications().decide(declined.id, 'declined')
      await applications().decide(accepted.id, 'accepted')
      const [past, future] = [new Date(0), new Date('2999-01-01T00:00:00Z')]
      const left = async () =>
        (await Promise.all([open, declined, accepted].map(({ id }) => applications().get(id)))).map(
          (row) => row !== null,
        )
      await applications().purge({ declined: past, open: past }, 1000)
      expect(await left()).toEqual([true, true, true])
      await applications().purge({ declined: future, open: past }, 1000)
      expect(await left()).toEqual([true, false, true])
      await applications().purge({ declined: past, open: future }, 1000)
      expect(await left()).toEqual([false, false, true])
    })

    it('are refused if longer than the API allows', async () => {
      await expect(submit({ message: 'é'.repeat(1501) })).rejects.toThrow()
      await expect(submit({ name: 'a'.repeat(241) })).rejects.toThrow()
    })
  })
}
