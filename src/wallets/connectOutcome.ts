/** What becomes of the wallet of a family when connecting failed (spec §8). */
export type ConnectOutcome =
  /** Nothing: it may simply be tried again. */
  | 'keep'
  /** Its state is cleared. */
  | 'reset'
  /** Its state is cleared and the wallet itself is told to go. */
  | 'disconnect'

const outcomes: Readonly<Record<string, ConnectOutcome>> = {
  wallet_closed: 'keep',
  wallet_pending_request: 'keep',
  wallet_rejected: 'reset',
  wallet_not_found: 'reset',
  // No wallet was asked: the networks were still on their way, or the code of the family.
  wallets_not_configured: 'keep',
  api_unreachable: 'keep',
  timeout: 'keep',
}

export const outcomeOf = (reason: string): ConnectOutcome => outcomes[reason] ?? 'disconnect'
