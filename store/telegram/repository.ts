import { and, desc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { FamilyName } from '#core/chain/family.ts'
import type { LinkedWallet, LinkRefusal, MovedWallet, TelegramPerson, TelegramStore } from './types.ts'
import type { Db } from '../database.ts'
import { telegramPartings, telegramReminders, telegramUsers, telegramWallets } from '../schema.ts'
import type { Context } from '../context.ts'
import { dropNoticesOf } from '../notices/repository.ts'

const owned = (address: string, userId: number) =>
  and(eq(telegramWallets.address, address), eq(telegramWallets.userId, userId))

export function createTelegram({ run, clock }: Context): TelegramStore {
  const change = (userId: number, set: Partial<typeof telegramUsers.$inferInsert>): Promise<void> =>
    run.statement(async (q) => void (await q.update(telegramUsers).set(set).where(eq(telegramUsers.id, userId))))

  return {
    see: ({ id, language, mayWrite }, seenAt) =>
      run.statement(async (q) => {
        const set = { language, mayWrite: sql`${telegramUsers.mayWrite} or ${mayWrite}`, seenAt }
        await q
          .insert(telegramUsers)
          .values({ id, language, mayWrite, seenAt })
          .onConflictDoUpdate({ target: telegramUsers.id, set })
      }),
    person: (userId) =>
      run.read(
        async (q): Promise<TelegramPerson | null> =>
          (await q.select().from(telegramUsers).where(eq(telegramUsers.id, userId)))[0] ?? null,
      ),
    people: (userIds) =>
      run.read(async (q) => {
        const rows: TelegramPerson[] =
          userIds.length === 0
            ? []
            : await q
                .select()
                .from(telegramUsers)
                .where(inArray(telegramUsers.id, [...userIds]))
        return new Map(rows.map((person) => [person.id, person]))
      }),
    setReachable: (userId, reachable) =>
      run.write(async ({ q }) => {
        await q.update(telegramUsers).set({ reachable }).where(eq(telegramUsers.id, userId))
        await q.update(telegramReminders).set({ reachable }).where(eq(telegramReminders.userId, userId))
        if (!reachable) await dropNoticesOf(q, userId, clock.now())
      }),
    setReceipts: (userId, receipts) => change(userId, { receipts }),
    setLanguage: (userId, languageChoice) => change(userId, { languageChoice }),
    link: (wallet, userId, most, at) => run.write(({ q }) => link(q, wallet, userId, most, at)),
    choose: (address, userId, chosenAt) =>
      run.statement(
        async (q) =>
          (
            await q
              .update(telegramWallets)
              .set({ chosenAt })
              .where(owned(address, userId))
              .returning({ address: telegramWallets.address })
          ).length === 1,
      ),
    unlink: (address, userId) => run.write(({ q }) => unlink(q, address, userId, clock.now(), false)),
    moveAway: (address, userId) => run.write(({ q }) => unlink(q, address, userId, clock.now(), true)),
    movedFrom: (userId, most) => run.read((q) => movedFrom(q, userId, most)),
    acknowledgeMove: (address, userId, until) =>
      run.write(({ q }) => forgetMove(q, address, userId, lte(telegramPartings.partedAt, until))),
    walletsOf: (userId) => run.read((q) => walletsOf(q, userId)),
    userOf: (address) =>
      run.read(
        async (q) =>
          (await q.select().from(telegramWallets).where(eq(telegramWallets.address, address)))[0]?.userId ?? null,
      ),
    partedFrom: (address, since) =>
      run.read(async (q) => {
        const rows = await q
          .select()
          .from(telegramPartings)
          .where(and(eq(telegramPartings.address, address), gte(telegramPartings.partedAt, since)))
          .orderBy(telegramPartings.partedAt, telegramPartings.userId)
        return rows.map(({ userId }) => userId)
      }),
    walletsSince: (userId, since) =>
      run.read(async (q) => {
        const rows = await q.execute<{ address: string }>(
          sql`select distinct address from (${whose(since)}) whose where user_id = ${userId} order by address`,
        )
        return rows.map(({ address }) => address)
      }),
    isOnePerson: (one, other, since) =>
      run.read(async (q) => {
        const whoseIs = (address: string) => sql`select user_id from (${whose(since)}) whose where address = ${address}`
        return (await q.execute(sql`${whoseIs(one)} intersect ${whoseIs(other)} limit 1`)).length > 0
      }),
    purgePartings: (before) =>
      run.statement(
        async (q) =>
          (
            await q
              .delete(telegramPartings)
              .where(lt(telegramPartings.partedAt, before))
              .returning({ userId: telegramPartings.userId })
          ).length,
      ),
  }
}

/** Returns the current owners of wallets, and those who unlinked them since then. */
const whose = (since: Date) => sql`
  select address, user_id from telegram_wallets
  union all select address, user_id from telegram_partings where parted_at >= ${since.toISOString()}::timestamptz`

async function unlink(q: Db, address: string, userId: number, partedAt: Date, isMoved: boolean): Promise<boolean> {
  const [gone] = await q
    .delete(telegramWallets)
    .where(owned(address, userId))
    .returning({ family: telegramWallets.family })
  if (!gone) return false
  const movedFamily = isMoved ? gone.family : null
  await q
    .insert(telegramPartings)
    .values({ address, userId, partedAt, movedFamily })
    .onConflictDoUpdate({
      target: [telegramPartings.address, telegramPartings.userId],
      set: { partedAt, movedFamily },
    })
  return true
}

async function movedFrom(q: Db, userId: number, most: number): Promise<MovedWallet[]> {
  const rows = await q
    .select()
    .from(telegramPartings)
    .where(and(eq(telegramPartings.userId, userId), isNotNull(telegramPartings.movedFamily)))
    .orderBy(desc(telegramPartings.partedAt), telegramPartings.address)
    .limit(most)
  return rows.map(({ address, movedFamily, partedAt }) => ({
    address,
    family: movedFamily as FamilyName,
    movedAt: partedAt,
  }))
}

/** Keeps the row itself, which the fraud watch and `isOnePerson` read. */
async function forgetMove(q: Db, address: string, userId: number, which?: SQL): Promise<void> {
  await q
    .update(telegramPartings)
    .set({ movedFamily: null })
    .where(
      and(
        eq(telegramPartings.address, address),
        eq(telegramPartings.userId, userId),
        isNotNull(telegramPartings.movedFamily),
        which,
      ),
    )
}

async function walletsOf(q: Db, userId: number): Promise<LinkedWallet[]> {
  const rows = await q
    .select()
    .from(telegramWallets)
    .where(eq(telegramWallets.userId, userId))
    .orderBy(desc(telegramWallets.chosenAt), telegramWallets.address)
  return rows.map(({ address, family, linkedAt }) => ({ address, family: family as FamilyName, linkedAt }))
}

/** Serializes a user's links, so that the limit applies to concurrent ones. */
async function link(
  q: Db,
  { address, family }: Omit<LinkedWallet, 'linkedAt'>,
  userId: number,
  most: number,
  at: Date,
): Promise<LinkRefusal | null> {
  await q.select({ id: telegramUsers.id }).from(telegramUsers).where(eq(telegramUsers.id, userId)).for('update')
  const kept = (await q.select().from(telegramWallets).where(eq(telegramWallets.address, address)))[0]
  if (kept && kept.userId !== userId) return 'wallet_of_another'
  if (kept) {
    await q.update(telegramWallets).set({ chosenAt: at }).where(owned(address, userId))
    return null
  }
  if ((await walletsOf(q, userId)).length >= most) return 'too_many_wallets'
  const made = await q
    .insert(telegramWallets)
    .values({ address, family, userId, linkedAt: at, chosenAt: at })
    .onConflictDoNothing()
    .returning({ address: telegramWallets.address })
  if (made.length === 0) return 'wallet_of_another'
  await forgetMove(q, address, userId)
  return null
}
