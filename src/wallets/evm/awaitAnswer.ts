import type { Connector } from 'wagmi'
import { AppError } from '#core/errors.ts'
import type { WalletAccount } from '../contract.ts'
import { requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'
import { isAlreadyConnected, translateWalletError } from './errors.ts'
import { abandon, propose } from './proposal.ts'
import { RELAY_MS, unreached } from './walletConnect.ts'
import { within } from './within.ts'

/** One caller waiting for a proposal to be approved. */
export interface Waiting {
  /** Pairing URI; empty when an earlier session still exists. @throws AppError `relay_unreachable` when none arrives */
  readonly uri: Promise<string>
  /** @throws AppError of the wallet; `wallet_closed` when a later caller took over */
  readonly account: Promise<WalletAccount>
  /** Stops waiting. */
  leave(): void
}

export const closed = () =>
  new AppError('wallet_closed', 'The connection closed before your wallet responded.', {
    status: 400,
    retriable: true,
  })

/** Proposes a connection and waits for it; an earlier caller of the same proposal is dropped. */
export function awaitAnswer(config: EvmConfig, connector: Connector): Waiting {
  const proposal = propose(config, connector)
  const me = (proposal.waiting = {})
  const wanted = () => proposal.waiting === me
  const account = proposal.answer.then(
    (): WalletAccount => {
      if (wanted()) return requireAccount(config)
      throw closed()
    },
    (error: unknown) => {
      // An earlier session was resumed meanwhile.
      if (wanted() && isAlreadyConnected(error)) return requireAccount(config)
      throw wanted() ? translateWalletError(error) : closed()
    },
  )
  return {
    // A rejection before there is a URI is the answer; an existing session needs no URI.
    uri: within(RELAY_MS, Promise.race([proposal.uri, account.then(() => '')]), unreached),
    account,
    leave() {
      account.catch(() => undefined)
      if (wanted()) void abandon(connector, proposal)
    },
  }
}
