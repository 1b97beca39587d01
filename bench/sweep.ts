import { Client } from 'pg'
import { sweepReminders } from '#bot/reminders/decide.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import type { Figure } from './figure.ts'

const PEOPLE = 1_000_000
const DUE = 20_000
const MEBI = 2 ** 20

/** Measures finding and recording the due reminders, on PostgreSQL. */
export async function sweepFigures(): Promise<Figure[]> {
  const server = await startTestPostgres()
  try {
    return await sweep(await server.createDatabase())
  } finally {
    await server.stop()
  }
}

/** Creates users with a wallet each, a quarter of them checked in today, with reminders in ten time zones. */
async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const zones = [
    'Europe/Berlin',
    'Asia/Kolkata',
    'America/New_York',
    'Asia/Jakarta',
    'Africa/Lagos',
    'America/Sao_Paulo',
    'Europe/Kyiv',
    'Asia/Ho_Chi_Minh',
    'Asia/Tehran',
    'Australia/Lord_Howe',
  ]
  try {
    // The generated rows are consistent, so foreign keys are not checked a million times.
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into telegram_users (id, language, may_write, seen_at) select n, 'en', true, now() from generate_series(1, ${PEOPLE}) n`,
    )
    await client.query(
      `insert into telegram_wallets (address, family, user_id, linked_at, chosen_at) select '0x' || lpad(to_hex(n), 40, '0'), 'evm', n, now(), now() from generate_series(1, ${PEOPLE}) n`,
    )
    await client.query(`insert into check_ins (wallet, day, chain_id, tx_hash, points, bridged, at, attempt, undone)
      select '0x' || lpad(to_hex(n), 40, '0'), extract(epoch from now())::bigint / 86400, 1, '0x1', 2, false, now(), 0, false from generate_series(4, ${PEOPLE}, 4) n`)
    // Due reminders are spread over the whole table, as in production, and were due a quarter of an hour ago, past the spread.
    await client.query(
      `insert into telegram_reminders (user_id, is_on, minute, zone, quiet_from, quiet_to, next_due_at, reachable)
      select n, true, (extract(hour from local)::int * 60 + extract(minute from local)::int + 1425) % 1440, zone, (extract(hour from local)::int * 60 + 720) % 1440, (extract(hour from local)::int * 60 + 900) % 1440,
        case when n % ${PEOPLE / DUE} = 0 then now() else now() + interval '1 hour' + n * interval '70 ms' end, true
      from (select n, zone, now() at time zone zone as local from (select n, ($1::text[])[1 + n / 50 % 10] as zone from generate_series(1, ${PEOPLE}) n) z) people`,
      [zones],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function sweep(url: string): Promise<Figure[]> {
  const store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
  try {
    await fill(url)
    let peak = 0
    const before = process.memoryUsage().rss
    const watched: Store = {
      ...store,
      reminders: {
        ...store.reminders,
        sweep: async (...asked) => (
          (peak = Math.max(peak, process.memoryUsage().rss)), store.reminders.sweep(...asked)
        ),
      },
    }
    const from = performance.now()
    const { taken, written } = await sweepReminders({ store: watched, clock: systemClock })
    const seconds = (performance.now() - from) / 1000
    peak = Math.max(peak, process.memoryUsage().rss)
    // Zones whose day ends within these minutes send no more reminders; this affects only part of the users.
    if (taken !== DUE || written === 0 || written > DUE)
      throw new Error(`the sweep took ${taken} of ${DUE} and wrote ${written}`)
    const again = await sweepReminders({ store, clock: systemClock })
    if (again.taken !== 0) throw new Error(`a second sweep took ${again.taken} more`)
    console.log(`reminders: ${written} of ${taken} due people are told; the others have checked in`)
    return [
      {
        name: `reminders: sweep over ${PEOPLE} people, ${DUE} due`,
        value: seconds,
        unit: 's',
        limit: 5,
        baseline: null,
      },
      {
        name: 'reminders: memory that the sweep adds',
        value: Math.max(0, peak - before) / MEBI,
        unit: 'MiB',
        limit: 100,
        baseline: null,
      },
    ]
  } finally {
    await store.close()
  }
}
