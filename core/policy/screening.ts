import type { ChainId } from '../chain/chainId.ts'

/** Where in an order's life the question is asked. */
export type ScreeningStage = 'quote' | 'order' | 'deposit'

export interface ScreeningSubject {
  readonly stage: ScreeningStage
  /** Canonical addresses with the network they belong to: sender, recipient, refund address. */
  readonly addresses: readonly { chain: ChainId; address: string }[]
}

/** Null = go on. A reason is a stable snake_case word; nobody is told more than that. */
export interface Screening {
  check(subject: ScreeningSubject): Promise<{ reason: string } | null>
}
export const noScreening: Screening = { check: () => Promise.resolve(null) }
