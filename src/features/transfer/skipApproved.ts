import type { WalletFamily } from '#src/wallets/contract.ts'
import type { PendingTransfer } from './pending.ts'

/**
 * The transfer behind the approvals that its network already has, for one that goes on after a reload: the page did not see the wallet's answer, and
 * would ask for the same allowance again. A network that does not answer leaves it as it is.
 */
export async function skipApproved(
  wallets: Pick<WalletFamily, 'isApproved'>,
  transfer: PendingTransfer,
): Promise<PendingTransfer> {
  const { steps, expected } = transfer
  if (!wallets.isApproved || transfer.phase === 'sent') return transfer
  // The last one decides: some tokens take an allowance only after another of zero.
  const last = steps.findLastIndex(({ label }) => label === 'approve')
  const step = steps[last]
  if (!step || last < transfer.next) return transfer
  const isApproved = await wallets.isApproved(step, expected).catch(() => false)
  return isApproved ? { ...transfer, next: last + 1, phase: 'ready', txRef: null } : transfer
}
