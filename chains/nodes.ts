import { AppError } from '#core/errors.ts'
import { type ChainNode, type NetworkNode, type NodeOptions, settles } from './contract.ts'
import { recordDisputes } from './recordDisputes.ts'
import { servicesOf } from './services.ts'

/** Creates the node client of a network. @throws AppError `family_unsupported` for a family without a node client. */
export function createNetworkNode(options: NodeOptions): NetworkNode {
  const services = servicesOf(options.chain.family)
  if (!services)
    throw new AppError('family_unsupported', `${options.chain.name} has no node client yet.`, { status: 400 })
  // The same endpoint listed twice would have two votes.
  const node = services.createNode({ ...options, endpoints: [...new Set(options.endpoints)] })
  return options.onDispute ? recordDisputes(node, options.onDispute) : node
}

/** The same for a network with settlement. @throws AppError `settlement_unsupported` where its family has none */
export function createChainNode(options: NodeOptions): ChainNode {
  const node = createNetworkNode(options)
  if (!settles(node))
    throw new AppError('settlement_unsupported', `Transfers don’t settle on ${options.chain.name}.`, {
      status: 400,
      retriable: false,
    })
  return node
}
