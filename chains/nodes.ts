import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { ChainNode, NodeOptions } from './contract.ts'
import { recordDisputes } from './recordDisputes.ts'
import { createEvmNode } from './evm/node/createNode.ts'
import { createSvmNode } from './svm/node/createNode.ts'
import { createTonNode } from './ton/node/createNode.ts'

const makers: Partial<Record<FamilyName, (options: NodeOptions) => ChainNode>> = {
  evm: createEvmNode,
  svm: createSvmNode,
  ton: createTonNode,
}

/** Creates the node client of a chain. @throws AppError `family_unsupported` for a family without a node client. */
export function createChainNode(options: NodeOptions): ChainNode {
  const make = makers[options.chain.family]
  if (!make) throw new AppError('family_unsupported', `${options.chain.name} has no node client yet.`, { status: 400 })
  // The same endpoint listed twice would have two votes.
  const node = make({ ...options, endpoints: [...new Set(options.endpoints)] })
  return options.onDispute ? recordDisputes(node, options.onDispute) : node
}
