import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { FamilyName } from '#core/chain/family.ts'
import type { Accounts, AccountScope, Pseudonyms, SessionOwner } from './types.ts'
import { DEPOSIT_TOPIC, MOVED_TOPIC, REQUEST_TOPIC } from '../work/types.ts'
import type { Db } from '../database.ts'
import { campaignActRows as acts, telegramUsers, telegramWallets } from '../schema.ts'
import { accountPage } from './pages.ts'
import type { Context } from '../context.ts'

/** Value of `sessions.family` for a Telegram account. */
const TELEGRAM = 'telegram'

export function createAccounts({ run, clock }: Context): Accounts {
  return {
    scopeOf: (owner) => run.read((q) => scopeOf(q, owner)),
    page: (section, part, after, limit) => run.read((q) => accountPage(q, section, part, after, limit)),
    hold: (owner) =>
      run.write(async ({ q }) => {
        if (owner.family === TELEGRAM)
          await q.select({ id: telegramUsers.id }).from(telegramUsers).where(isPerson(owner.userId)).for('update')
        return scopeOf(q, owner)
      }),
    unconfirmedTasks: (wallets) =>
      run.read(async (q) => {
        if (wallets.length === 0) return []
        const { wallet, campaignId, account, recheckAt } = acts
        const rows = await q
          .select({ wallet, campaignId, account })
          .from(acts)
          .where(and(inArray(wallet, [...wallets]), isNotNull(recheckAt), isNotNull(account)))
          .orderBy(asc(wallet), asc(campaignId))
        return rows.flatMap((row) => (row.account === null ? [] : [{ ...row, account: row.account }]))
      }),
    erase: (scope, pseudonyms) => run.write(({ q }) => erase(q, scope, pseudonyms, clock.now())),
    recall: (userId, pseudonyms) =>
      run.write(async ({ q }) => {
        const pseudonym = pseudonyms.ofPerson(userId)
        await movePartings(q, pseudonym, userId)
        await renameInReview(q, pseudonym, userId)
      }),
  }
}

const isPerson = (userId: string): SQL => eq(telegramUsers.id, Number(userId))

async function scopeOf(q: Db, owner: SessionOwner): Promise<AccountScope> {
  if (owner.family !== TELEGRAM)
    return { owner, telegram: null, wallets: [{ address: owner.userId, family: owner.family as FamilyName }] }
  const { address, family, userId, chosenAt } = telegramWallets
  const rows = await q
    .select({ address, family })
    .from(telegramWallets)
    .where(eq(userId, Number(owner.userId)))
    .orderBy(sql`${chosenAt} desc`, asc(address))
  return {
    owner,
    telegram: Number(owner.userId),
    wallets: rows.map((row) => ({ address: row.address, family: row.family as FamilyName })),
  }
}

