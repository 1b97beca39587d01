import { ComputeBudgetProgram, type TransactionInstruction } from '@solana/web3.js'
import { transferInstructions } from '../../transfer.ts'
import { COMPUTE_UNITS } from '../fees.ts'
import type { SvmDetail } from './plan.ts'

/** The transfer, preceded by its price where the network asks for one. */
export function payoutInstructions({ transfer, computePrice }: SvmDetail): TransactionInstruction[] {
  const instructions = transferInstructions(transfer)
  if (computePrice === 0n) return instructions
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: computePrice }),
    ...instructions,
  ]
}
