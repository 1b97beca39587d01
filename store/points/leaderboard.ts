import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { UtcDay } from '#core/rewards/utcDay.ts'
import type { Db } from '../database.ts'
import { pointBalances, pointWeeks, rankBoards, rankMarks } from '../schema.ts'
import type { Context } from '../context.ts'

/** All points ever earned, or those of the week that begins on this Monday. */
export type Board = 'all' | UtcDay

/** Equal points share a rank, and the following ranks are skipped. */
interface LeaderboardRow {
  readonly rank: number
  readonly wallet: string
  readonly points: number
}

interface OwnRank {
  /** Null without points, or if the wallet is hidden. */
  readonly rank: number | null
  readonly points: number
  readonly hidden: boolean
}

/** A board with one wallet's rank; null if none was requested. */
interface BoardView {
  readonly places: readonly LeaderboardRow[]
  readonly own: OwnRank | null
}

/** Ranks of wallets by points. Hidden wallets take no rank. */
export interface Leaderboard {
  top(board: Board, limit: number): Promise<LeaderboardRow[]>
  /** Top ranks and the wallet's own rank, which comes from `placeOf` if it is not among them. */
  view(board: Board, wallet: string | null, limit: number): Promise<BoardView>
  /** Exact except for wallets that passed a mark since the marks were made. */
  placeOf(board: Board, wallet: string): Promise<OwnRank>
  /** Hides or shows a wallet. */
  hide(wallet: string, hidden: boolean): Promise<void>
  /**
   * Recomputes a board's marks unless that happened since `olderThan`; true if it did. Ranks are read from the nearest
   * mark.
   */
  mark(board: Board, now: Date, olderThan: Date): Promise<boolean>
  /** Drops boards of weeks that began before this Monday. */
  purge(before: UtcDay): Promise<void>
}

/** A rank is read from the nearest mark plus a count of at most this many wallets, or of one level of points. */
const BETWEEN_MARKS = 500
const ALL_TIME = 0

/** Returns all wallets of a board as (wallet, points, hidden). */
const rowsOf = (board: Board): SQL =>
  board === 'all'
    ? sql`(select wallet, total as points, hidden from point_balances)`
    : sql`(select wallet, points, hidden from point_weeks where week = ${board})`
const numberOf = (board: Board): number => (board === 'all' ? ALL_TIME : board)

export function createLeaderboard({ run }: Context): Leaderboard {
  return {
    top: (board, limit) => run.read((q) => top(q, board, limit)),
    view: (board, wallet, limit) => run.read((q) => view(q, board, wallet, limit)),
    placeOf: (board, wallet) => run.read((q) => placeOf(q, board, wallet)),
    hide: (wallet, hidden) =>
      run.write(async ({ q }) => {
        await q
          .insert(pointBalances)
          .values({ wallet, hidden })
          .onConflictDoUpdate({ target: pointBalances.wallet, set: { hidden } })
        await q.update(pointWeeks).set({ hidden }).where(eq(pointWeeks.wallet, wallet))
      }),
    mark: (board, now, olderThan) => run.write(({ q }) => mark(q, board, now, olderThan)),
    purge: (before) =>
      run.write(async ({ q }) => {
        await q.delete(pointWeeks).where(lt(pointWeeks.week, before))
        await q.execute(sql`delete from rank_marks where board <> ${ALL_TIME} and board < ${before}`)
        await q.execute(sql`delete from rank_boards where board <> ${ALL_TIME} and board < ${before}`)
      }),
  }
}

async function top(q: Db, board: Board, limit: number): Promise<LeaderboardRow[]> {
  const rows = await q.execute<{ wallet: string; points: string }>(
    sql`select wallet, points::text from ${rowsOf(board)} board where not hidden and points > 0 order by board.points desc, wallet limit ${limit}`,
  )
  const places: LeaderboardRow[] = []
  for (const [n, row] of rows.entries()) {
    const points = Number(row.points)
    const before = places.at(-1)
    places.push({ wallet: row.wallet, points, rank: before?.points === points ? before.rank : n + 1 })
  }
  return places
}

async function view(q: Db, board: Board, wallet: string | null, limit: number): Promise<BoardView> {
  const places = await top(q, board, limit)
  if (wallet === null) return { places, own: null }
  const own = await placeOf(q, board, wallet)
  return {
    places,
    own: {
      ...own,
      rank: own.rank === null ? null : rankInList(places, limit, { wallet, points: own.points, rank: own.rank }),
    },
  }
}

async function placeOf(q: Db, board: Board, wallet: string): Promise<OwnRank> {
  const [own] = await q.execute<{ points: string; hidden: string }>(
    sql`select points::text, hidden::text from ${rowsOf(board)} board where wallet = ${wallet}`,
  )
  const points = Number(own?.points ?? 0)
  const hidden = own ? own.hidden === 'true' : await hiddenOf(q, wallet)
  if (hidden || points <= 0) return { rank: null, points, hidden }
  const [counted] = await q.execute<{ above: string }>(sql`
    with nearest as (select points, above from rank_marks where board = ${numberOf(board)} and points >= ${points} order by points limit 1)
    select (
      coalesce((select above from nearest), 0) +
      (select count(*) from ${rowsOf(board)} board where not hidden and points > ${points} and points <= coalesce((select points from nearest), 9223372036854775807))
    )::text as above`)
  return { rank: Number(counted?.above ?? 0) + 1, points, hidden }
}

const hiddenOf = async (q: Db, wallet: string) =>
  (await q.select({ hidden: pointBalances.hidden }).from(pointBalances).where(eq(pointBalances.wallet, wallet)))[0]
    ?.hidden ?? false

/** The board's row is the lock: of concurrent callers only one recomputes. */
async function mark(q: Db, board: Board, now: Date, olderThan: Date): Promise<boolean> {
  const number = numberOf(board)
  const made = (await q.select().from(rankBoards).where(eq(rankBoards.board, number)))[0]?.madeAt
  if (made && made >= olderThan) return false
  const claimed = await q
    .insert(rankBoards)
    .values({ board: number, madeAt: now })
    .onConflictDoUpdate({ target: rankBoards.board, set: { madeAt: now }, setWhere: lt(rankBoards.madeAt, olderThan) })
    .returning({ board: rankBoards.board })
  if (claimed.length === 0) return false
  await q.delete(rankMarks).where(eq(rankMarks.board, number))
  // A point total becomes a mark if the number of wallets above it has passed a multiple.
  await q.execute(sql`
    with levels as (select points, count(*) as wallets from ${rowsOf(board)} board where not hidden and points > 0 group by points),
    ranked as (select points, (sum(wallets) over (order by points desc) - wallets)::bigint as above from levels),
    followed as (select points, above, lag(above) over (order by points desc) as before from ranked)
    insert into rank_marks (board, points, above)
      select ${number}, points, above from followed where before is null or above / ${BETWEEN_MARKS} <> before / ${BETWEEN_MARKS}`)
  return true
}

interface RankedPlace {
  readonly wallet: string
  readonly points: number
  readonly rank: number
}

/**
 * Rank of a wallet shown with the list of the first `limit`: the list's own if it is in there, and never one that
 * contradicts the list. Cached ranks may be too high or too low.
 */
export function rankInList(places: readonly RankedPlace[], limit: number, own: RankedPlace): number {
  const same =
    places.find((place) => place.wallet === own.wallet) ?? places.find((place) => place.points === own.points)
  if (same) return same.rank
  return places.length < limit ? own.rank : Math.max(own.rank, places.length + 1)
}
