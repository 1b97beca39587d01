import type { Connector } from 'wagmi'
import { AppError } from '#core/errors.ts'
import type { WalletAccount } from '../contract.ts'
import { requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'
import { isAlreadyConnected, translateWalletError } from './errors.ts'
import { abandon, propose } from './proposal.ts'
import { RELAY_MS, unreached } from './walletConnect.ts'
import { within } from './within.ts'

/** Somebody who waits for a wallet to take what is proposed. */
export interface Waiting {
  /** What the wallet is shown; empty where an earlier session is still there. @throws AppError `relay_unreachable` when none comes */
  readonly uri: Promise<string>
  /** @throws AppError of the wallet; `wallet_closed` where somebody else has come to wait in between */
  readonly account: Promise<WalletAccount>
  /** The answer is not waited for any more. */
  leave(): void
}

export const closed = () =>
  new AppError('wallet_closed', 'The connection was closed before the wallet answered.', {
    status: 400,
    retriable: true,
  })

/** Proposes a connection and waits for it; whoever waited for the same proposal before has left. */
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
      // An earlier session was being resumed meanwhile.
      if (wanted() && isAlreadyConnected(error)) return requireAccount(config)
      throw wanted() ? translateWalletError(error) : closed()
    },
  )
  return {
    // A refusal before there is an address is the answer; a session that is still there needs no address.
    uri: within(RELAY_MS, Promise.race([proposal.uri, account.then(() => '')]), unreached),
    account,
    leave() {
      account.catch(() => undefined)
      if (wanted()) void abandon(connector, proposal)
    },
  }
}
