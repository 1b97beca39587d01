import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type PendingCheckIn, wasSent } from './flow/pendingCheckIn.ts'

interface Facts {
  readonly pending: PendingCheckIn | null
  /** Network chosen by the user in this sheet. */
  readonly chosen: number | null
  readonly usual: number
}

/** Network of today's check-in. A sent one fixes it; when the wallet never answered, the user may choose again. */
export const networkOfCheckIn = ({ pending, chosen, usual }: Facts): number =>
  wasSent(pending) ? pending.chainId : (chosen ?? pending?.chainId ?? usual)

/** Default network of the user's wallet: the operator's own, else the first of the wallet's family. */
export function usualNetwork(
  offered: readonly Pick<ChainRow, 'chain_id' | 'family'>[],
  preferred: number,
  account: Pick<WalletAccount, 'family'> | undefined,
): number {
  const fitting = account ? offered.filter(({ family }) => family === account.family) : offered
  return (fitting.find(({ chain_id }) => chain_id === preferred) ?? fitting[0])?.chain_id ?? preferred
}
