import type { Connector } from 'wagmi'
import { AppError } from '#core/errors.ts'
import type { WalletAccount } from '../contract.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { isAlreadyConnected, translateWalletError } from './errors.ts'
import { RELAY_MS, takeBack, unreached } from './walletConnect.ts'
import { connect } from 'wagmi/actions'
import type { Proposal } from './relay.ts'

/** One caller waiting for a proposal to be approved. */
interface Waiting {
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

/**
 * Reuses a proposal without a URI yet, else creates one: a URI does not identify its proposal, and one abandoned on a slow relay
 * serves the next caller equally well.
 */
function propose(config: EvmConfig, connector: Connector): Proposal {
  const known = config.relay.proposals.get(connector)
  if (known) return known
  const proposal = begin(config, connector)
  config.relay.proposals.set(connector, proposal)
  return proposal
}

function begin(config: EvmConfig, connector: Connector): Proposal {
  const { proposals } = config.relay
  let listen: (message: { type: string; data?: unknown }) => void = () => {}
  const uri = new Promise<string>((resolve) => {
    listen = ({ type, data }) => {
      if (type === 'display_uri') resolve(String(data))
    }
  })
  const ask = async (): Promise<void> => {
    await afterGoodbye(config, connector)
    connector.emitter.on('message', listen)
    await connect(config, { connector })
    if (!proposal.waiting) await sayGoodbye(config, connector)
  }
  const proposal: Proposal = { uri, answer: ask(), waiting: null }
  const addressed = (): void => {
    connector.emitter.off('message', listen)
    if (proposals.get(connector) === proposal) proposals.delete(connector)
  }
  proposal.answer.then(addressed, addressed)
  void uri.then(addressed)
  return proposal
}

/** Withdraws the proposal once it has a URI, unless another caller has taken it meanwhile. */
async function abandon(connector: Connector, proposal: Proposal): Promise<void> {
  proposal.waiting = null
  const uri = await proposal.uri
  if (!proposal.waiting) await takeBack(connector, uri)
}

/** Maximum wait for an unreachable relay. */
export const FAREWELL_MS = 3000

/**
 * Disconnects a wallet, or drops it after a timeout. Not wagmi's `disconnect`, which captures the connection list
 * at the start and would restore it when the disconnect finishes.
 */
export async function sayGoodbye({ relay }: EvmConfig, connector: Connector): Promise<void> {
  const farewell = connector.disconnect().catch(() => undefined)
  relay.farewells.set(connector, farewell)
  await within(FAREWELL_MS, farewell, () => connector.onDisconnect())
  connector.emitter.emit('disconnect')
}

/** A pending disconnect would end the next connection too. @throws AppError `relay_unreachable` when it takes too long */
async function afterGoodbye({ relay }: EvmConfig, connector: Connector): Promise<void> {
  await within(RELAY_MS, relay.farewells.get(connector) ?? Promise.resolve(), unreached)
}

/** Resolves with the work, or with `late()` after `ms`. */
async function within<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    return await Promise.race([work, over.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
