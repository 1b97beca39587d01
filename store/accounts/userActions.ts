import { asc, count, eq, inArray, lt } from 'drizzle-orm'
import type { UserActions } from './userActionTypes.ts'
import { userActions } from '../schema.ts'
import { type Context, only } from '../context.ts'

export function createUserActions({ run }: Context): UserActions {
  return {
    add: (row) => run.write(async ({ q }) => void (await q.insert(userActions).values(row))),
    purge: (before, limit) =>
      run.write(async ({ q }) => {
        const due = q
          .select({ id: userActions.id })
          .from(userActions)
          .where(lt(userActions.at, before))
          .orderBy(asc(userActions.at))
          .limit(limit)
        return (await q.delete(userActions).where(inArray(userActions.id, due)).returning({ id: userActions.id }))
          .length
      }),
    count: (userAddress) =>
      run.read(
        async (q) =>
          only(await q.select({ n: count() }).from(userActions).where(eq(userActions.userAddress, userAddress))).n,
      ),
  }
}
