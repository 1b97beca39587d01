import { ComputeBudgetProgram, type TransactionInstruction } from '@solana/web3.js'
import type { Agreed, Trusted } from '#chains/rpc/trust.ts'
import { type Transfer, transferInstructions } from '../../transfer.ts'
import { COMPUTE_UNITS } from '../fees.ts'
import type { Lifetime } from './lifetime.ts'

/**
 * All that signing needs: the same detail signs to the same bytes. What nodes reported is agreed on by a quorum or bounded; the rest
 * is the action's own.
 */
export interface SvmDetail extends Lifetime {
  readonly transfer: Transfer & { readonly createAccount: Agreed<boolean> }
  /** Millionths of a lamport per compute unit. */
  readonly computePrice: Trusted<bigint>
}

/** The transfer, preceded by its price if the network asks for one. */
export function payoutInstructions({ transfer, computePrice }: SvmDetail): TransactionInstruction[] {
  const instructions = transferInstructions(transfer)
  if (computePrice === 0n) return instructions
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: computePrice }),
    ...instructions,
  ]
}
