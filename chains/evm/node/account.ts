import { type Client, domainSeparator, encodeFunctionData, erc20Abi, isHex, numberToHex, parseAbi } from 'viem'
import { getBalance, getBlockNumber, getCode, readContract, verifyMessage } from 'viem/actions'
import { DisputeError, reachedOf } from '#chains/rpc/votes.ts'
import type { ContractAnswer } from '#chains/contract/reader.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { callOne } from './calls.ts'
import { lower, type NodeContext } from './context.ts'
import { mapLimit, singleFlight } from '#core/async.ts'
import { permitDomain } from '../order/permit.ts'
import { isRevert } from './recipient.ts'
import type { Pool } from './rpc.ts'

/** Balances of the owner at the latest block. */
export async function readBalances(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<ReadonlyMap<AssetId, bigint>> {
  const holder = lower(owner)
  const readOne = (client: Client, asset: AssetId): Promise<bigint> =>
    isNative(asset)
      ? getBalance(client, { address: holder, blockTag: 'latest' })
      : readContract(client, {
          abi: erc20Abi,
          address: lower(parseAssetId(asset).token),
          functionName: 'balanceOf',
          args: [holder],
          blockTag: 'latest',
        })
  const answers = await pool.heard((client) => mapLimit(assets, 8, (asset) => readOne(client, asset)))
  return new Map(
    assets.map((asset, index) => [
      asset,
      reachedOf(
        answers.map((balances) => balances[index] ?? 0n),
        pool.quorum,
      ) ?? 0n,
    ]),
  )
}

/** A proxy takes a tenth of it. It bounds the time and the bytes that a hostile token takes from a node, too. */
export const UNLISTED_GAS = 500_000n
const WORD = /^0x[0-9a-f]{64}/i

/**
 * Creates the reader of tokens that no list has. Such a token can answer each endpoint differently, late, or with anything, so only
 * the first 32 bytes are compared; fewer aren’t a balance.
 */
export function createUnlistedReader(pool: Pool): (owner: string, asset: AssetId) => Promise<bigint | null> {
  const heightNow = singleFlight(() => pool.reached((client) => getBlockNumber(client, { cacheTime: 0 })))
  return async (owner, asset) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [lower(owner)] })
    const call = { to: parseAssetId(asset).token, data, gas: UNLISTED_GAS }
    const height = numberToHex(await heightNow())
    try {
      return await pool.agree(async (client) => {
        const answer = await callOne(client, call, height)
        const [word] = (answer.ok && WORD.exec(answer.data)) || []
        return word === undefined ? null : BigInt(word)
      }, String)
    } catch (error) {
      // The token decides its answers, so a difference says nothing about the endpoints.
      if (error instanceof DisputeError) return null
      throw error
    }
  }
}

/** Reads the remaining allowance of the spender for the owner's token. */
export async function readAllowance(
  { pool }: NodeContext,
  owner: string,
  token: string,
  spender: string,
): Promise<bigint> {
  const answers = await pool.heard((client) =>
    readContract(client, {
      abi: erc20Abi,
      address: lower(token),
      functionName: 'allowance',
      args: [lower(owner), lower(spender)],
      blockTag: 'latest',
    }),
  )
  return reachedOf(answers, pool.quorum) ?? 0n
}

const abi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
])

/**
 * Reads the nonce of the owner's next permit; null for accounts with code and for tokens that sign under another domain than the
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

/** True if a contract wallet (ERC-1271; ERC-6492 before its deployment) accepts this signature over the text. */
export function acceptsSignature(
  { pool }: NodeContext,
  account: string,
  message: string,
  signature: string,
): Promise<boolean> {
  if (!isHex(signature, { strict: true })) return Promise.resolve(false)
  return pool.agree((client) => verifyMessage(client, { address: lower(account), message, signature }), String)
}

/** Return data of a call; null if it reverts, or no contract answers. */
export function askContract(
  { pool }: NodeContext,
  contract: string,
  [data]: readonly string[],
): Promise<ContractAnswer> {
  const params = [{ to: lower(contract), data: lower(data ?? '0x') }, 'latest'] as const
  return pool.agree(async (client) => {
    try {
      const answer = await client.request({ method: 'eth_call', params: [...params] })
      return answer === '0x' ? null : [answer]
    } catch (error) {
      if (isRevert(error)) return null
      throw error
    }
  }, String)
}
