/** What a price is known from: the operator's table, or the name of a vendor. */
export const TABLE = 'table'

/** A dollar price with its origin and age, so that whoever uses it can tell whether it may decide anything. */
export interface Price {
  /** 1e-8 dollar per whole unit. */
  readonly usdE8: bigint
  readonly source: string
  /** When the source saw it; null for the operator's table, which the operator vouches for. */
  readonly asOf: Date | null
  /** Older than the operator allows. It may be shown, marked; it decides nothing. */
  readonly stale: boolean
  /** Other sources that gave about the same. */
  readonly confirmedBy?: readonly string[]
}

/** Prices by key, as they stand at the moment of asking. */
export interface PriceBook {
  get(key: string): Price | undefined
}

/** The operator's own figures: they never age. A price of zero is none. */
export const priceTable = (rows: Iterable<readonly [key: string, usdE8: bigint]>): PriceBook =>
  new Map(
    [...rows]
      .filter(([, usdE8]) => usdE8 > 0n)
      .map(([key, usdE8]): [string, Price] => [key, { usdE8, source: TABLE, asOf: null, stale: false }]),
  )
