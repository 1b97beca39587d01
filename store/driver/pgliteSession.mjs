// Plain JavaScript, because a worker thread starts it without any TypeScript loader; shared with the in-process form.
import { PGlite, protocol } from '@electric-sql/pglite'
import { createStatementNames } from './statementNames.mjs'

const { serialize } = protocol

export async function openPgliteSession({ folder, template }) {
  const db = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(template ? { loadDataDir: template } : {}),
  })
  await db.exec("set timezone = 'UTC'")
  return {
    query: createQuery(db),
    listen: async (channel, onPayload) => void (await db.listen(channel, onPayload)),
    dump: () => db.dumpDataDir('none'),
    close: () => db.close(),
  }
}

/** Control statements return no rows, and are too short to prepare. */
const CONTROL = /^(?:begin|commit|rollback|savepoint|release)\b/

/**
 * PGlite's own `query` enters the database six times for each statement, and parses and plans it each time. Here all messages
 * of a statement go in at once, and those that repeat are prepared, as in the PostgreSQL driver.
 */
function createQuery(db) {
  const nameOf = createStatementNames()
  const prepared = new Set()
  const send = (messages) => db.execProtocolStream(joined(messages))

  /** A stale plan leaves no session to replace, so its statements are prepared again under their names. */
  const forget = async (names) => {
    for (const name of names) prepared.delete(name)
    await send([...names.map((name) => serialize.close({ type: 'S', name })), serialize.sync()])
  }

  const run = async (text, params) => {
    if (params.length === 0 && CONTROL.test(text)) return send([serialize.query(text)])
    const name = params.length > 0 ? (nameOf(text) ?? '') : ''
    const isKnown = name !== '' && prepared.has(name)
    try {
      const answer = await send([
        ...(isKnown ? [] : [serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values: params.map(asText) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ])
      if (name !== '') prepared.add(name)
      return answer
    } catch (error) {
      const stale = isStale(error) ? [...prepared] : []
      // The statement's own error decides, not one of the clean-up.
      if (name !== '' && !isKnown) await forget([name]).catch(() => undefined)
      else if (stale.length > 0) await forget(stale).catch(() => undefined)
      throw error
    }
  }
  return (text, params, mode) => db.runExclusive(async () => resultOf(await run(text, params), mode))
}

const isStale = ({ code, message }) => code === '0A000' && /cached plan/.test(message)

/** Values as PostgreSQL's text; the types are those that the statement expects. */
function asText(value) {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(asItem).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const asItem = (value) => {
  const text = asText(value)
  return text === null ? 'null' : Array.isArray(value) ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`
}

const BOOL = 16
const SMALL_INTEGERS = [21, 23]
/** As in the PostgreSQL driver: text, except booleans and small integers. */
const parserOf = (oid) => (oid === BOOL ? (text) => text === 't' : SMALL_INTEGERS.includes(oid) ? Number : null)

function resultOf(messages, mode) {
  const result = { rows: [], command: '' }
  let columns = []
  for (const message of messages) {
    if (message.name === 'rowDescription')
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    else if (message.name === 'dataRow') result.rows.push(rowOf(columns, message.fields, mode))
    else if (message.name === 'commandComplete') result.command = message.text.replace(/ [^]*/, '')
  }
  return result
}

function rowOf(columns, fields, mode) {
  const values = columns.map(({ parse }, i) => (parse === null || fields[i] === null ? fields[i] : parse(fields[i])))
  return mode === 'array' ? values : Object.fromEntries(columns.map(({ name }, i) => [name, values[i]]))
}

function joined(messages) {
  const bytes = new Uint8Array(messages.reduce((length, one) => length + one.length, 0))
  let at = 0
  for (const message of messages) {
    bytes.set(message, at)
    at += message.length
  }
  return bytes
}
