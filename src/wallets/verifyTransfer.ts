import { isNative, parseAssetId, type AssetId } from '#core/chain/assetId.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import type { Expectation } from './contract.ts'
import { mismatch } from './walletErrors.ts'

/** Deposit by a transfer with a memo, in the form that families share. */
export interface MemoTransfer {
  readonly chainId: number
  readonly label: string
  readonly from: string
  readonly to: string
  /** Null = the native coin. */
  readonly token: string | null
  readonly amount: string
  readonly memo: string
}

const memoOf = ({ memo }: MemoTransfer) => readDepositMemo(memo)

/** Conditions of a valid transfer, with the name reported on failure. */
const checks: readonly [what: string, holds: (transfer: MemoTransfer, expected: Expectation) => boolean][] = [
  ['the custody', (_, { quote }) => quote.custody === 'maker'],
  ['the kind of step', ({ label }) => label === 'transfer'],
  ['the network', ({ chainId }, { quote }) => chainId === parseAssetId(quote.from_asset).chain],
  ['the sender', ({ from }, { depositor }) => from === depositor],
  ['the deposit address', ({ to }, { settlementAddress }) => to === settlementAddress],
  [
    'the asset you send',
    ({ token }, { quote }) =>
      token === (isNative(quote.from_asset as AssetId) ? null : parseAssetId(quote.from_asset).token),
  ],
  ['the amount you send', ({ amount }, { quote }) => amount === quote.send_amount],
  ['the order in the memo', (transfer, { orderId }) => memoOf(transfer)?.orderId === orderId],
  ['the amount in the memo', (transfer, { quote }) => memoOf(transfer)?.amount === BigInt(quote.send_amount)],
  [
    'the destination network',
    (transfer, { quote }) => memoOf(transfer)?.toChain === parseAssetId(quote.to_asset).chain,
  ],
  ['the refund address', (transfer, { refundAddress }) => memoOf(transfer)?.refundAddress === refundAddress],
]

/** Last check before the wallet. The transaction is then built from these fields only. @throws AppError `wallet_mismatch` */
export function verifyTransfer(transfer: MemoTransfer, expected: Expectation): void {
  const failed = checks.find(([, holds]) => !holds(transfer, expected))
  if (failed) throw mismatch(failed[0])
}
