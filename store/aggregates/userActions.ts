import { count, eq } from 'drizzle-orm'
import type { UserActions } from '../contract/userActions.ts'
import { userActions } from '../schema/index.ts'
import { type Context, only } from './context.ts'

export function createUserActions({ run }: Context): UserActions {
  return {
    add: (row) => run.write(async ({ q }) => void (await q.insert(userActions).values(row))),
    count: (userAddress) =>
      run.read(
        async (q) =>
          only(await q.select({ n: count() }).from(userActions).where(eq(userActions.userAddress, userAddress))).n,
      ),
  }
}
