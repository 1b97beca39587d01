import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from './catalogue.ts'
import { typesOf } from './typesOf.ts'

/** `npx tsx tools/i18n/write.ts` after a change of messages. */
writeFileSync(join(import.meta.dirname, '../../src/i18n/messages.ts'), typesOf(readCatalogue('en')))