/** See `Accounts.erase`. Tables are in the order of their references. */
async function erase(
  q: Db,
  { telegram, wallets }: AccountScope,
  pseudonyms: Pseudonyms,
  now: Date,
): Promise<Record<string, number>> {
  const changed: Record<string, number> = {}
  const change = async (table: string, statement: SQL): Promise<void> => {
    const rows = await q.execute(sql`${statement} returning 1`)
    if (rows.length > 0) changed[table] = (changed[table] ?? 0) + rows.length
  }
  const addresses = wallets.map(({ address }) => address)
  if (addresses.length > 0) {
    const among = (column: string): SQL =>
      sql`${sql.raw(column)} in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::text::jsonb))`
    await change('sessions', sql`delete from sessions where ${among('user_id')} and family <> ${TELEGRAM}`)
    await change('user_actions', sql`delete from user_actions where ${among('user_address')}`)
    await change('maker_applications', sql`delete from maker_applications where ${among('wallet')}`)
    await change('referral_codes', sql`delete from referral_codes where ${among('wallet')}`)
    await change('referrals', sql`update referrals set hidden = true where not hidden and ${among('referee')}`)
    // A wallet without points may still earn some, by a transfer in progress. Sorted, because the ledger locks rows in
    // that order.
    await change(
      'point_balances',
      sql`insert into point_balances (wallet, hidden)
        select address, true from jsonb_array_elements_text(${JSON.stringify(addresses.toSorted())}::text::jsonb) address
        on conflict (wallet) do update set hidden = true where not point_balances.hidden`,
    )
    await change('point_weeks', sql`update point_weeks set hidden = true where not hidden and ${among('wallet')}`)
    await replaceAccounts(q, among('wallet'), pseudonyms, changed)
    // Deleting a single wallet unlinks it as usual, because its Telegram account still exists.
    const owner = telegram === null ? sql`user_id` : sql`${pseudonyms.ofPerson(telegram)}::bigint`
    await q.execute(sql`
      insert into telegram_partings (address, user_id, parted_at)
        select address, ${owner}, ${now.toISOString()}::timestamptz from telegram_wallets where ${among('address')}
        on conflict (address, user_id) do update set parted_at = excluded.parted_at`)
    await change('telegram_wallets', sql`delete from telegram_wallets where ${among('address')}`)
  }
  if (telegram !== null) {
    await change('sessions', sql`delete from sessions where family = ${TELEGRAM} and user_id = ${String(telegram)}`)
    await change('nonces', sql`delete from nonces where purpose = ${`telegram link ${telegram}`}`)
    await change('notices', sql`delete from notices where chat_id = ${telegram}::bigint`)
    await change(
      'outbox',
      sql`delete from outbox where (topic = ${MOVED_TOPIC} and payload ->> 'from' = ${String(telegram)})
        or (topic in (${DEPOSIT_TOPIC}, ${REQUEST_TOPIC}) and payload ->> 'telegram' = ${String(telegram)})`,
    )
    await movePartings(q, telegram, pseudonyms.ofPerson(telegram))
    await renameInReview(q, telegram, pseudonyms.ofPerson(telegram))
    await change('telegram_reminders', sql`delete from telegram_reminders where user_id = ${telegram}::bigint`)
    await change('telegram_users', sql`delete from telegram_users where id = ${telegram}::bigint`)
  }
  return changed
}

/** A platform account still serves only one wallet per campaign, even under its pseudonym. */
async function replaceAccounts(
  q: Db,
  mine: SQL,
  pseudonyms: Pseudonyms,
  changed: Record<string, number>,
): Promise<void> {
  for (const table of ['campaign_acts', 'social_releases'] as const) {
    const rows = await q.execute<{ account: string }>(
      sql`select distinct account from ${sql.raw(table)} where ${mine} and account is not null and account not like 'erased:%'`,
    )
    for (const { account } of rows) {
      const done = await q.execute(
        sql`update ${sql.raw(table)} set account = ${pseudonyms.ofAccount(account)} where ${mine} and account = ${account} returning 1`,
      )
      changed[table] = (changed[table] ?? 0) + done.length
    }
  }
}

async function movePartings(q: Db, from: number, to: number): Promise<void> {
  await q.execute(sql`
    insert into telegram_partings (address, user_id, parted_at)
      select address, ${to}::bigint, parted_at from telegram_partings where user_id = ${from}::bigint
      on conflict (address, user_id) do update set parted_at = greatest(telegram_partings.parted_at, excluded.parted_at)`)
  await q.execute(sql`delete from telegram_partings where user_id = ${from}::bigint`)
}

/** Renames a user in flags, under the name that `watch` gives them. */
async function renameInReview(q: Db, from: number, to: number): Promise<void> {
  const [before, after] = [`telegram:${from}`, `telegram:${to}`]
  await q.execute(sql`
    delete from review_flags old using review_flags kept
      where old.subject = ${before} and kept.subject = ${after} and kept.kind = old.kind and kept.day = old.day`)
  await q.execute(sql`update review_flags set subject = ${after} where subject = ${before}`)
  await q.execute(sql`
    update review_flags set wallets = (
      select jsonb_agg(case when name = ${before} then ${after}::text else name end) from jsonb_array_elements_text(wallets) name
    ) where wallets @> jsonb_build_array(${before}::text)`)
}
