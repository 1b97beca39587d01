import type { EndpointCheck, EndpointExpectations } from '#chains/rpc/verifyEndpoints.ts'
import { isOfEndpoint } from '#chains/rpc/errors.ts'
import { globalIdOf } from '../networks.ts'
import { readPlace, runMethod } from './api/accounts.ts'
import { blockAt, newestBlock, readHeader } from './api/blocks.ts'
import { faults, type NodeContext, type TonApi } from './api/open.ts'

type Check = EndpointCheck<TonApi>

/** Checks that every endpoint of a TON network must pass before money depends on it. */
export const endpointChecks = (context: NodeContext, { cursor }: EndpointExpectations): readonly Check[] => {
  const replace = `replace the endpoint in RPC_${context.id}.`
  return [
    network(globalIdOf(Number(context.id)), `To continue, ${replace}`),
    jettons(context, `Correct tokens.json, or ${replace}`),
    ...(context.depositAddress === null
      ? []
      : [states(context.depositAddress, cursor, `Use an endpoint that keeps older states: ${replace}`)]),
  ]
}

const network = (expected: number | null, advice: string): Check => ({
  name: 'network',
  advice,
  problem: async (api) => {
    const { globalId } = await readHeader(api, (await newestBlock(api)).seqno)
    return expected === null || globalId === expected ? null : `serves the network ${globalId}, not ${expected}`
  },
})

/** Jettons name their decimals off chain as often as on it, so only their existence is compared. */
const jettons = ({ tokens, depositAddress }: NodeContext, advice: string): Check => ({
  name: 'token_masters',
  advice,
  problem: async (api) => {
    for (const token of tokens.values()) {
      if (!token) continue
      const owner = depositAddress ?? token.master
      if (!(await runMethod(api, token.master, 'get_wallet_address', [{ address: owner }])))
        return `shows no jetton master at ${token.master}`
    }
    return null
  },
})

/** Scans read the deposit account's state at single blocks, back to the last one that was scanned. */
const states = (account: string, cursor: bigint | null, advice: string): Check => ({
  name: 'history',
  advice,
  problem: async (api) => {
    const seqno = cursor === null || cursor < 1n ? (await newestBlock(api)).seqno - 1 : Number(cursor)
    try {
      await blockAt(api, Math.max(seqno, 1))
      await readPlace(api, account, Math.max(seqno, 1))
      return null
    } catch (error) {
      if (!faults.isBehind(error) && !isOfEndpoint(error)) throw error
      return `has no state of block ${seqno}, up to which deposits were scanned`
    }
  },
})
