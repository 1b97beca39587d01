// Plain JavaScript, because a worker thread starts it without any TypeScript loader; shared with the in-process form.
import { PGlite } from '@electric-sql/pglite'

const asText = (value) => value
const SMALL = { 16: (value) => value === 't', 21: Number, 23: Number }
/** Every type that PGlite would turn into something of its own stays text, as in the PostgreSQL driver. */
const parsers = Object.fromEntries(
  [20, 114, 700, 701, 1082, 1083, 1114, 1184, 1700, 3802].map((oid) => [oid, asText]).concat(Object.entries(SMALL)),
)

export async function openPgliteSession({ folder, template }) {
  const db = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(template ? { loadDataDir: template } : {}),
  })
  await db.exec("set timezone = 'UTC'")
  return {
    query: async (text, params, mode) => {
      const result = await db.query(text, [...params], { rowMode: mode, parsers })
      return { rows: result.rows, command: result.command ?? '' }
    },
    listen: async (channel, onPayload) => void (await db.listen(channel, onPayload)),
    dump: () => db.dumpDataDir('none'),
    close: () => db.close(),
  }
}
