import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'
import { startRewards } from './startRewards.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
afterAll(() => t.close())

it('points arrive while the ranks of a large board are being counted', async () => {
  let begin = (): void => undefined
  let end = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const mark = async () => {
    begin()
    await ended
    return true
  }
  const rounds = startRewards({ ...t.deps, store: { ...t.store, leaderboard: { ...t.store.leaderboard, mark } } })
  try {
    await begun
    const wallet = randomAddress()
    await finalOrder(t.store, {
      fromAddress: wallet,
      fromAsset: assetId(north, 'native'),
      toAsset: assetId(south, 'native'),
      fromChain: north,
      toChain: south,
    })
    await vi.waitFor(
      async () => expect((await t.store.points.standing(wallet)).balances.cross_points).toBeGreaterThan(0),
      { timeout: 45_000, interval: 200 },
    )
  } finally {
    end()
    await rounds.stop()
  }
})
