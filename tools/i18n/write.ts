import { writeMessageTypes } from './messageTypes.ts'

/** Runs after `npm install`, so that editors and the compiler know the messages of a clean clone. */
writeMessageTypes()
