import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { rebuild } from '../rebuild/rebuild.ts'
import type { World } from './world.ts'

/** Rebuilds an empty database from the chains alone, without a journal. */
export const rebuildInto = (store: Store, { catalogue, chains, payers }: World): ReturnType<typeof rebuild> =>
  rebuild({
    store,
    catalogue,
    chains,
    payers,
    clock: systemClock,
    log: silentLog,
    actor: 'operator',
    readJournal: async () => [],
  })
