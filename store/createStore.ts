import { createAccounts } from './aggregates/accounts.ts'
import { createAdminLog } from './aggregates/adminLog.ts'
import { createAirdrops } from './aggregates/airdrops.ts'
import { createBotUpdates } from './aggregates/botUpdates.ts'
import { createCampaigns } from './aggregates/campaigns.ts'
import { owedTo } from './aggregates/channelFees.ts'
import { createChainState } from './aggregates/chainState.ts'
import { createCheckIns } from './aggregates/checkIns.ts'
import { createClaims } from './aggregates/claims.ts'
import type { Context } from './aggregates/context.ts'
import { createDeposits } from './aggregates/deposits.ts'
import { createDisbursements } from './aggregates/disbursements.ts'
import { checkFence } from './aggregates/fence.ts'
import { createHandovers } from './aggregates/handovers.ts'
import { createIdempotency } from './aggregates/idempotency.ts'
import { createIncidents } from './aggregates/incidents.ts'
import { createIntents } from './aggregates/intents.ts'
import { createLeaderboard } from './aggregates/leaderboard.ts'
import { createLeases } from './aggregates/leases.ts'
import { createLimits } from './aggregates/limits.ts'
import { createMakerPrices } from './aggregates/makerPrices.ts'
import { createNotices } from './aggregates/notices.ts'
import { createOrderRecords } from './aggregates/orderRecords.ts'
import { createOpenings } from './aggregates/openings.ts'
import { createOrders } from './aggregates/orders.ts'
import { createOutbox } from './aggregates/outbox.ts'
import { createPoints } from './aggregates/points.ts'
import { createQuotes } from './aggregates/quotes.ts'
import { createReconciliation } from './aggregates/reconciliation.ts'
import { createReferrals } from './aggregates/referrals.ts'
import { createReminders } from './aggregates/reminders.ts'
import { createReservations } from './aggregates/reservations.ts'
import { createReview } from './aggregates/review.ts'
import { createSessions } from './aggregates/sessions.ts'
import { createSlots } from './aggregates/slots.ts'
import { createTelegram } from './aggregates/telegram.ts'
import { createUserActions } from './aggregates/userActions.ts'
import type { Store } from './contract.ts'

/** Creates the aggregates over one runner. Inside a transaction, events and close are the outer store's. */
export function createStore(context: Context, outer: Pick<Store, 'onOrderEvent' | 'close'>): Store {
  return {
    orders: createOrders(context),
    orderRecords: createOrderRecords(context),
    deposits: createDeposits(context),
    disbursements: createDisbursements(context),
    slots: createSlots(context),
    makerPrices: createMakerPrices(context),
    intents: createIntents(context),
    claims: createClaims(context),
    openings: createOpenings(context),
    channelFees: { owed: (channelId) => context.run.read((q) => owedTo(q, channelId)) },
    quotes: createQuotes(context),
    reservations: createReservations(context),
    handovers: createHandovers(context),
    idempotency: createIdempotency(context),
    sessions: createSessions(context),
    accounts: createAccounts(context),
    telegram: createTelegram(context),
    reminders: createReminders(context),
    notices: createNotices(context),
    botUpdates: createBotUpdates(context),
    outbox: createOutbox(context),
    userActions: createUserActions(context),
    airdrops: createAirdrops(context),
    points: createPoints(context),
    leaderboard: createLeaderboard(context),
    referrals: createReferrals(context),
    review: createReview(context),
    checkIns: createCheckIns(context),
    campaigns: createCampaigns(context),
    adminLog: createAdminLog(context),
    limits: createLimits(context),
    chainState: createChainState(context),
    leases: createLeases(context),
    incidents: createIncidents(context),
    reconciliation: createReconciliation(context),
    transaction: (work, fence) =>
      context.run.transaction(async (run) => {
        if (fence) await run.read((q) => checkFence(q, fence))
        return work(createStore({ ...context, run }, outer))
      }),
    ...outer,
  }
}
