import { pageMessages } from '../current.ts'

/** Runs before each test file: tests do not open the lazy screens that load these. */
await pageMessages()
