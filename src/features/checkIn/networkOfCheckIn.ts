import { type PendingCheckIn, wasSent } from './pendingCheckIn.ts'

interface Facts {
  readonly pending: PendingCheckIn | null
  /** By the person, in this sheet. */
  readonly chosen: number | null
  readonly usual: number
}

/** Where today's check-in stands or will stand. Only one that was sent for certain is bound to its network; where the wallet stayed silent the person chooses anew. */
export const networkOfCheckIn = ({ pending, chosen, usual }: Facts): number => (wasSent(pending) ? pending.chainId : (chosen ?? pending?.chainId ?? usual))
