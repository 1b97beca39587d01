import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { ChainNode } from './contract.ts'
import { recordDisputes } from './recordDisputes.ts'
import type { OnDispute } from './rpc/dispute.ts'
import { createEvmNode } from './evm/node/createNode.ts'
import { createSvmNode } from './svm/node/createNode.ts'
import { createTonNode } from './ton/node/createNode.ts'

export interface NodeOptions {
  chain: ChainDef
  /** This chain's assets, for decimals and token addresses. */
  assets: readonly AssetDef[]
  /** JSON-RPC URLs, best first. */
  endpoints: readonly string[]
  /** How many endpoints must agree where money depends on the answer; 1 only on a local network. */
  quorum: number
  /** Called for every question that the endpoints answer differently without a side that proves itself. */
  onDispute?: OnDispute
}

const makers: Partial<Record<FamilyName, (options: NodeOptions) => ChainNode>> = {
  evm: createEvmNode,
  svm: createSvmNode,
  ton: createTonNode,
}

/** @throws AppError `family_unsupported` for a family without a node client. */
export function createChainNode(options: NodeOptions): ChainNode {
  const make = makers[options.chain.family]
  if (!make) throw new AppError('family_unsupported', `${options.chain.name} has no node client yet.`, { status: 400 })
  // The same endpoint written twice would have two votes.
  const node = make({ ...options, endpoints: [...new Set(options.endpoints)] })
  return options.onDispute ? recordDisputes(node, options.onDispute) : node
}
