import { describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { Store } from '../contract.ts'
import { freshChain } from '../testing/fixtures.ts'

export function assuranceCases(store: () => Store): void {
  const of = async (chainId: number) => (await store().assurance.reconciled()).filter((row) => row.chainId === chainId)

  describe('results of checks', () => {
    it('are one row per network, the last one', async () => {
      const chainId = freshChain()
      const holdings = { escrow: '0xe', asset: assetId(chainId, NATIVE), held: '7', owed: '5' }
      const first = { chainId, readAt: new Date('2026-01-01T00:00:00Z'), height: 2n ** 80n, escrows: [holdings] }
      await store().assurance.recordReconciled(first)
      expect(await of(chainId)).toEqual([first])
      const second = { ...first, readAt: new Date('2026-01-01T00:00:30Z'), height: first.height + 1n, escrows: [] }
      await store().assurance.recordReconciled(second)
      expect(await of(chainId)).toEqual([second])
    })

    it('of providers are the last comparison', async () => {
      const domains = { maker: 3, attesters: [2, 2] }
      const check = { checkedAt: new Date('2026-01-01T00:00:00Z'), attesters: 3, silent: 1, shared: 0, domains }
      await store().assurance.recordProviderCheck(check)
      expect(await store().assurance.providerCheck()).toEqual(check)
      await store().assurance.recordProviderCheck({ ...check, silent: 0, shared: 2, domains: null })
      expect(await store().assurance.providerCheck()).toEqual({ ...check, silent: 0, shared: 2, domains: null })
    })
  })
}
