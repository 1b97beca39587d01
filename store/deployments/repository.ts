import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, or } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { type Context, only } from '../context.ts'
import { deployments as table } from '../schema.ts'
import type { DeploymentRow, Deployments } from './types.ts'

const MOST_PER_PAGE = 50
const { dueAt: _dueAt, ...columns } = getTableColumns(table)

export function createDeployments({ run, clock }: Context): Deployments {
  return {
    record: (deployment, due) =>
      run.write(async ({ q }) => {
        const row = { ...deployment, dueAt: due, createdAt: clock.now() }
        const [created] = await q.insert(table).values(row).onConflictDoNothing().returning(columns)
        if (created) return created
        const known = and(eq(table.chainId, deployment.chainId), eq(table.txHash, deployment.txHash))
        return only(await q.select(columns).from(table).where(known))
      }),

    claimDue: (now, retryAt, limit) =>
      run.statement(async (q) => {
        const due = q
          .select({ id: table.id })
          .from(table)
          .where(lte(table.dueAt, now))
          .orderBy(asc(table.dueAt))
          .limit(limit)
          .for('update', { skipLocked: true })
        return q.update(table).set({ dueAt: retryAt }).where(inArray(table.id, due)).returning(columns)
      }),

    recheck: (id, deployedAt, dueAt) =>
      run.statement(async (q) => void (await q.update(table).set({ deployedAt, dueAt }).where(unfinished(id)))),

    finish: (id, deployedAt) =>
      run.statement(async (q) => {
        const change = { isFinal: true, dueAt: null, deployedAt }
        return (await q.update(table).set(change).where(unfinished(id)).returning({ id: table.id })).length > 0
      }),

    remove: (id) => run.statement(async (q) => void (await q.delete(table).where(unfinished(id)))),

    page: ({ wallet, limit, cursor }) =>
      run.read(async (q) => {
        const size = Math.min(Math.max(limit, 1), MOST_PER_PAGE)
        const before = cursor === undefined ? undefined : olderThan(cursor)
        const rows = await q
          .select(columns)
          .from(table)
          .where(and(eq(table.wallet, wallet), before))
          .orderBy(desc(table.deployedAt), desc(table.id))
          .limit(size + 1)
        const list = rows.slice(0, size)
        const last = list.at(-1)
        return { list, nextCursor: rows.length > size && last ? cursorOf(last) : null }
      }),
  }
}

const unfinished = (id: bigint) => and(eq(table.id, id), eq(table.isFinal, false))

const cursorOf = ({ deployedAt, id }: DeploymentRow): string => `${deployedAt.getTime()}_${id}`

function olderThan(cursor: string) {
  const [, ms, id] = /^(\d{1,15})_(\d{1,18})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined)
    throw new AppError('cursor_invalid', 'That page does not exist; start again from the first one.', { status: 400 })
  const at = new Date(Number(ms))
  return or(lt(table.deployedAt, at), and(eq(table.deployedAt, at), lt(table.id, BigInt(id))))
}
