/** A price in 1e-8 dollar, or a gas price in base units, at a moment. */
export interface PriceSample {
  key: string
  at: Date
  value: bigint
}

/** What the maker saw of markets, written and read by makers alone. */
export interface MakerPrices {
  /** A repeat changes nothing. */
  record(samples: readonly PriceSample[]): Promise<void>
  /** Oldest first. */
  since(at: Date): Promise<PriceSample[]>
  purge(before: Date): Promise<number>
}
