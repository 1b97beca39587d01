import { afterAll, beforeAll } from 'vitest'
import { createLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { startWorld, type World, type WorldOptions } from './world.ts'

/** Silent unless LOG names a level. */
export const makerLog = createLog(process.env['LOG'] ?? 'silent')

/**
 * Opens a world and an empty database around the tests of a file, and closes them afterwards, even if the start failed
 * halfway.
 */
export function withWorld(options: WorldOptions, opened: (world: World, store: Store) => void): void {
  let world: World | undefined
  let store: Store | undefined
  beforeAll(async () => {
    world = await startWorld(options)
    store = await openTestStore()
    opened(world, store)
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
  })
}
