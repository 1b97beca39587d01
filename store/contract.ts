import type { OrderId } from '#core/order/id.ts'
import type { Accounts, Sessions } from './accounts/types.ts'
import type { AdminLog, Incidents, Review } from './operations/types.ts'
import type { Airdrops } from './airdrops/types.ts'
import type { BotUpdates } from './telegram/botUpdates.ts'
import type { Campaigns } from './campaigns/types.ts'
import type { ChainState } from './chainState/types.ts'
import type { ChannelFees } from './orders/channelFees.ts'
import type { CheckIns } from './points/checkIns.ts'
import type { Claims, Openings } from './escrow/types.ts'
import type { DepositAddresses } from './depositAddresses/types.ts'
import type { Deposits } from './deposits/types.ts'
import type { Disbursements } from './disbursements/types.ts'
import type { ExternalOrders } from './orders/external.ts'
import type { Handovers } from './orders/handovers.ts'
import type { Idempotency } from './requests/idempotency.ts'
import type { Intents } from './journal/types.ts'
import type { Leaderboard } from './points/leaderboard.ts'
import type { Fence, Leases, Outbox } from './work/types.ts'
import type { PendingWork } from './work/pending.ts'
import type { Limits } from './requests/limits.ts'
import type { MakerPrices } from './chainState/makerPrices.ts'
import type { Notices } from './notices/types.ts'
import type { OrderRecords } from './orders/records.ts'
import type { Orders } from './orders/types.ts'
import type { Outcomes } from './orders/outcomes.ts'
import type { Points } from './points/types.ts'
import type { Referrals } from './referrals/types.ts'
import type { Quotes } from './requests/quotes.ts'
import type { Reconciliation } from './chainState/reconciliation.ts'
import type { Reminders } from './telegram/reminders.ts'
import type { Reservations } from './orders/reservations.ts'
import type { Slots } from './txSlots/types.ts'
import type { TelegramStore } from './telegram/types.ts'
import type { Swaps } from './swaps/types.ts'
import type { Assurance } from './assurance/types.ts'
import type { Deployments } from './deployments/types.ts'
import type { Faucet } from './faucet/types.ts'
import type { Applications } from './applications/types.ts'
import type { Transfers } from './transfers/types.ts'
import type { UserActions } from './accounts/userActions.ts'

/**
 * The services' view of the database: one object per aggregate, the same on PGlite and PostgreSQL. Every method is one
 * transaction unless called on the store that `transaction` provides.
 */
export interface Store {
  readonly orders: Orders
  /** Progress of orders that external providers settle. */
  readonly externalOrders: ExternalOrders
  readonly orderRecords: OrderRecords
  /** Figures of how transfers ended, per provider and route. */
  readonly outcomes: Outcomes
  readonly deposits: Deposits
  /** Addresses of orders where deposits have no memo. */
  readonly depositAddresses: DepositAddresses
  readonly disbursements: Disbursements
  readonly slots: Slots
  /** Transfers between the maker's own wallets. */
  readonly swaps: Swaps
  /** Notes that wallets have deployed. */
  readonly deployments: Deployments
  readonly faucet: Faucet
  /** Applications to become a market maker. */
  readonly applications: Applications
  readonly transfers: Transfers
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
  readonly pending: PendingWork
  readonly incidents: Incidents
  readonly reconciliation: Reconciliation
  /** Results of the reconciler's and the maker's checks, for publication. */
  readonly assurance: Assurance
  /**
   * Calls on the outer store inside `work` throw `nested_transaction` instead of hanging.
   * @throws `fenced` if the lease of `fence` was lost
   */
  transaction<T>(work: (store: Store) => Promise<T>, fence?: Fence): Promise<T>
  /** Called after commit with the ids of orders that got an event, from any process on the same database. */
  onOrderEvent(listener: (orderId: OrderId) => void): () => void
  close(): Promise<void>
}

type Aggregate = Exclude<keyof Store, 'transaction' | 'onOrderEvent' | 'close'>

/** The part of the store that a process needs, inside its transactions as well: code of that process can't reach more. */
export type StoreOf<Name extends Aggregate> = Pick<Store, Name | 'close'> & {
  transaction<T>(work: (store: StoreOf<Name>) => Promise<T>, fence?: Fence): Promise<T>
}
export type BotStore = StoreOf<
  'orders' | 'telegram' | 'reminders' | 'notices' | 'botUpdates' | 'outbox' | 'limits' | 'leases'
>
export type ReconcilerStore = StoreOf<
  'orders' | 'deposits' | 'depositAddresses' | 'reconciliation' | 'chainState' | 'incidents' | 'assurance'
>
