import type { WalletFamily } from '#src/wallets/contract.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'

/**
 * Skips approvals that are already on chain when a transfer resumes: the page missed the wallet's answer and would request the same
 * allowance again. When the network does not answer, the transfer stays unchanged.
 */
export async function skipApproved(
  wallets: Pick<WalletFamily, 'isApproved'>,
  transfer: PendingTransfer,
): Promise<PendingTransfer> {
  const { steps, expected } = transfer
  if (!wallets.isApproved || transfer.phase === 'sent') return transfer
  // The last approval counts: some tokens need a zero allowance first.
  const last = steps.findLastIndex(({ label }) => label === 'approve')
  const step = steps[last]
  if (!step || last < transfer.next) return transfer
  const isApproved = await wallets.isApproved(step, expected).catch(() => false)
  return isApproved ? { ...transfer, next: last + 1, phase: 'ready', txRef: null } : transfer
}
