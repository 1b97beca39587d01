import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { openStore } from '#store/open.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'

const program = fileURLToPath(new URL('admin.ts', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line as an operator does, with only these environment variables. */
async function admin(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    env: { PATH: process.env['PATH'], PROFILE: 'local', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

const grant = ['points', 'grant', '--wallet', randomAddress(), '--points', '5', '--reason', 'a lost transfer']

it('exits with 2 for an invalid command and with 0 for help, without any database', async () => {
  expect(await admin({}, 'points', 'gran', '--wallet', '0x1')).toEqual({
    code: 2,
    out: '',
    err: 'error[command_unknown]: Unknown command “points gran”. Did you mean “points grant”?\n',
  })
  expect(await admin({})).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('  campaigns list ') as string,
  })
  expect(await admin({}, '-h')).toMatchObject({
    code: 0,
    out: expect.stringContaining('  campaigns list ') as string,
    err: '',
  })
})

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'causeway-admin-'))
  afterAll(() => rmSync(root, { recursive: true }))

  it('without a database is refused and stays unchanged', async () => {
    const DATA_DIR = join(root, 'mistyped')
    const { code, out, err } = await admin({ DATA_DIR }, ...grant)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(
      `database: folder ${DATA_DIR}/db\nerror[database_missing]: The database folder ${DATA_DIR}/db doesn’t belong to this product, and this command doesn’t create one. ` +
        'Set DATABASE_URL to the PostgreSQL of your servers, or DATA_DIR to the folder of a stack on this machine (npm start keeps it in .causeway).\n',
    )
    expect(readdirSync(root)).toEqual([])
  })
})

describe('PostgreSQL', () => {
  let server: TestPostgres
  let url: string
  beforeAll(async () => {
    server = await startTestPostgres()
    url = await server.createDatabase()
  })
  afterAll(() => server.stop())
  const elsewhere = (change: (url: URL) => void): string => {
    const other = new URL(url)
    change(other)
    return other.href
  }

  it('with another program’s database is refused, and gets no tables', async () => {
    const { code, err } = await admin({ DATABASE_URL: url }, ...grant)
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^database: test_1 at 127\.0\.0\.1:\d+\nerror\[database_missing\]: The database test_1 at 127/,
      ) as string,
    })
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query("select count(*)::int as n from pg_tables where schemaname = 'public'")
    await client.end()
    expect(rows).toEqual([{ n: 0 }])
  })

  it('with the product’s tables is named, and the points are in it', async () => {
    const made = await server.createDatabase()
    const open = () => openStore({ url: made, journal: null, clock: systemClock, log: silentLog })
    await (await open()).close()
    const wallet = randomAddress()
    const { host, pathname } = new URL(made)
    expect(
      await admin(
        { DATABASE_URL: made },
        'points',
        'grant',
        '--wallet',
        wallet,
        '--points',
        '5',
        '--reason',
        'a lost transfer',
      ),
    ).toEqual({
      code: 0,
      out: `${wallet}: 0 → 5 campaign_points\n`,
      err: `database: ${pathname.slice(1)} at ${host}\n`,
    })
    const store = await open()
    expect((await store.points.standing(wallet)).balances.campaign_points).toBe(5)
    await store.close()
  })

  it('reports a missing database, a failed connection or a refused user without the password', async () => {
    const cases = [
      [
        elsewhere((other) => void (other.pathname = '/mistyped')),
        /error\[database_missing\]: The database mistyped at 127\.0\.0\.1:\d+ doesn’t exist\./,
      ],
      [
        elsewhere((other) => void (other.port = '1')),
        /error\[database_unavailable\]: The database test_1 at 127\.0\.0\.1:1 cannot be reached\./,
      ],
      [
        elsewhere((other) => void (other.password = 'not-the-word')),
        /error\[database_refused\]: The database test_1 at 127\.0\.0\.1:\d+ rejects this user\./,
      ],
    ] as const
    for (const [DATABASE_URL, said] of cases) {
      const { code, err } = await admin({ DATABASE_URL }, ...grant)
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(said) as string })
      expect(err).not.toMatch(/:local@|not-the-word/)
    }
  })
})
