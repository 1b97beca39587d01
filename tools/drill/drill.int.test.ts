import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { restoreOlderBackup } from './restore.ts'
import { checkEnding, placeAndOpen, type Scene, startScene } from './scene.ts'

// Its other steps are those of maker/keys/rotation.int.test.ts and maker/rebuild/rebuild.int.test.ts.
let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene?.stop())

it('restores a backup that is older than payouts, and pays each order once', () => restoreOlderBackup(scene))

it('fails if an order did not end as required', async () => {
  const store = await openTestStore()
  const open = await placeAndOpen(scene, store)
  await store.close()
  await expect(checkEnding(scene, open, 'claimed')).rejects.toMatchObject({ reason: 'drill_failed' })
  await expect(checkEnding(scene, open, 'cancelled')).rejects.toThrow('has order')
})
