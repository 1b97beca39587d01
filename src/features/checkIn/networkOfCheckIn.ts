import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type PendingCheckIn, wasSent } from './pendingCheckIn.ts'

interface Facts {
  readonly pending: PendingCheckIn | null
  /** By the person, in this sheet. */
  readonly chosen: number | null
  readonly usual: number
}

/** Where today's check-in stands or will stand. Only one that was sent for certain is bound to its network; where the wallet stayed silent the person chooses anew. */
export const networkOfCheckIn = ({ pending, chosen, usual }: Facts): number =>
  wasSent(pending) ? pending.chainId : (chosen ?? pending?.chainId ?? usual)

/** Where the person's wallet can check in without a choice: the operator's own network, else the first one of the wallet's kind. */
export function usualNetwork(
  offered: readonly Pick<ChainRow, 'chain_id' | 'family'>[],
  preferred: number,
  account: Pick<WalletAccount, 'family'> | undefined,
): number {
  const fitting = account ? offered.filter(({ family }) => family === account.family) : offered
  return (fitting.find(({ chain_id }) => chain_id === preferred) ?? fitting[0])?.chain_id ?? preferred
}
