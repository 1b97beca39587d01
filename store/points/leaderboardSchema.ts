import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Points that became final per wallet and week; `week` is the epoch day of its Monday. */
export const pointWeeks = pgTable(
  'point_weeks',
  {
    week: integer('week').notNull(),
    wallet: text('wallet').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.week, t.wallet] }),
    index('point_weeks_rank').on(t.week, t.points.desc().nullsFirst(), t.wallet).where(sql`not hidden`),
  ],
)

/** Marks along a board: number of wallets above a level of points. `board` is a week, or 0 for all time. */
export const rankMarks = pgTable(
  'rank_marks',
  {
    board: integer('board').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    above: bigint('above', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.points] })],
)

/** Time at which a board's marks were computed. */
export const rankBoards = pgTable('rank_boards', {
  board: integer('board').primaryKey(),
  madeAt: instant('made_at').notNull(),
})
