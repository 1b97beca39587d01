import type { OrderId } from '#core/order/id.ts'
import type { Accounts } from './contract/accounts.ts'
import type { AdminLog } from './contract/adminLog.ts'
import type { Airdrops } from './contract/airdrops.ts'
import type { BotUpdates } from './contract/botUpdates.ts'
import type { Campaigns } from './contract/campaigns.ts'
import type { ChainState } from './contract/chainState.ts'
import type { ChannelFees } from './contract/channelFees.ts'
import type { CheckIns } from './contract/checkIns.ts'
import type { Claims } from './contract/claims.ts'
import type { Deposits } from './contract/deposits.ts'
import type { Disbursements } from './contract/disbursements.ts'
import type { Handovers } from './contract/handovers.ts'
import type { Idempotency } from './contract/idempotency.ts'
import type { Incidents } from './contract/incidents.ts'
import type { Intents } from './contract/intents.ts'
import type { Leaderboard } from './contract/leaderboard.ts'
import type { Fence, Leases } from './contract/leases.ts'
import type { Limits } from './contract/limits.ts'
import type { Openings } from './contract/openings.ts'
import type { MakerPrices } from './contract/makerPrices.ts'
import type { Notices } from './contract/notices.ts'
import type { OrderRecords } from './contract/orderRecords.ts'
import type { Orders } from './contract/orders.ts'
import type { Outbox } from './contract/outbox.ts'
import type { Points } from './contract/points.ts'
import type { Referrals } from './contract/referrals.ts'
import type { Quotes } from './contract/quotes.ts'
import type { Reconciliation } from './contract/reconciliation.ts'
import type { Reminders } from './contract/reminders.ts'
import type { Reservations } from './contract/reservations.ts'
import type { Review } from './contract/review.ts'
import type { Sessions } from './contract/sessions.ts'
import type { Slots } from './contract/slots.ts'
import type { TelegramStore } from './contract/telegram.ts'
import type { UserActions } from './contract/userActions.ts'

/**
 * The services' view of the database: one object per aggregate, the same on PGlite and PostgreSQL. Every method is one
 * transaction unless called on the store that `transaction` provides.
 */
export interface Store {
  readonly orders: Orders
  readonly orderRecords: OrderRecords
  readonly deposits: Deposits
  readonly disbursements: Disbursements
  readonly slots: Slots
  readonly makerPrices: MakerPrices
  readonly intents: Intents
  readonly claims: Claims
  readonly openings: Openings
  readonly channelFees: ChannelFees
  readonly quotes: Quotes
  readonly reservations: Reservations
  readonly handovers: Handovers
  readonly idempotency: Idempotency
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly telegram: TelegramStore
  readonly reminders: Reminders
  readonly notices: Notices
  readonly botUpdates: BotUpdates
  readonly outbox: Outbox
  readonly userActions: UserActions
  readonly airdrops: Airdrops
  readonly points: Points
  readonly leaderboard: Leaderboard
  readonly referrals: Referrals
  readonly review: Review
  readonly checkIns: CheckIns
  readonly campaigns: Campaigns
  readonly adminLog: AdminLog
  readonly limits: Limits
  readonly chainState: ChainState
  readonly leases: Leases
  readonly incidents: Incidents
  readonly reconciliation: Reconciliation
  /**
   * Calls on the outer store inside `work` throw `nested_transaction` instead of hanging.
   * @throws `fenced` if the lease of `fence` was lost
   */
  transaction<T>(work: (store: Store) => Promise<T>, fence?: Fence): Promise<T>
  /** Called after commit with the ids of orders that got an event, from any process on the same database. */
  onOrderEvent(listener: (orderId: OrderId) => void): () => void
  close(): Promise<void>
}
