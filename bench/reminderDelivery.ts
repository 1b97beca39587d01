import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startReplica } from '#bot/testing/replicas.ts'
import { listenSlowly } from '#bot/testing/slowAnswers.ts'
import { createBotApi } from '#local/botApi/createBotApi.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import type { Figure } from './figure.ts'

const PEOPLE = 10_000
/** Telegram's own limit is 30. The figure measures lost messages, not speed, so a run need not take six minutes. */
const PER_SECOND = Number(process.env['BENCH_MESSAGES_PER_SECOND'] ?? 150)
const KILLS = [0.2, 0.45, 0.7]
const ANSWER_MS = 100
const TOKEN = '4242:bench'
const pace = { perSecond: PER_SECOND, horizonMs: 250, chatGapMs: 1000, claimMs: 15_000 }
const MOST_MS = 900_000

/**
 * Sends reminders through a Bot API server that answers some with 429 and 403, by two replicas of which one is killed
 * three times. No user may be notified twice or missed.
 */
export async function deliveryFigures(): Promise<Figure[]> {
  const postgres = await startTestPostgres()
  try {
    return await deliver(await postgres.createDatabase())
  } finally {
    await postgres.stop()
  }
}

async function deliver(url: string): Promise<Figure[]> {
  const botApi = createBotApi({ token: TOKEN, username: 'causeway_bot', name: 'Causeway' })
  const server = await listenSlowly(botApi, ANSWER_MS)
  const store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
  const start = () => startReplica({ url, apiRoot: server.url, token: TOKEN, pace, requestMs: 10_000 })
  const replicas = [await start(), await start()]
  try {
    const moments = watch(botApi)
    botApi.faults.plan({ kind: 'too_many', method: 'sendMessage', percent: 5, seconds: 1 })
    botApi.faults.plan({ kind: 'forbidden', method: 'sendMessage', percent: 2 })
    for (let id = 1; id <= PEOPLE; id++) {
      botApi.people.meet(id, { first_name: 'Person' })
      botApi.people.allowWriting(id)
    }
    await addNotices(url)
    const from = performance.now()
    for (const share of KILLS) {
      await ended(store, PEOPLE * share)
      const [oldest] = replicas.splice(0, 1)
      await oldest?.kill()
      replicas.push(await start())
    }
    await ended(store, PEOPLE)
    const seconds = (performance.now() - from) / 1000
    return figuresOf(await refusedPeople(url), botApi, seconds, busiest(moments))
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()))
    await server.stop()
    await store.close()
  }
}

type BotApi = ReturnType<typeof createBotApi>

function watch(botApi: BotApi): number[] {
  const moments: number[] = []
  botApi.watch(({ kind }) => void (kind === 'sent' && moments.push(performance.now())))
  return moments
}

async function addNotices(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into telegram_users (id, language, may_write, seen_at) select n, 'en', true, now() - interval '1 day' from generate_series(1, ${PEOPLE}) n`,
  )
  await client.query(`insert into notices (key, kind, chat_id, payload, state, not_before, not_after, attempts, created_at)
    select 'reminder:' || n, 'reminder', n, '{}', 'waiting', now(), now() + interval '1 day', 0, now() from generate_series(1, ${PEOPLE}) n`)
  await client.query('vacuum analyze')
  await client.end()
}

async function ended(store: Store, wanted: number): Promise<void> {
  const deadline = performance.now() + MOST_MS
  for (;;) {
    const counts = await store.notices.count()
    if ((counts.get('sent') ?? 0) + (counts.get('refused') ?? 0) >= wanted) return
    if (performance.now() > deadline)
      throw new Error(`only ${JSON.stringify([...counts])} of ${wanted} notices ended in time`)
    await pause(50)
  }
}

/** Returns the users whose messages the server refused with 403. */
async function refusedPeople(url: string): Promise<ReadonlySet<number>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ chat_id: string }>("select chat_id from notices where state = 'refused'")
  await client.end()
  return new Set(rows.map((row) => Number(row.chat_id)))
}

/** Returns the most messages within one second. */
const busiest = (moments: readonly number[]): number =>
  Math.max(0, ...moments.map((at, n) => moments.slice(n, n + 2 * PER_SECOND).findIndex((other) => other > at + 1000)))

function figuresOf(refused: ReadonlySet<number>, botApi: BotApi, seconds: number, inASecond: number): Figure[] {
  const standing = Array.from({ length: PEOPLE }, (_, n) => ({
    id: n + 1,
    count: botApi.people.chat(n + 1).filter(({ from, text }) => from?.is_bot && text !== undefined).length,
  }))
  console.log(
    `reminders: ${standing.filter(({ count }) => count > 0).length} read, ${refused.size} refused (403), ${seconds.toFixed(0)} s at ${PER_SECOND} a second`,
  )
  const figure = (name: string, value: number, limit: number): Figure => ({
    name: `${PEOPLE} reminders, 5 % 429, 2 % 403, two replicas, three SIGKILLs: ${name}`,
    value,
    unit: 'messages',
    limit,
    baseline: null,
  })
  return [
    figure('lost', standing.filter(({ id, count }) => count === 0 && !refused.has(id)).length, 0),
    figure('doubled', standing.filter(({ count }) => count > 1).length, 0),
    figure('in the fullest second', inASecond, Math.ceil(PER_SECOND * 1.1)),
  ]
}
