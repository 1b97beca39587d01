import { and, asc, eq, getTableColumns, inArray, lte, type SQL } from 'drizzle-orm'
import type { CampaignAct } from '#core/rewards/campaign/awards.ts'
import type { Campaigns, SocialAct } from './types.ts'
import type { Db } from '../database.ts'
import { campaignActRows as rows, socialReleases } from '../schema.ts'
import type { Context } from '../context.ts'

type CampaignActs = Pick<
  Campaigns,
  'act' | 'socialAct' | 'hasAct' | 'dueRechecks' | 'confirmAct' | 'undoAct' | 'release'
>

const { wallet, campaignId, account } = getTableColumns(rows)
const actOf = (who: string, campaign: number, act: CampaignAct): SQL | undefined =>
  and(eq(wallet, who), eq(campaignId, campaign), eq(rows.act, act))
/** Includes the account: an act that was undone and repeated with another account must not match. */
const same = (act: SocialAct): SQL | undefined =>
  and(actOf(act.wallet, act.campaignId, 'social'), eq(account, act.account))
const told = (found: readonly { wallet: string; campaignId: number; account: string | null }[]): SocialAct[] =>
  found.flatMap((row) => (row.account === null ? [] : [{ ...row, account: row.account }]))

/** Wallets' acts for campaigns other than bridging. */
export function createCampaignActs({ run, clock }: Pick<Context, 'run' | 'clock'>): CampaignActs {
  return {
    act: (who, campaign, act) =>
      run.statement(
        async (q) =>
          (
            await q
              .insert(rows)
              .values({ wallet: who, campaignId: campaign, act, at: clock.now() })
              .onConflictDoNothing()
              .returning({ wallet })
          ).length === 1,
      ),
    socialAct: (act, recheckAt, erasedAs) =>
      run.write(async ({ q }) => {
        if (await wasReleased(q, act, erasedAs)) return 'taken'
        const noted = await q
          .insert(rows)
          .values({ ...act, act: 'social', at: clock.now(), recheckAt })
          .onConflictDoNothing()
          .returning({ wallet })
        if (noted.length === 1) {
          // Checked after the insert, which waits for a concurrent deletion of the same account.
          if (erasedAs === undefined || !(await servesAnother(q, act, erasedAs))) return 'noted'
          await q.delete(rows).where(same(act))
          return 'taken'
        }
        const before = await q
          .select({ wallet })
          .from(rows)
          .where(actOf(act.wallet, act.campaignId, 'social'))
        return before.length === 1 ? 'noted' : 'taken'
      }),
    hasAct: (who, campaign, act) =>
      run.read(
        async (q) =>
          (
            await q
              .select({ wallet })
              .from(rows)
              .where(actOf(who, campaign, act))
          ).length === 1,
      ),
    dueRechecks: (campaigns, now, retryAt, limit) =>
      run.write(async ({ q }) => {
        const isDue = and(lte(rows.recheckAt, now), inArray(campaignId, [...campaigns]))
        const due = told(
          await q
            .select({ wallet, campaignId, account })
            .from(rows)
            .where(isDue)
            .orderBy(asc(rows.recheckAt))
            .limit(limit)
            .for('update', { skipLocked: true }),
        )
        for (const act of due) await q.update(rows).set({ recheckAt: retryAt }).where(same(act))
        return due
      }),
    confirmAct: (act) =>
      run.statement(async (q) => void (await q.update(rows).set({ recheckAt: null }).where(same(act)))),
    undoAct: (act) =>
      run.statement(async (q) => (await q.delete(rows).where(same(act)).returning({ wallet })).length === 1),
    release: (who, campaign) =>
      run.write(async ({ q }) => {
        const [released] = told(
          await q
            .delete(rows)
            .where(actOf(who, campaign, 'social'))
            .returning({ wallet, campaignId, account }),
        )
        if (!released) return null
        await q
          .insert(socialReleases)
          .values({ ...released, at: clock.now() })
          .onConflictDoNothing()
        return released
      }),
  }
}

const { wallet: freed, campaignId: inCampaign, account: freedAccount } = getTableColumns(socialReleases)
const wasReleased = async (q: Db, act: SocialAct, erasedAs = act.account): Promise<boolean> =>
  (
    await q
      .select({ freed })
      .from(socialReleases)
      .where(and(eq(inCampaign, act.campaignId), inArray(freedAccount, [act.account, erasedAs]), eq(freed, act.wallet)))
  ).length > 0

const servesAnother = async (q: Db, act: SocialAct, erasedAs: string): Promise<boolean> =>
  (
    await q
      .select({ wallet })
      .from(rows)
      .where(and(eq(campaignId, act.campaignId), eq(account, erasedAs)))
  ).length > 0
