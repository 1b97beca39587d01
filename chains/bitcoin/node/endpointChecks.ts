import { isOfEndpoint } from '#chains/rpc/errors.ts'
import type { EndpointCheck, EndpointExpectations } from '#chains/rpc/verifyEndpoints.ts'
import { type BitcoinApi, faults, type NodeContext } from './api/api.ts'
import { parseBlock } from './block.ts'

type Check = EndpointCheck<BitcoinApi>

/** Checks that every endpoint of a Bitcoin-like network must pass before money depends on it. */
export const endpointChecks = (
  { chain, genesis }: Pick<NodeContext, 'chain' | 'genesis'>,
  { cursor }: EndpointExpectations,
): readonly Check[] => {
  const replace = `replace the endpoint in RPC_${chain.id}.`
  return [
    network(genesis, `To continue, ${replace}`),
    history(cursor, `Use an endpoint that keeps all blocks and transactions: ${replace}`),
  ]
}

const network = (expected: readonly string[] | null, advice: string): Check => ({
  name: 'network',
  advice,
  problem: async (api) => {
    const genesis = await api.blockHash(0n)
    return !expected || expected.includes(genesis) ? null : `serves the network with the first block ${genesis}`
  },
})

/** Scans read whole blocks back to the last one that was scanned, and payments are proven by earlier transactions. */
const history = (cursor: bigint | null, advice: string): Check => ({
  name: 'history',
  advice,
  problem: async (api) => {
    const height = cursor ?? (await api.height())
    try {
      const hash = await api.blockHash(height)
      const [first] = parseBlock(await api.block(hash), hash).transactions
      if (height > 0n && first && !(await api.rawTransaction(first.txId)))
        return `has no transactions of block ${height}`
      return null
    } catch (error) {
      if (!faults.isBehind(error) && !isOfEndpoint(error)) throw error
      return `has no block ${height}, up to which deposits were scanned`
    }
  },
})
