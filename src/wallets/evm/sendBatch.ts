import { getCapabilities, sendCalls, waitForCallsStatus } from 'wagmi/actions'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import type { EvmConfig } from './config.ts'
import { destinationFamily, requireReady } from './send.ts'
import { verifyStep } from './verifyStep.ts'

const HOUR_MS = 3_600_000

/** Wallets without EIP-5792 answer with an error. */
async function canBatch(config: EvmConfig, account: `0x${string}`, chainId: number): Promise<boolean> {
  try {
    const { atomic } = await getCapabilities(config, { account, chainId })
    return atomic?.status === 'supported' || atomic?.status === 'ready'
  } catch {
    return false
  }
}

/** Sends all steps atomically in one confirmation; null when the wallet cannot. Resolves with the mined transaction's hash. */
export async function sendBatch(
  config: EvmConfig,
  settings: WalletConfig,
  steps: readonly Step[],
  expected: Expectation,
): Promise<string | null> {
  const [first] = steps
  if (!first || steps.some((step) => step.chain_id !== first.chain_id)) return null
  const family = destinationFamily(settings, expected)
  const calls = steps.map((step) => verifyStep(step, expected, family, Date.now()))
  const account = await requireReady(config, expected, first)
  if (!(await canBatch(config, account, first.chain_id))) return null
  const { id } = await sendCalls(config, { account, chainId: first.chain_id, calls, forceAtomic: true })
  const { receipts, status } = await waitForCallsStatus(config, { id, timeout: HOUR_MS })
  const hash = receipts?.at(-1)?.transactionHash
  if (status !== 'success' || !hash)
    throw new AppError('wallet_failed', 'Your wallet couldn’t complete the confirmed calls.', { status: 400 })
  return hash
}
