import { Client, Pool, type PoolClient, type types as pgTypes } from 'pg'
import type { Log } from '#runtime/log.ts'
import type { Driver, RowMode } from './contract.ts'
import { isStalePlan } from './sqlError.ts'
import { createStatementNames } from './statementNames.mjs'

const BOOL = 16
const SMALL_INTEGERS = [21, 23]

const parse = (oid: number): ((text: string) => unknown) => {
  if (oid === BOOL) return (text) => text === 't'
  return SMALL_INTEGERS.includes(oid) ? Number : (text) => text
}
const types = { getTypeParser: parse as typeof pgTypes.getTypeParser }

export interface PostgresOptions {
  url: string
  /** Maximum number of sessions; all replicas share PostgreSQL's own limit. */
  poolSize?: number
  /** Milliseconds that a statement waits for a lock: another role may hold an order's row forever. */
  lockTimeoutMs?: number
  log: Log
}

const LOCK_TIMEOUT_MS = 30_000
/**
 * Opens PostgreSQL with a pool. Commits wait for the disk (`synchronous_commit = on`), regardless of the server's default.
 */
export function openPostgres(options: PostgresOptions): Driver {
  const settings = {
    connectionString: options.url,
    options: `-c synchronous_commit=on -c idle_in_transaction_session_timeout=60000 -c lock_timeout=${options.lockTimeoutMs ?? LOCK_TIMEOUT_MS} -c timezone=UTC`,
    connectionTimeoutMillis: 10_000,
    application_name: 'causeway',
    keepAlive: true,
  }
  const pool = new Pool({ ...settings, max: options.poolSize ?? 10 })
  // An idle session that the server closes isn't our error: the pool replaces it.
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'a database session was lost'))
  const listeners: { close(): Promise<void> }[] = []
  const nameOf = createStatementNames()
  let generation = 0
  const born = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => {
    born.set(client, generation)
    // Between its first moment and a caller's listener, a lost session would end the process; the query fails instead.
    client.on('error', () => {})
  })
  const current = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if (born.get(client) === generation) return client
      client.release(true)
    }
  }

  return {
    withConnection: async (work) => {
      const client = await current()
      let lost: Error | undefined
      const onError = (error: Error): void => void (lost = error)
      client.on('error', onError)
      try {
        return await work({
          query: async (text, params, mode: RowMode) => {
            const config = { name: params.length > 0 ? nameOf(text) : undefined, text, values: [...params], types }
            try {
              const result =
                mode === 'array' ? await client.query({ ...config, rowMode: 'array' }) : await client.query(config)
              return { rows: result.rows, command: result.command }
            } catch (error) {
              // Its other plans may be stale, too; a new session has none.
              if (isStalePlan(error)) lost = error as Error
              throw error
            }
          },
        })
      } finally {
        client.removeListener('error', onError)
        client.release(lost)
      }
    },
    listen: async (channel, onPayload) => {
      listeners.push(await listenForever(() => new Client(settings), channel, onPayload, options.log))
    },
    renew: () => void generation++,
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()))
      await pool.end()
    },
  }
}

const RECONNECT_MS = 500

/**
 * Keeps a session in LISTEN and reconnects. Notifications during an outage are lost, so readers of events also poll.
 */
async function listenForever(
  connect: () => Client,
  channel: string,
  onPayload: (payload: string) => void,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let current: Client | null = null
  let timer: NodeJS.Timeout | null = null

  const later = (): void => {
    current = null
    if (!closed) timer ??= setTimeout(() => void retry(), RECONNECT_MS)
  }
  const start = async (): Promise<void> => {
    const client = connect()
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', (error) => log.warn({ error: error.message }, 'the event listener lost the database'))
    client.on('end', later)
    await client.connect()
    await client.query(`listen ${channel}`)
    current = client
    if (closed) await client.end()
  }
  const retry = async (): Promise<void> => {
    timer = null
    if (!closed) await start().catch(later)
  }

  await start()
  return {
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      await current?.end()
    },
  }
}
