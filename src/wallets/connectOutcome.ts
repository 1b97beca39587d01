/** Effect of a failed connection on the family's wallet state (spec §8). */
export type ConnectOutcome =
  /** No change: the user may simply retry. */
  | 'keep'
  /** Clears the state. */
  | 'reset'
  /** Clears the state and disconnects the wallet. */
  | 'disconnect'

const outcomes: Readonly<Record<string, ConnectOutcome>> = {
  wallet_closed: 'keep',
  wallet_pending_request: 'keep',
  wallet_rejected: 'reset',
  wallet_not_found: 'reset',
  // No wallet was asked: the networks or the family's code were still loading.
  wallets_not_configured: 'keep',
  api_unreachable: 'keep',
  timeout: 'keep',
}

export const outcomeOf = (reason: string): ConnectOutcome => outcomes[reason] ?? 'disconnect'
