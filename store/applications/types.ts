import type { ApplicationState, ApplicationText, LiquidityRange } from '#core/order/makerApplication.ts'

/** An application to become a market maker, by the wallet that signed in. */
export interface NewApplication extends Omit<ApplicationText, 'liquidity'> {
  readonly wallet: string
  readonly liquidity: LiquidityRange
}

export interface ApplicationRow extends NewApplication {
  /** Names the contents: a changed application has another id, so that no operator accepts what they haven't read. */
  readonly id: bigint
  readonly state: ApplicationState
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

export interface Applications {
  /**
   * Stores the wallet's application in place of its earlier one. `full`: `mostOpen` of other wallets are undecided;
   * `accepted`: the wallet's has been accepted and stays as it is.
   */
  submit(application: NewApplication, mostOpen: number): Promise<ApplicationRow | 'full' | 'accepted'>
  of(wallet: string): Promise<ApplicationRow | null>
  get(id: bigint): Promise<ApplicationRow | null>
  /** Newest first; those before an id. */
  list(query: { limit: number; before?: bigint }): Promise<ApplicationRow[]>
  /** Decides it, also differently than before; null if there is none with this id. */
  decide(id: bigint, state: Exclude<ApplicationState, 'open'>): Promise<ApplicationRow | null>
  /** Drops declined ones that were decided, and open ones that were sent, before these times. */
  purge(before: { declined: Date; open: Date }, limit: number): Promise<number>
}
