import type { ChainId } from '../chain/chainId.ts'

/** Stage of an order at which screening runs. */
export type ScreeningStage = 'quote' | 'order' | 'deposit'

export interface ScreeningSubject {
  readonly stage: ScreeningStage
  /** Canonical addresses with their networks: sender, recipient, refund address. */
  readonly addresses: readonly { chain: ChainId; address: string }[]
}

/** Null = allowed. A reason is a stable snake_case code; users learn nothing more. */
export interface Screening {
  check(subject: ScreeningSubject): Promise<{ reason: string } | null>
}
export const noScreening: Screening = { check: () => Promise.resolve(null) }
