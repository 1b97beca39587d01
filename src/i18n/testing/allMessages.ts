import { restOfMessages } from '../current.ts'

/** Before each test file: tests do not open the lazy screens that fetch these. */
await restOfMessages()
