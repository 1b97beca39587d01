import type { Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { EvmConfig } from './config.ts'
import { afterGoodbye, sayGoodbye } from './farewell.ts'
import { takeBack } from './walletConnect.ts'

/** A connection that is offered over the relay. It names no wallet, so that another one may be asked to take it. */
export interface Proposal {
  /** What the wallet is shown; never settles when the relay gives none. */
  readonly uri: Promise<string>
  /** The wallet's answer; where nobody waits for it any more it is disconnected by then. */
  readonly answer: Promise<void>
  /** Who waits for it, null when nobody does. */
  waiting: object | null
}

const withoutAddress = new WeakMap<Connector, Proposal>()

/**
 * The one that has no address yet, or a new one: an address does not say which of two proposals it belongs to, and what somebody has left
 * on a slow relay is as good for whoever comes next.
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

/** Nobody waits for it any more: it is taken back when it has an address, if nobody has come by then. */
export async function abandon(connector: Connector, proposal: Proposal): Promise<void> {
  proposal.waiting = null
  const uri = await proposal.uri
  if (!proposal.waiting) await takeBack(connector, uri)
}
