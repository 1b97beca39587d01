export interface AllocationLine {
  /** Where it stands in its list, for people. */
  line: number
  /** Lower case. */
  address: string
  /** Base units. */
  amount: bigint
}

export interface Airdrops {
  /** Amounts of those addresses that have one. Writes nothing, so that nobody can learn who asked. */
  amounts(airdrop: string, addresses: readonly string[]): Promise<ReadonlyMap<string, bigint>>
  /**
   * Adds a list as a whole or not at all. An address that is known takes the list's amount; the same line twice counts once. `batches` is read
   * once per attempt, so that a list of any length passes through in pieces.
   * @throws AppError `allocation_contradicts` when the list gives one address two amounts; whatever `batches` throws.
   */
  import(
    airdrop: string,
    batches: () => AsyncIterable<readonly AllocationLine[]>,
  ): Promise<{ added: number; changed: number; unchanged: number }>
  list(): Promise<{ airdrop: string; addresses: number; total: bigint }[]>
  /** Answers how many addresses it had. */
  remove(airdrop: string): Promise<number>
}
