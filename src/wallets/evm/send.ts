import { numberToHex } from 'viem'
import { getConnection, getConnectorClient } from 'wagmi/actions'
import { parseAssetId } from '#core/asset/assetId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import { requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'
import { requireRefundDue } from './requireRefundDue.ts'
import { verifyStep } from './verifyStep.ts'

/** Family of the quote's destination network. */
export function destinationFamily({ chains }: WalletConfig, expected: Expectation): FamilyName {
  const id = parseAssetId(expected.quote.to_asset).chain
  const row = chains.find((chain) => chain.chain_id === id)
  if (!row) throw new AppError('chain_unknown', `Network ${id} is not in the list.`, { status: 400 })
  return row.family
}

/**
 * Account that will sign. Any account may send a refund, because it pays the depositor; everything else needs the depositor.
 * @throws AppError `wallet_mismatch` when the wallet is on another account, `wallet_wrong_network` when on another network.
 */
export async function requireReady(
  config: EvmConfig,
  expected: Expectation,
  { chain_id: chainId, label }: Step,
): Promise<`0x${string}`> {
  const account = requireAccount(config)
  if (label !== 'refund' && account.address !== expected.depositor.toLowerCase())
    throw new AppError(
      'wallet_mismatch',
      'Your wallet switched to another account. Switch back to the one that started this transfer, or start over.',
      { status: 400 },
    )
  await requireNetwork(config, chainId)
  return account.address as `0x${string}`
}

/** Asks the wallet itself, because the last event may be outdated. @throws AppError `wallet_wrong_network` */
export async function requireNetwork(config: EvmConfig, chainId: number): Promise<void> {
  if ((await getConnection(config).connector?.getChainId()) !== chainId)
    throw new AppError('wallet_wrong_network', 'Your wallet is on the wrong network.', {
      status: 400,
      fix: { kind: 'switch_network', chain_id: chainId },
    })
}

/** Checks the step, then asks the wallet; resolves with the transaction hash. */
export async function send(
  config: EvmConfig,
  settings: WalletConfig,
  step: Step,
  expected: Expectation,
): Promise<string> {
  const call = verifyStep(step, expected, destinationFamily(settings, expected), Date.now())
  const { to, data, value } = call
  const from = await requireReady(config, expected, step)
  if (step.label === 'refund') await requireRefundDue(config, step.chain_id, call)
  const client = await getConnectorClient(config, { account: from, chainId: step.chain_id })
  // Not viem's action: after some errors it retries with another method, which would prompt the user twice.
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from, to, data, value: numberToHex(value) }] },
    { retryCount: 0 },
  )
}
