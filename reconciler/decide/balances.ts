import type { WalletTransaction } from '#chains/contract/settlement.ts'
import { assetId, NATIVE, type AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Mismatch } from './mismatch.ts'

export interface EscrowFigures {
  readonly chainId: ChainId
  readonly escrow: string
  readonly asset: AssetId
  /** Deposits that are neither claimed nor refunded. */
  readonly open: bigint
  /** Fees accrued to channels but not withdrawn. */
  readonly fees: bigint
  /** Payments that their accounts could not receive and have not withdrawn. */
  readonly owed: bigint
  readonly held: bigint
}

/** An escrow must hold at least its debts; anyone can send it more. */
export function judgeEscrow({ chainId, escrow, asset, open, fees, owed, held }: EscrowFigures): Mismatch | null {
  const expected = open + fees + owed
  if (held >= expected) return null
  return {
    kind: 'escrow_short',
    subject: `${asset}:${escrow}`,
    details: { expected: String(expected), actual: String(held) },
    pauses: [chainId],
  }
}

export interface WalletFigures {
  readonly chainId: ChainId
  readonly wallet: string
  readonly opening: ReadonlyMap<AssetId, bigint>
  readonly closing: ReadonlyMap<AssetId, bigint>
  /** Transactions that the wallet signed between the two. */
  readonly signed: readonly WalletTransaction[]
  /** Known receipts: claims and deposits in the maker's custody. Anyone can send it more. */
  readonly received: ReadonlyMap<AssetId, bigint>
}

/** Opening + received − sent − fees must not exceed the closing balance. */
export function judgeWallet({ chainId, wallet, opening, closing, signed, received }: WalletFigures): Mismatch[] {
  return [...opening].flatMap(([asset, before]): Mismatch[] => {
    const after = closing.get(asset)
    if (after === undefined) return []
    const native = assetId(chainId, NATIVE)
    const feeOf = ({ fee, feeAsset = native }: WalletTransaction): bigint => (feeAsset === asset ? fee : 0n)
    const sent = signed.reduce((sum, tx) => sum + (tx.out.get(asset) ?? 0n) + feeOf(tx), 0n)
    const expected = before + (received.get(asset) ?? 0n) - sent
    if (after >= expected) return []
    const details = { expected: String(expected), actual: String(after), wallet }
    return [{ kind: 'wallet_short', subject: asset, details, pauses: [chainId] }]
  })
}
