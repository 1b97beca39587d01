import { BaseError, ExecutionRevertedError } from 'viem'
import { call } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { depositAddress, encodeRelease, forwarderTerms } from '#chains/evm/order/forwarder.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { AppError } from '#core/errors.ts'
import type { DepositRelease } from '../contract.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { requireNetwork } from './send.ts'
import { require, same } from './verifyStep.ts'

type Hex = `0x${string}`

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
  if (error instanceof BaseError && error.walk((each) => each instanceof ExecutionRevertedError))
    throw new AppError('release_refused', 'This can’t be withdrawn yet. Nothing was sent.', {
      status: 409,
      cause: error,
    })
}
