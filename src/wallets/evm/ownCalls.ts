import { BaseError, encodeFunctionData, erc20Abi, ExecutionRevertedError } from 'viem'
import { call } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { encodeApprove } from '#chains/evm/order/calls.ts'
import { depositAddress, encodeRelease, forwarderTerms } from '#chains/evm/order/forwarder.ts'
import { encodePermit2Approve, hasPermit2, PERMIT2 } from '#chains/evm/order/permit2.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { badgeAbi } from '#contracts/abi/badge.ts'
import { AppError } from '#core/errors.ts'
import type { DepositRelease, MintBadgeCall, Pools, RevokeCall } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { translated } from './errors.ts'
import { placeOf } from './notes.ts'
import { requireNetwork } from './send.ts'
import { require, same } from './verifyStep.ts'

type Hex = `0x${string}`

interface OwnCall {
  readonly chainId: number
  readonly account: string
  readonly to: string
  readonly data: Hex
}

/** Sends a call without any value. It is built here, so that the server can't have another one signed. */
async function send(config: EvmConfig, { chainId, account, to, data }: OwnCall): Promise<string> {
  const from = requireAccount(config).address as Hex
  if (from !== account) throw accountSwitched()
  await requireNetwork(config, chainId)
  const client = await getConnectorClient(config, { account: from, chainId })
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from, to: to as Hex, data, value: '0x0' }] },
    { retryCount: 0 },
  )
}

/**
 * Sends an approval of zero, to Permit2 if it keeps the allowance; no other contract than this network's own is called for that. A
 * token has to show the allowance first: of a collectible, the same call would give the spender number 0.
 * @throws AppError `revoke_refused`, `rpc_unreachable`, `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export async function revoke(config: EvmConfig, revocation: RevokeCall): Promise<string> {
  const { chainId, token, spender, contract, account } = revocation
  if (contract === null) {
    if (!(await hasAllowance(config, revocation))) throw refused()
    return send(config, { chainId, account, to: token, data: encodeApprove(spender as Hex, 0n) })
  }
  if (!hasPermit2(chainId) || !same(contract, PERMIT2)) throw refused()
  return send(config, { chainId, account, to: PERMIT2, data: encodePermit2Approve(token, spender, 0n, 0) })
}

/**
 * Sends a badge contract's `mint`.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export function mintBadge(config: EvmConfig, mint: MintBadgeCall): Promise<string> {
  const args = [mint.kind, BigInt(mint.deadline), mint.signature as Hex] as const
  const data = encodeFunctionData({ abi: badgeAbi, functionName: 'mint', args })
  return send(config, { chainId: mint.chainId, account: mint.account, to: mint.contract, data })
}

/**
 * Pool calls: approvals cover exactly the amount, and everything that leaves the pool goes to the account itself. They throw as
 * `mintBadge`.
 */
export const createPools = (config: EvmConfig): Pools => ({
  place: (order) => placeOf(config, order),
  send: ({ chainId, account, pool, token, order }) =>
    translated(async () => {
      const { encodePoolCall } = await import('#chains/evm/pool.ts')
      return send(config, { chainId, account, ...encodePoolCall(order, { pool, token, account }) })
    }),
})

/**
 * Sends what is at an order's deposit address to its owner; any account may send it. The address is computed again, and its
 * code lets the funds go nowhere else. @throws AppError `wallet_mismatch`, `release_refused`, or the wallet's error
 */
export async function release(config: EvmConfig, { step, owner, factory }: DepositRelease): Promise<string> {
  const order = orderFromWire(step.offer.order)
  const parts = { escrow: step.offer.escrow.toLowerCase() as Hex, owner: owner.toLowerCase() as Hex, order }
  const to = factory.toLowerCase() as Hex
  require(same(step.address, depositAddress(to, parts)), 'the deposit address')
  const from = requireAccount(config).address as Hex
  await requireNetwork(config, step.chain_id)
  const data = encodeRelease(forwarderTerms(parts), order, order.inputToken)
  await requireAccepted(config, step.chain_id, { account: from, to, data })
  const client = await getConnectorClient(config, { account: from, chainId: step.chain_id })
  return client.request({ method: 'eth_sendTransaction', params: [{ from, to, data }] }, { retryCount: 0 })
}

/** The network's clock decides, and may be behind this device's; a network that does not answer leaves it to the wallet. */
async function requireAccepted(
  config: EvmConfig,
  chainId: number,
  request: { account: Hex; to: Hex; data: Hex },
): Promise<void> {
  const client = config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : null
  if (!client) return
  const error = await call(client, request).then(
    () => null,
    (cause: unknown) => cause,
  )
  if (isRevert(error))
    throw new AppError('release_refused', 'This can’t be withdrawn yet. Nothing was sent.', {
      status: 409,
      cause: error,
    })
}

const refused = (): AppError =>
  new AppError('revoke_refused', 'The contract has no such allowance. Nothing was sent.', { retriable: false })

/** Reads an allowance by the wallet's own endpoint, or by the network's if the wallet makes no calls. */
async function hasAllowance(config: EvmConfig, { chainId, token, spender, account }: RevokeCall): Promise<boolean> {
  if (requireAccount(config).address !== account) throw accountSwitched()
  await requireNetwork(config, chainId)
  const args = [account as Hex, spender as Hex] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
  const own = await getConnectorClient(config, { account: account as Hex, chainId })
  const others = config.chains.some(({ id }) => id === chainId) ? [config.getClient({ chainId })] : []
  for (const client of [own, ...others]) {
    try {
      const { data: answer = '0x' } = await call(client, { to: token as Hex, data })
      return answer.length >= WORD && BigInt(answer.slice(0, WORD)) > 0n
    } catch (error) {
      if (isRevert(error)) return false
    }
  }
  throw new AppError('rpc_unreachable', 'The network did not answer. Nothing was sent.', { retriable: true })
}

const isRevert = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError) !== null

/** Characters of the first 32 bytes. */
const WORD = 66
