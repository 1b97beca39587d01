import { join, resolve } from 'node:path'
import { AppError, reasonOf } from '#core/errors.ts'
import { systemClock } from '#runtime/clock.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { sqlCode } from './driver/sqlError.ts'
import { openStore } from './open.ts'

/** Database settings of a command-line tool. */
export interface AdminPlace {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
}

const folderOf = ({ DATA_DIR }: AdminPlace): string => resolve(DATA_DIR, 'db')

/**
 * Name and host only: never the password, nor parts of an invalid URL. An unescaped character in a password shifts the
 * parts, which are then no plain names.
 */
function serverName(text: string): string {
  const url = URL.parse(text)
  const path = url && /^\/?([\w-]*)$/.exec(url.pathname)
  if (!url || !path || url.hash !== '' || !/^[\w-]*$/.test(url.username)) return 'PostgreSQL'
  return `${path[1] || url.username || 'postgres'} at ${url.hostname || 'this machine'}${url.port && `:${url.port}`}`
}

/** Describes the database in messages. */
export const databaseName = (place: AdminPlace): string =>
  place.DATABASE_URL ? serverName(place.DATABASE_URL) : `folder ${folderOf(place)}`

const HOW =
  'Set DATABASE_URL to the PostgreSQL of your servers, or DATA_DIR to the folder of a stack on this machine (npm start keeps it in .causeway).'
const REFUSED = 'database_refused'

/** Messages by our reason or PostgreSQL's error code. */
const refusals: Readonly<Record<string, (name: string) => [reason: string, message: string]>> = {
  database_missing: (name) => [
    'database_missing',
    `The database ${name} doesn’t belong to this product, and this command doesn’t create one. ${HOW}`,
  ],
  '3D000': (name) => ['database_missing', `The database ${name} doesn’t exist. ${HOW}`],
  database_unavailable: (name) => [
    'database_unavailable',
    `The database ${name} cannot be reached. Is it running, and is DATABASE_URL right?`,
  ],
  '28P01': (name) => [
    REFUSED,
    `The database ${name} rejects this user. Check the name and the password in DATABASE_URL.`,
  ],
  '28000': (name) => [REFUSED, `The database ${name} rejects this user. Check the name in DATABASE_URL.`],
}

/**
 * Opens an existing database: a mistyped name is refused, not created.
 * @throws AppError `database_missing`, `database_unavailable`, `database_refused`, those of `openStore`
 */
export async function openAdminDatabase(place: AdminPlace): Promise<Store> {
  const where = place.DATABASE_URL ? { url: place.DATABASE_URL } : { folder: join(place.DATA_DIR, 'db') }
  try {
    return await openStore({ ...where, existing: true, journal: null, clock: systemClock, log: createLog('warn') })
  } catch (cause) {
    const refusal = refusals[reasonOf(cause)] ?? refusals[sqlCode(cause) ?? '']
    if (!refusal) throw cause
    const [reason, message] = refusal(databaseName(place))
    throw new AppError(reason, message, { retriable: reason === 'database_unavailable', cause })
  }
}
