import { eq, sql } from 'drizzle-orm'
import { type Campaigns } from './types.ts'
import { campaigns } from '../schema.ts'
import { writeNote } from '../operations/adminLog.ts'
import { createCampaignActs } from './acts.ts'
import { actRows, awardRows, campaignEdits, lastSteps, lockToChange, restoreAward, withholdAward } from './rows.ts'
import { countsOf, crossPointsOf } from './counts.ts'
import { recountCampaigns, settleCampaigns } from './settle.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database.ts'

export function createCampaigns({ run, clock }: Context): Campaigns {
  return {
    edits: () => run.read(campaignEdits),
    change: (decide) =>
      run.write(async ({ q }) => {
        await lockToChange(q)
        const change = decide(await campaignEdits(q))
        const row = { body: change.body, changedAt: clock.now() }
        if (change.body === null) await q.delete(campaigns).where(eq(campaigns.id, change.id))
        else
          await q
            .insert(campaigns)
            .values({ id: change.id, ...row })
            .onConflictDoUpdate({ target: campaigns.id, set: row })
        await writeNote(q, change.note, row.changedAt)
        return change
      }),
    ...createCampaignActs({ run, clock }),
    settle: (wallets, now) => run.write(({ q }) => settleCampaigns(q, wallets, now, clock.now())),
    recount: (wallets, now) => run.write(({ q }) => recountCampaigns(q, wallets, now, clock.now())),
    withhold: (wallet, entryId) => run.write(({ q }) => withholdAward(q, wallet, entryId)),
    restore: (wallet, entryId) => run.write(({ q }) => restoreAward(q, wallet, entryId)),
    standing: (wallet, list) =>
      run.read(async (q) => {
        const counts = await countsOf(q, [wallet], list)
        const points = await crossPointsOf(q, wallet, list)
        const rows = await awardRows(q, [wallet], list)
        const steps = await lastSteps(q, wallet, list)
        const acts = await actRows(q, [wallet], list)
        return list.map((campaign) => ({
          campaignId: campaign.id,
          counts: { steps: counts(wallet, campaign), crossPoints: points.get(campaign.id) ?? 0 },
          awards: rows
            .filter((row) => row.standing && row.campaignId === campaign.id)
            .map(({ part, points: worth }) => ({ part, points: worth })),
          lastStepAt: steps.get(campaign.id) ?? null,
          acts: new Set(acts.filter((row) => row.campaignId === campaign.id).map(({ act }) => act)),
        }))
      }),
    walletsAfter: (after, limit) => run.read((q) => walletsAfter(q, after, limit)),
  }
}

/** Tables with facts or awards of campaigns. Each has an index that begins with the wallet. */
const sources = ['point_bridges', 'deployments', 'campaign_acts', 'campaign_awards'] as const

/**
 * See `Campaigns.walletsAfter`. The first wallets overall are among the first of each source, so none is read further.
 */
async function walletsAfter(q: Db, after: string | null, limit: number): Promise<string[]> {
  const from = after === null ? sql`` : sql`where wallet > ${after}`
  const firsts = sources.map(
    (source) => sql`(select distinct wallet from ${sql.raw(source)} ${from} order by wallet limit ${limit})`,
  )
  const rows = await q.execute<{ wallet: string }>(
    sql`${sql.join(firsts, sql` union `)} order by wallet limit ${limit}`,
  )
  return rows.map(({ wallet }) => wallet)
}
