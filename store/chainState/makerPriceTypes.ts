/** A price in 1e-8 dollars, or a gas price in base units, at a time. */
export interface PriceSample {
  key: string
  at: Date
  value: bigint
  /** Proves to other makers that a maker wrote the sample. */
  mac: string
}

/** Prices observed by makers; only makers write and read them. */
export interface MakerPrices {
  /** Ignores samples that exist. */
  record(samples: readonly PriceSample[]): Promise<void>
  /** Oldest first. */
  since(at: Date): Promise<PriceSample[]>
  purge(before: Date): Promise<number>
}
