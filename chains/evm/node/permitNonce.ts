import { domainSeparator, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { permitDomain } from '../order/permit.ts'
import { type NodeContext, lower } from './context.ts'

const abi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
])

/**
 * Nonce of the owner's next permit; null for accounts with code and for tokens that sign under another domain than the
 * given one.
 */
export function readPermitNonce(
  { pool, id }: NodeContext,
  owner: string,
  token: string,
  domain: { name: string; version: string },
): Promise<bigint | null> {
  const [account, address] = [lower(owner), lower(token)]
  const ours = domainSeparator({ domain: permitDomain({ chainId: id, token: address, ...domain }) })
  return pool.agree(async (client) => {
    const [code, nonce, theirs] = await Promise.all([
      getCode(client, { address: account, blockTag: 'latest' }),
      readContract(client, { abi, address, functionName: 'nonces', args: [account], blockTag: 'latest' }),
      readContract(client, { abi, address, functionName: 'DOMAIN_SEPARATOR', blockTag: 'latest' }),
    ])
    return code === undefined && theirs === ours ? nonce : null
  }, String)
}
