import { AppError } from '#core/errors.ts'
import type { ChainNode, NodeOptions } from './contract.ts'
import { recordDisputes } from './recordDisputes.ts'
import { servicesOf } from './services.ts'

/** Creates the node client of a chain. @throws AppError `family_unsupported` for a family without a node client. */
export function createChainNode(options: NodeOptions): ChainNode {
  const services = servicesOf(options.chain.family)
  if (!services)
    throw new AppError('family_unsupported', `${options.chain.name} has no node client yet.`, { status: 400 })
  // The same endpoint listed twice would have two votes.
  const node = services.createNode({ ...options, endpoints: [...new Set(options.endpoints)] })
  return options.onDispute ? recordDisputes(node, options.onDispute) : node
}
