import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { createTokenAccount, memo, transferCoins, transferTokens, withReference } from './instructions.ts'

export interface Transfer {
  readonly from: string
  readonly to: string
  /** Mint and its decimals; null = the native coin. */
  readonly token: { mint: string; decimals: number } | null
  /** Amount to transfer, in base units. */
  readonly amount: bigint
  readonly memo: string | null
  /**
   * 32 bytes that identify the payment: an order's hash or a refund's reference, because the memo may be an exchange's.
   */
  readonly reference?: `0x${string}` | null
  /** Lamports on top of the transfer. */
  readonly extraLamports: bigint
  /** True if the recipient's token account may have to be created. */
  readonly createAccount: boolean
}

function move(transfer: Transfer, from: PublicKey, to: PublicKey): TransactionInstruction[] {
  const { token, amount, extraLamports } = transfer
  const named = (call: TransactionInstruction): TransactionInstruction =>
    transfer.reference ? withReference(call, transfer.reference) : call
  const lamports = (value: bigint): TransactionInstruction[] => (value > 0n ? [transferCoins(from, to, value)] : [])
  if (!token) return lamports(amount + extraLamports).map(named)
  const mint = new PublicKey(token.mint)
  return [
    ...(transfer.createAccount ? [createTokenAccount(from, to, mint)] : []),
    named(transferTokens({ from, to, mint, amount, decimals: token.decimals })),
    ...lamports(extraLamports),
  ]
}

/** Builds a payout or a deposit: the transfer with its memo, which is the order's id or the exchange's own. */
export function transferInstructions(transfer: Transfer): TransactionInstruction[] {
  const from = new PublicKey(transfer.from)
  const to = new PublicKey(transfer.to)
  return [...move(transfer, from, to), ...(transfer.memo === null ? [] : [memo(from, transfer.memo)])]
}
