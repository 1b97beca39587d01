import type { ChainId } from '#core/chain/chainId.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { OrderId } from '#core/order/id.ts'
import { EVENT_CHANNEL } from './orders/events.ts'
import type { Store } from './contract.ts'
import { createRunner } from './database.ts'
import type { Driver } from './driver/contract.ts'
import { translateSqlError } from './driver/sqlError.ts'
import type { IntentJournal } from './journal/journal.ts'
import { migrate } from './migrate.ts'
import { replayJournal } from './journal/replay.ts'
import { createSignedIndex, type SignedIndex } from './journal/signedIndex.ts'
import { createVersionMarks } from './journal/versionMarks.ts'
import { createAccounts } from './accounts/repository.ts'
import { createSessions } from './accounts/sessions.ts'
import { createUserActions } from './accounts/userActions.ts'
import { createAirdrops } from './airdrops/repository.ts'
import { createCampaigns } from './campaigns/repository.ts'
import { createMakerPrices } from './chainState/makerPrices.ts'
import { createReconciliation } from './chainState/reconciliation.ts'
import { createChainState } from './chainState/repository.ts'
import type { Context } from './context.ts'
import { createDepositAddresses } from './depositAddresses/repository.ts'
import { createDeposits } from './deposits/repository.ts'
import { createDisbursements } from './disbursements/repository.ts'
import { createClaims } from './escrow/claims.ts'
import { createOpenings } from './escrow/openings.ts'
import { createIntents } from './journal/intents.ts'
import { createNotices } from './notices/repository.ts'
import { createAdminLog } from './operations/adminLog.ts'
import { createIncidents } from './operations/incidents.ts'
import { createReview } from './operations/review.ts'
import { owedTo } from './orders/channelFees.ts'
import { createOutcomes } from './orders/outcomes.ts'
import { createExternalOrders } from './orders/external.ts'
import { createHandovers } from './orders/handovers.ts'
import { createOrderRecords } from './orders/records.ts'
import { createOrders } from './orders/repository.ts'
import { createReservations } from './orders/reservations.ts'
import { createCheckIns } from './points/checkIns.ts'
import { createLeaderboard } from './points/leaderboard.ts'
import { createPoints } from './points/repository.ts'
import { createReferrals } from './referrals/repository.ts'
import { createIdempotency } from './requests/idempotency.ts'
import { createLimits } from './requests/limits.ts'
import { createQuotes } from './requests/quotes.ts'
import { createSwaps } from './swaps/repository.ts'
import { createAssurance } from './assurance/repository.ts'
import { createDeployments } from './deployments/repository.ts'
import { createFaucet } from './faucet/repository.ts'
import { createApplications } from './applications/repository.ts'
import { createTransfers } from './transfers/repository.ts'
import { createSlots } from './txSlots/repository.ts'
import { createBotUpdates } from './telegram/botUpdates.ts'
import { createReminders } from './telegram/reminders.ts'
import { createTelegram } from './telegram/repository.ts'
import { checkFence, createLeases } from './work/leases.ts'
import { createOutbox } from './work/outbox.ts'
import { createPendingWork } from './work/pending.ts'

/** Options of a store, whatever its driver. */
export interface OpenOptions {
  journal: IntentJournal | null
  /** Networks whose orders have a deposit address each; only read with a journal. */
  depositNetworks?: readonly ChainId[]
  clock: Clock
  log: Log
  /** Opens only an existing database; otherwise a missing one is created. */
  existing?: boolean
}

/** Creates the store on an open driver, which it closes. */
export async function storeOver(driver: Driver, options: OpenOptions): Promise<Store> {
  const { clock, log, depositNetworks = [] } = options
  const signed = options.journal && createSignedIndex(options.journal.records)
  const journal = options.journal && signed && indexed(options.journal, signed)
  const run = createRunner(driver)
  const marks = createVersionMarks(journal?.records ?? [])
  const listeners = new Set<(orderId: OrderId) => void>()
  try {
    await migrate(driver, options.existing)
    if (journal) await replayJournal(run, journal.records, marks, { clock, log, depositNetworks })
    await driver.listen(EVENT_CHANNEL, (payload) => {
      for (const listener of listeners) listener(payload as OrderId)
    })
  } catch (error) {
    await driver.close().catch(() => undefined)
    throw translateSqlError(error)
  }
  return createStore(
    { run, clock, journal, log, marks, signed, depositNetworks, renewSessions: () => driver.renew?.() },
    {
      onOrderEvent: (listener) => {
        // A new function each time, so that subscribing the same listener twice makes two subscriptions.
        const entry = (id: OrderId): void => listener(id)
        listeners.add(entry)
        return () => void listeners.delete(entry)
      },
      close: async () => {
        listeners.clear()
        await driver.close()
      },
    },
  )
}

const indexed = ({ records, read, append, close }: IntentJournal, signed: SignedIndex): IntentJournal => ({
  records,
  read,
  close,
  append: (record) => {
    // Terms count only once they are on disk, because a deposit is opened after that.
    if (record.kind === 'address') return append(record).then(() => signed.add(record))
    signed.add(record)
    return append(record)
  },
})

/** Creates the aggregates over one runner. Inside a transaction, events and close are the outer store's. */
function createStore(context: Context, outer: Pick<Store, 'onOrderEvent' | 'close'>): Store {
  return {
    orders: createOrders(context),
    externalOrders: createExternalOrders(context),
    orderRecords: createOrderRecords(context),
    outcomes: createOutcomes(context),
    deposits: createDeposits(context),
    depositAddresses: createDepositAddresses(context),
    disbursements: createDisbursements(context),
    slots: createSlots(context),
    swaps: createSwaps(context),
    deployments: createDeployments(context),
    faucet: createFaucet(context),
    applications: createApplications(context),
    transfers: createTransfers(context),
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
    pending: createPendingWork(context),
    incidents: createIncidents(context),
    reconciliation: createReconciliation(context),
    assurance: createAssurance(context),
    transaction: (work, fence) =>
      context.run.transaction(async (run) => {
        if (fence) await run.read((q) => checkFence(q, fence))
        return work(createStore({ ...context, run }, outer))
      }),
    ...outer,
  }
}
