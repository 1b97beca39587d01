import type { Store } from '../contract.ts'
import { pgliteDriver } from '../driver/pglite.ts'
import { openPgliteSession } from '../driver/pgliteSession.mjs'
import { type OpenOptions, storeOver } from '../storeOver.ts'
import { testTemplate } from './template.ts'

/** A database that can be reset to an earlier state, as after a power loss without fsync. */
export interface Rewindable {
  save(): Promise<Blob>
  open(options: OpenOptions): Promise<Store>
}

export async function openRewindable(saved?: Blob): Promise<Rewindable> {
  const session = await openPgliteSession({ template: saved ?? (await testTemplate()) })
  const driver = pgliteDriver(session)
  return {
    save: () => driver.withConnection(() => session.dump()),
    open: (options) => storeOver(driver, options),
  }
}
