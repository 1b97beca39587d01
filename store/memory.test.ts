import { storeSuite } from './suite.ts'
import { openTestStore } from './testing/memoryStore.ts'

storeSuite('PGlite in memory', () => openTestStore())
