import { join, resolve } from 'node:path'
import { AppError, reasonOf } from '#core/errors.ts'
import { systemClock } from '#runtime/clock.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { sqlCode } from './driver/sqlError.ts'
import { openStore } from './open.ts'

/** Where a command line finds its database. */
export interface AdminPlace {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
}

const folderOf = ({ DATA_DIR }: AdminPlace): string => resolve(DATA_DIR, 'db')

/**
 * Name and host; never the password, nor anything of an address that cannot be taken apart. A sign of a password that should have been escaped
 * shifts the parts: what follows then is no plain name.
 */
function serverName(text: string): string {
  const url = URL.parse(text)
  const path = url && /^\/?([\w-]*)$/.exec(url.pathname)
  if (!url || !path || url.hash !== '' || !/^[\w-]*$/.test(url.username)) return 'PostgreSQL'
  return `${path[1] || url.username || 'postgres'} at ${url.hostname || 'this machine'}${url.port && `:${url.port}`}`
}

/** The database as people know it. */
export const databaseName = (place: AdminPlace): string =>
  place.DATABASE_URL ? serverName(place.DATABASE_URL) : `folder ${folderOf(place)}`

const HOW =
  'Set DATABASE_URL to the PostgreSQL of your servers, or DATA_DIR to the folder of a stack on this machine (npm start keeps it in .causeway).'
const REFUSED = 'database_refused'

/** What opening met, by the reason of ours or PostgreSQL's own code. */
const refusals: Readonly<Record<string, (name: string) => [reason: string, message: string]>> = {
  database_missing: (name) => [
    'database_missing',
    `There is no database of this product in ${name}, and this command makes none. ${HOW}`,
  ],
  '3D000': (name) => ['database_missing', `There is no database ${name}. ${HOW}`],
  database_unavailable: (name) => [
    'database_unavailable',
    `The database ${name} cannot be reached. Is it running, and is DATABASE_URL right?`,
  ],
  '28P01': (name) => [
    REFUSED,
    `The database ${name} does not let this user in. Look at the name and the password in DATABASE_URL.`,
  ],
  '28000': (name) => [REFUSED, `The database ${name} does not let this user in. Look at the name in DATABASE_URL.`],
}

/**
 * Opens the database of a command line, which is there already: a mistyped name is refused and not made.
 * @throws AppError `database_missing`, `database_unavailable`, `database_refused`, and what `openStore` throws.
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
