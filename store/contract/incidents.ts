import type { ChainId } from '#core/chain/chainId.ts'

/** Something that must not happen, e.g. a payout that no order asked for. */
export interface Incident {
  readonly id: bigint
  /** A stable snake_case code, e.g. `payout_unknown`: metrics and alerts are grouped by it. */
  readonly kind: string
  /** The one thing that it is about, e.g. `31337:0xabc…` or an order id. */
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly resolvedAt: Date | null
}

export interface NewIncident extends Pick<Incident, 'kind' | 'subject'> {
  /** JSON-safe: amounts as decimal strings. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Chains on which quotes and payouts stop when this opens a new incident. */
  readonly pauses?: readonly ChainId[]
}

export interface Incidents {
  /**
   * Opens an incident, or marks the open one of this kind and subject as seen again. Pauses begin with a new one only, so that an operator
   * can resume a chain while the cause is still being worked on. Answers whether it is new.
   */
  record(incident: NewIncident): Promise<{ readonly id: bigint; readonly isNew: boolean }>
  /** Those that no operator has ended, oldest first. */
  open(limit: number): Promise<Incident[]>
  /** The newest one of a kind and subject, ended or not. */
  latest(kind: string, subject: string): Promise<Incident | null>
  /** Number of open ones, by kind. */
  countOpen(): Promise<ReadonlyMap<string, number>>
  /** An operator has dealt with it; null when no open one has that id. Pauses end with `chainState.resume`. */
  resolve(id: bigint): Promise<Incident | null>
}
