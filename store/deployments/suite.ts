import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import { freshChain } from '../testing/fixtures.ts'
import type { NewDeployment } from './types.ts'

const hexOf = (bytes: number): string => `0x${randomBytes(bytes).toString('hex')}`
/** Never due by itself during the suite. */
const never = new Date('2999-01-01T00:00:00Z')

export const aDeployment = (change: Partial<NewDeployment> = {}): NewDeployment => ({
  chainId: freshChain(),
  txHash: hexOf(32),
  wallet: hexOf(20),
  contract: hexOf(20),
  name: 'Ada',
  message: 'Hello ⛵',
  deployedAt: new Date('2026-01-01T00:00:00Z'),
  ...change,
})

export function deploymentCases(store: () => Store): void {
  const deployments = () => store().deployments
  const listed = async (wallet: string) => (await deployments().page({ wallet, limit: 50 })).list

  describe('deployments', () => {
    it('are stored once per transaction of a network, however often it is reported at once', async () => {
      const given = aDeployment()
      const rows = await Promise.all([1, 2, 3].map(() => deployments().record(given, never)))
      expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
      expect(await listed(given.wallet)).toMatchObject([{ ...given, isFinal: false }])
      // The same hash on another network is another transaction.
      await deployments().record({ ...given, chainId: freshChain() }, never)
      expect(await listed(given.wallet)).toHaveLength(2)
    })

    it('keep what the first report said', async () => {
      const given = aDeployment()
      await deployments().record(given, never)
      const { wallet, name } = await deployments().record({ ...given, wallet: hexOf(20), name: 'Eve' }, never)
      expect({ wallet, name }).toEqual({ wallet: given.wallet, name: 'Ada' })
    })

    it('are due for one reader at a time, until they are final', async () => {
      const [past, now, later] = ['2000-01-01', '2000-01-02', '2000-01-03'].map((day) => new Date(`${day}T00:00:00Z`))
      if (!past || !now || !later) throw new Error('no times')
      const { id } = await deployments().record(aDeployment(), past)
      const claim = () => deployments().claimDue(now, later, 50)
      const claimed = (await Promise.all([claim(), claim()])).flat().filter((row) => row.id === id)
      expect(claimed).toHaveLength(1)
      const moved = new Date('2026-01-01T00:00:12Z')
      await deployments().recheck(id, moved, past)
      expect((await claim()).find((row) => row.id === id)).toMatchObject({ deployedAt: moved })
      expect([await deployments().finish(id, moved), await deployments().finish(id, moved)]).toEqual([true, false])
      await deployments().recheck(id, moved, past)
      expect((await deployments().claimDue(later, never, 50)).map((row) => row.id)).not.toContain(id)
    })

    it('are removed unless they are final', async () => {
      const wallet = hexOf(20)
      const [dropped, kept] = [aDeployment({ wallet }), aDeployment({ wallet })]
      const first = await deployments().record(dropped, never)
      const second = await deployments().record(kept, never)
      await deployments().finish(second.id, kept.deployedAt)
      for (const { id } of [first, second]) await deployments().remove(id)
      expect(await listed(wallet)).toMatchObject([{ txHash: kept.txHash, isFinal: true }])
    })

    it('are listed by wallet, newest block first, page by page', async () => {
      const wallet = hexOf(20)
      const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
      // Reported late, and two in one block.
      for (const minute of [2, 3, 1, 1, 0])
        await deployments().record(aDeployment({ wallet, deployedAt: at(minute) }), never)
      await deployments().record(aDeployment(), never)
      const first = await deployments().page({ wallet, limit: 3 })
      const rest = await deployments().page({ wallet, limit: 3, cursor: first.nextCursor ?? '' })
      expect([...first.list, ...rest.list].map(({ deployedAt }) => deployedAt.getUTCMinutes())).toEqual([3, 2, 1, 1, 0])
      expect(new Set([...first.list, ...rest.list].map(({ id }) => id)).size).toBe(5)
      expect(rest.nextCursor).toBeNull()
      await expect(deployments().page({ wallet, limit: 3, cursor: 'x' })).rejects.toThrow('does not exist')
    })

    it('refuse texts that the contract refuses', async () => {
      await expect(deployments().record(aDeployment({ name: 'é'.repeat(33) }), never)).rejects.toThrow()
      await expect(deployments().record(aDeployment({ message: 'a'.repeat(281) }), never)).rejects.toThrow()
    })
  })
}
