import { createAccounts } from './accounts/repository.ts'
import { createAdminLog } from './operations/adminLog.ts'
import { createAirdrops } from './airdrops/repository.ts'
import { createBotUpdates } from './telegram/botUpdates.ts'
import { createCampaigns } from './campaigns/repository.ts'
import { owedTo } from './orders/channelFees.ts'
import { createChainState } from './chainState/repository.ts'
import { createCheckIns } from './points/checkIns.ts'
import { createClaims } from './escrow/claims.ts'
import type { Context } from './context.ts'
import { createDeposits } from './deposits/repository.ts'
import { createDisbursements } from './disbursements/repository.ts'
import { checkFence } from './work/fence.ts'
import { createHandovers } from './orders/handovers.ts'
import { createIdempotency } from './requests/idempotency.ts'
import { createIncidents } from './operations/incidents.ts'
import { createIntents } from './journal/intents.ts'
import { createLeaderboard } from './points/leaderboard.ts'
import { createLeases } from './work/leases.ts'
import { createLimits } from './requests/limits.ts'
import { createMakerPrices } from './chainState/makerPrices.ts'
import { createNotices } from './notices/repository.ts'
import { createOrderRecords } from './orders/records.ts'
import { createOpenings } from './escrow/openings.ts'
import { createOrders } from './orders/repository.ts'
import { createOutbox } from './work/outbox.ts'
import { createPoints } from './points/repository.ts'
import { createQuotes } from './requests/quotes.ts'
import { createReconciliation } from './chainState/reconciliation.ts'
import { createReferrals } from './referrals/repository.ts'
import { createReminders } from './telegram/reminders.ts'
import { createReservations } from './orders/reservations.ts'
import { createReview } from './operations/review.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSlots } from './slots/repository.ts'
import { createTelegram } from './telegram/repository.ts'
import { createUserActions } from './accounts/userActions.ts'
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
