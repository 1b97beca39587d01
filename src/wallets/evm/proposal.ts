import type { Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { EvmConfig } from './config.ts'
import { afterGoodbye, sayGoodbye } from './farewell.ts'
import { takeBack } from './walletConnect.ts'

/** Connection proposal on the relay. It names no wallet, so another wallet may answer it. */
export interface Proposal {
  /** Pairing URI; never settles when the relay returns none. */
  readonly uri: Promise<string>
  /** The wallet's answer; a wallet that answers after every caller has left is disconnected first. */
  readonly answer: Promise<void>
  /** Current caller; null when there is none. */
  waiting: object | null
}

const withoutAddress = new WeakMap<Connector, Proposal>()

/**
 * Reuses a proposal without a URI yet, else creates one: a URI does not identify its proposal, and one abandoned on a slow relay
 * serves the next caller equally well.
 */
export function propose(config: EvmConfig, connector: Connector): Proposal {
  const known = withoutAddress.get(connector)
  if (known) return known
  const proposal = begin(config, connector)
  withoutAddress.set(connector, proposal)
  return proposal
}

function begin(config: EvmConfig, connector: Connector): Proposal {
  let listen: (message: { type: string; data?: unknown }) => void = () => {}
  const uri = new Promise<string>((resolve) => {
    listen = ({ type, data }) => {
      if (type === 'display_uri') resolve(String(data))
    }
  })
  const ask = async (): Promise<void> => {
    await afterGoodbye(connector)
    connector.emitter.on('message', listen)
    await connect(config, { connector })
    if (!proposal.waiting) await sayGoodbye(connector)
  }
  const proposal: Proposal = { uri, answer: ask(), waiting: null }
  const addressed = (): void => {
    connector.emitter.off('message', listen)
    if (withoutAddress.get(connector) === proposal) withoutAddress.delete(connector)
  }
  proposal.answer.then(addressed, addressed)
  void uri.then(addressed)
  return proposal
}

/** Withdraws the proposal once it has a URI, unless another caller has taken it meanwhile. */
export async function abandon(connector: Connector, proposal: Proposal): Promise<void> {
  proposal.waiting = null
  const uri = await proposal.uri
  if (!proposal.waiting) await takeBack(connector, uri)
}
