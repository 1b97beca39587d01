import { and, asc, between, count, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import { streakBefore } from '#core/rewards/checkInPoints.ts'
import { addDays, mondayOf, startOfDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Db } from '../database.ts'
import { checkIns } from '../schema.ts'
import { bridgedWithin, lockBridges } from './bridges.ts'
import { type Context, only } from '../context.ts'
import { writeEntries } from './ledger.ts'
import type { PointEntry } from './types.ts'

/** A day on which a wallet checked in. */
export interface CheckInRow {
  readonly wallet: string
  readonly day: UtcDay
  readonly chainId: ChainId
  readonly txHash: string
  readonly points: number
  readonly bridged: boolean
  /** Part of `points` that is for a bridge of the day. */
  readonly bridgePoints: number
  /** Block time. */
  readonly at: Date
  readonly attempt: number
  /** Length of the streak before it; null if it was not recorded. */
  readonly streak: number | null
  /** Part of `points` that is for the streak. */
  readonly specialPoints: number
  /** Number of changes of bridge share or streak since the check-in. */
  readonly turn: number
}

export type NewCheckIn = Omit<CheckInRow, 'attempt' | 'turn'>
/** An entry dated at the time of writing. */
export type EntryOfNow = Omit<PointEntry, 'at' | 'finalAt'>

export interface CheckIns {
  /**
   * Takes the wallet's day and awards its entry in one transaction. `repeat` is the existing row if the day is taken,
   * possibly by another transaction.
   */
  take(
    checkIn: NewCheckIn,
    verifyAt: Date,
    entry: (attempt: number) => PointEntry,
  ): Promise<{ readonly taken: CheckInRow } | { readonly repeat: CheckInRow }>
  /**
   * Updates the day's bridge share, with the entry of `change` for its next turn; serialized with the wallet's bridges.
   * Returns the new row; null if nothing changed or the day has no check-in.
   */
  settleBridge(
    wallet: string,
    day: UtcDay,
    change: (next: CheckInRow, bridged: boolean) => EntryOfNow,
  ): Promise<CheckInRow | null>
  /**
   * Updates the streak of each day of that week, with the entries of `change` for their next turns. Serialized with the
   * wallet's other check-ins.
   */
  settleStreaks(wallet: string, day: UtcDay, change: (next: CheckInRow, streak: number) => EntryOfNow): Promise<void>
  /** Rows from the first to the last day, inclusive, oldest first. */
  between(wallet: string, first: UtcDay, last: UtcDay): Promise<CheckInRow[]>
  count(wallet: string): Promise<number>
  /** Claims rows that are due for their recheck, until `retryAt` in case the process dies. */
  due(now: Date, retryAt: Date, limit: number): Promise<CheckInRow[]>
  /** Confirms the check-in; it is not rechecked again. */
  confirm(wallet: string, day: UtcDay): Promise<void>
  /**
   * Withholds a day's check-in for an operator's clawback: it earns nothing more. Returns the prior row; null if there
   * is none or it is withheld.
   */
  withhold(wallet: string, day: UtcDay): Promise<CheckInRow | null>
  /** Frees the day. Returns the prior row; null if there was none. */
  undo(wallet: string, day: UtcDay): Promise<CheckInRow | null>
}

const { undone: _undone, verifyAt: _verifyAt, withheld, ...columns } = getTableColumns(checkIns)
const standing = eq(checkIns.undone, false)
/** A day that an operator has withheld is not changed. */
const settles = and(standing, eq(withheld, false))

export function createCheckIns({ run, clock }: Context): CheckIns {
  return {
    take: (checkIn, verifyAt, entry) =>
      run.write(async ({ q }) => {
        await lockBridges(q, checkIn.wallet)
        // An undone day's row is reused. For a counted day the update's condition is false, so no row is returned.
        const taken = await q
          .insert(checkIns)
          .values({ ...checkIn, attempt: 0, turn: 0, undone: false, verifyAt })
          .onConflictDoUpdate({
            target: [checkIns.wallet, checkIns.day],
            set: {
              ...checkIn,
              attempt: sql`${checkIns.attempt} + 1`,
              turn: 0,
              undone: false,
              withheld: false,
              verifyAt,
            },
            setWhere: sql`${checkIns.undone}`,
          })
          .returning(columns)
        if (!taken[0])
          return {
            repeat: rowOf(only(await q.select(columns).from(checkIns).where(keyOf(checkIn.wallet, checkIn.day)))),
          }
        await writeEntries(q, [entry(taken[0].attempt)], clock.now())
        return { taken: rowOf(taken[0]) }
      }),
    settleBridge: (wallet, day, change) => run.write(({ q }) => settleBridge(q, wallet, day, change, clock.now())),
    settleStreaks: (wallet, day, change) => run.write(({ q }) => settleStreaks(q, wallet, day, change, clock.now())),
    between: (wallet, first, last) =>
      run.read(async (q) =>
        (
          await q
            .select(columns)
            .from(checkIns)
            .where(and(eq(checkIns.wallet, wallet), between(checkIns.day, first, last), standing))
            .orderBy(asc(checkIns.day))
        ).map(rowOf),
      ),
    count: (wallet) =>
      run.read(
        async (q) =>
          only(
            await q
              .select({ n: count() })
              .from(checkIns)
              .where(and(eq(checkIns.wallet, wallet), standing)),
          ).n,
      ),
    due: (now, retryAt, limit) =>
      run.write(async ({ q }) => {
        const rows = await q
          .select(columns)
          .from(checkIns)
          .where(lte(checkIns.verifyAt, now))
          .orderBy(asc(checkIns.verifyAt))
          .limit(limit)
          .for('update', { skipLocked: true })
        for (const { wallet, day } of rows)
          await q.update(checkIns).set({ verifyAt: retryAt }).where(keyOf(wallet, day))
        return rows.map(rowOf)
      }),
    confirm: (wallet, day) =>
      run.statement(async (q) => void (await q.update(checkIns).set({ verifyAt: null }).where(keyOf(wallet, day)))),
    withhold: (wallet, day) =>
      run.write(async ({ q }) => {
        await lockBridges(q, wallet)
        const [row] = await q
          .select(columns)
          .from(checkIns)
          .where(and(keyOf(wallet, day), settles))
        if (!row) return null
        await q
          .update(checkIns)
          .set({ withheld: true, points: 0, bridgePoints: 0, specialPoints: 0 })
          .where(keyOf(wallet, day))
        return rowOf(row)
      }),
    undo: (wallet, day) =>
      run.write(async ({ q }) => {
        await lockBridges(q, wallet)
        const [undone] = await q
          .update(checkIns)
          .set({ undone: true, verifyAt: null })
          .where(and(keyOf(wallet, day), standing))
          .returning(columns)
        return undone ? rowOf(undone) : null
      }),
  }
}

/** See `CheckIns.settleBridge`. */
async function settleBridge(
  q: Db,
  wallet: string,
  day: UtcDay,
  change: (next: CheckInRow, bridged: boolean) => EntryOfNow,
  now: Date,
): Promise<CheckInRow | null> {
  await lockBridges(q, wallet)
  const [row] = await q
    .select(columns)
    .from(checkIns)
    .where(and(keyOf(wallet, day), settles))
  const bridged = await bridgedWithin(q, wallet, startOfDay(day), startOfDay(addDays(day, 1)))
  if (!row || row.bridged === bridged) return null
  const turn = row.turn + 1
  const entry = change(rowOf({ ...row, turn }), bridged)
  const set = { bridged, turn, points: row.points + entry.points, bridgePoints: row.bridgePoints + entry.points }
  await q.update(checkIns).set(set).where(keyOf(wallet, day))
  if (entry.points !== 0) await writeEntries(q, [{ ...entry, at: now, finalAt: now }], now)
  return rowOf({ ...row, ...set })
}

/** See `CheckIns.settleStreaks`. */
async function settleStreaks(
  q: Db,
  wallet: string,
  day: UtcDay,
  change: (next: CheckInRow, streak: number) => EntryOfNow,
  now: Date,
): Promise<void> {
  await lockBridges(q, wallet)
  const monday = mondayOf(day)
  const ofWeek = and(eq(checkIns.wallet, wallet), between(checkIns.day, monday, addDays(monday, 6)))
  const days = new Set(
    (await q.select({ day: checkIns.day }).from(checkIns).where(and(ofWeek, standing))).map((row) => row.day as UtcDay),
  )
  const rows = await q.select(columns).from(checkIns).where(and(ofWeek, settles)).orderBy(asc(checkIns.day))
  const entries: EntryOfNow[] = []
  for (const row of rows.map(rowOf)) {
    const streak = streakBefore(days, row.day)
    if (row.streak === null || row.streak === streak) continue
    const turn = row.turn + 1
    const entry = change({ ...row, turn }, streak)
    await q
      .update(checkIns)
      .set({ streak, turn, points: row.points + entry.points, specialPoints: row.specialPoints + entry.points })
      .where(keyOf(wallet, row.day))
    if (entry.points !== 0) entries.push(entry)
  }
  // Written together, so that points that move between days cause no negative balance in between.
  await writeEntries(
    q,
    entries.map((entry) => ({ ...entry, at: now, finalAt: now })),
    now,
  )
}

const keyOf = (wallet: string, day: number) => and(eq(checkIns.wallet, wallet), eq(checkIns.day, day))

type Stored = Omit<CheckInRow, 'day'> & { readonly day: number }
const rowOf = (row: Stored): CheckInRow => ({ ...row, day: row.day as CheckInRow['day'] })
