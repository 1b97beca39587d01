import type { Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { EvmConfig } from './config.ts'
import { afterGoodbye, sayGoodbye } from './farewell.ts'
import type { Proposal } from './relay.ts'
import { takeBack } from './walletConnect.ts'

/**
 * Reuses a proposal without a URI yet, else creates one: a URI does not identify its proposal, and one abandoned on a slow relay
 * serves the next caller equally well.
 */
export function propose(config: EvmConfig, connector: Connector): Proposal {
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
export async function abandon(connector: Connector, proposal: Proposal): Promise<void> {
  proposal.waiting = null
  const uri = await proposal.uri
  if (!proposal.waiting) await takeBack(connector, uri)
}
