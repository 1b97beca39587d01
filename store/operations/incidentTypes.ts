import type { ChainId } from '#core/chain/chainId.ts'

/** An event that must not happen, e.g. a payout without an order. */
export interface Incident {
  readonly id: bigint
  /** Stable snake_case code, e.g. `payout_unknown`: metrics and alerts group by it. */
  readonly kind: string
  /** Subject of the incident, e.g. `31337:0xabc…` or an order id. */
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly resolvedAt: Date | null
}

export interface NewIncident extends Pick<Incident, 'kind' | 'subject'> {
  /** JSON-safe: amounts are decimal strings. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Chains to pause for quotes and payouts if this opens a new incident. */
  readonly pauses?: readonly ChainId[]
}

export interface Incidents {
  /**
   * Opens an incident, or marks the open one of this kind and subject as seen again. Only a new one pauses chains, so
   * that an operator can resume while the cause is investigated. Returns whether it is new.
   */
  record(incident: NewIncident): Promise<{ readonly id: bigint; readonly isNew: boolean }>
  /** Unresolved incidents, oldest first. */
  open(limit: number): Promise<Incident[]>
  /** Latest incident of a kind and subject, resolved or not. */
  latest(kind: string, subject: string): Promise<Incident | null>
  /** Number of open incidents by kind. */
  countOpen(): Promise<ReadonlyMap<string, number>>
  /** Resolves an incident; null if no open one has that id. Pauses end only with `chainState.resume`. */
  resolve(id: bigint): Promise<Incident | null>
}
