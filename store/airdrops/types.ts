export interface AllocationLine {
  /** Line number in the list, for error messages. */
  line: number
  /** Address in lower case. */
  address: string
  /** Allocation in base units. */
  amount: bigint
}

export interface Airdrops {
  /** Amounts of the addresses that have one. Writes nothing, so that queries leave no trace. */
  amounts(airdrop: string, addresses: readonly string[]): Promise<ReadonlyMap<string, bigint>>
  /** True once the airdrop has an allocation of any address. */
  isListed(airdrop: string): Promise<boolean>
  /**
   * Imports a list atomically; known addresses take the new amount, duplicate lines count once. `batches` is read once
   * per attempt.
   * @throws AppError `allocation_contradicts` if the list has two amounts for an address; errors of `batches`
   */
  import(
    airdrop: string,
    batches: () => AsyncIterable<readonly AllocationLine[]>,
  ): Promise<{ added: number; changed: number; unchanged: number }>
  list(): Promise<{ airdrop: string; addresses: number; total: bigint }[]>
  /** Returns the number of removed addresses. */
  remove(airdrop: string): Promise<number>
}
