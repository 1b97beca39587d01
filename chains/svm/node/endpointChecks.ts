import type { Connection } from '@solana/web3.js'
import type { EndpointCheck, EndpointExpectations } from '#chains/rpc/verifyEndpoints.ts'
import { TOKEN_PROGRAM } from '../instructions.ts'
import { type NodeContext, publicKey } from './context.ts'

type Check = EndpointCheck<Connection>

/** Offset of the decimals in a mint account. */
const DECIMALS_AT = 44

/** Checks that every endpoint of an SVM network must pass before money depends on it. */
export const endpointChecks = (context: NodeContext, { cursor }: EndpointExpectations): readonly Check[] => {
  const replace = `replace the endpoint in RPC_${context.id}.`
  return [
    network(context.chain.settlement?.genesisHash ?? null, `To continue, ${replace}`),
    decimals(context, `Correct tokens.json, or ${replace}`),
    ...(cursor === null ? [] : [history(cursor, `Use an endpoint with a longer history: ${replace}`)]),
  ]
}

/** Without a pinned hash a majority of the endpoints names the cluster. */
const network = (genesisHash: string | null, advice: string): Check => ({
  name: 'network',
  advice,
  problem: async (connection) => {
    if (genesisHash === null) return null
    const served = await connection.getGenesisHash()
    return served === genesisHash ? null : `serves the cluster ${served}, not ${genesisHash}`
  },
})

const decimals = ({ tokens }: NodeContext, advice: string): Check => ({
  name: 'token_decimals',
  advice,
  problem: async (connection) => {
    const mints = [...tokens.values()].filter((token) => token !== null)
    const accounts = await connection.getMultipleAccountsInfo(mints.map(({ mint }) => publicKey(mint)))
    for (const [index, token] of mints.entries()) {
      const account = accounts[index]
      if (!account?.owner.equals(TOKEN_PROGRAM)) return `shows no token at ${token.mint}`
      const served = account.data[DECIMALS_AT]
      if (served !== token.decimals) return `says that ${token.mint} has ${served} decimals, not ${token.decimals}`
    }
    return null
  },
})

/** Deposits between the cursor and the start of an endpoint's history would never be seen. */
const history = (cursor: bigint, advice: string): Check => ({
  name: 'history',
  advice,
  problem: async (connection) => {
    const first = BigInt(await connection.getFirstAvailableBlock())
    return first <= cursor ? null : `keeps blocks from slot ${first} on, and deposits were scanned up to slot ${cursor}`
  },
})
