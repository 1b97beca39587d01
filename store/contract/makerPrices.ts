/** A price in 1e-8 dollar, or a gas price in base units, at a moment. */
export interface PriceSample {
  key: string
  at: Date
  value: bigint
  /** Proves to a maker that a maker wrote the sample. */
  mac: string
}

/** Prices that the maker observed, written and read by makers only. */
export interface MakerPrices {
  /** A repeat changes nothing. */
  record(samples: readonly PriceSample[]): Promise<void>
  /** Oldest first. */
  since(at: Date): Promise<PriceSample[]>
  purge(before: Date): Promise<number>
}
