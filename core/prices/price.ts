/** Source name of the operator's table; other sources are vendor names. */
export const TABLE = 'table'

/** Dollar price with its source and age, so that a caller can see if it may decide anything. */
export interface Price {
  /** 1e-8 dollar per whole unit. */
  readonly usdE8: bigint
  readonly source: string
  /** Time at which the source saw it; null for the operator's table. */
  readonly asOf: Date | null
  /** Older than the operator allows. It may be shown with a mark, but decides nothing. */
  readonly stale: boolean
  /** Other sources with about the same price. */
  readonly confirmedBy?: readonly string[]
}

/** Current prices by key. */
export interface PriceBook {
  get(key: string): Price | undefined
}

/** The operator's own prices, which never age. A price of zero counts as none. */
export const priceTable = (rows: Iterable<readonly [key: string, usdE8: bigint]>): PriceBook =>
  new Map(
    [...rows]
      .filter(([, usdE8]) => usdE8 > 0n)
      .map(([key, usdE8]): [string, Price] => [key, { usdE8, source: TABLE, asOf: null, stale: false }]),
  )
