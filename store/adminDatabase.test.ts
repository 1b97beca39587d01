import { expect, it } from 'vitest'
import { databaseName } from './adminDatabase.ts'

it.each([
  ['postgres://app:secret@db.example:5433/causeway', 'causeway at db.example:5433'],
  ['postgres://app:secret@db', 'app at db'],
  // The password has characters that should have been escaped.
  ['postgres://app:1/secret@db/causeway', 'PostgreSQL'],
  ['postgres://app:12#34@db', 'PostgreSQL'],
  ['postgres://app:secret@db/%zz', 'PostgreSQL'],
  ['secret', 'PostgreSQL'],
])('%s is named without its password', (url, name) =>
  expect(databaseName({ DATABASE_URL: url, DATA_DIR: 'data' })).toBe(name),
)
