import { afterAll, beforeAll, describe } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { pgliteDriver } from './driver/pglite.ts'
import { openPgliteThread } from './driver/pgliteThread.ts'
import { storeOver } from './storeOver.ts'
import { storeSuite } from './suite.ts'
import { promptCases, type Prompt } from './suite/atThePrompt.ts'
import { pooledSession } from './testing/pooledSession.ts'

// In a thread of its own, as in a folder: values cross it.
storeSuite('PGlite in a thread', async () =>
  storeOver(pgliteDriver(await openPgliteThread('memory://')), { clock: systemClock, log: silentLog, journal: null }),
)

describe('PGlite', () => {
  let prompt: Prompt | undefined
  beforeAll(async () => {
    const session = await pooledSession()
    prompt = {
      store: await storeOver(pgliteDriver(session), { clock: systemClock, log: silentLog, journal: null }),
      sql: (text) => session.query(text, [], 'object'),
    }
  })
  afterAll(() => prompt?.store.close())
  promptCases(() => {
    if (!prompt) throw new Error('the store did not open')
    return prompt
  })
})
