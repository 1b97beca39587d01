import { asc, count, eq, inArray, lt } from 'drizzle-orm'
import { userActions } from '../schema.ts'
import { type Context, only } from '../context.ts'

export interface UserActions {
  add(row: {
    userAddress: string
    action: string
    agent: string
    walletName: string
    sign: string
    ip: string
    at: Date
  }): Promise<void>
  /** Drops the oldest first. Returns the number, at most `limit`. */
  purge(before: Date, limit: number): Promise<number>
  count(userAddress: string): Promise<number>
}

export function createUserActions({ run }: Context): UserActions {
  return {
    add: (row) => run.statement(async (q) => void (await q.insert(userActions).values(row))),
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
