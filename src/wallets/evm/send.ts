import { decodeFunctionResult, encodeFunctionData, numberToHex } from 'viem'
import {
  getCallsStatus,
  getCapabilities,
  getConnection,
  getConnectorClient,
  sendCalls,
  waitForCallsStatus,
} from 'wagmi/actions'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { BatchState, Expectation } from '../contract.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import { externalCall, verifyExternalSteps } from '../external.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { type Checked, verifyStep } from './verifyStep.ts'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'

/** Returns the family of the quote's destination network. */
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
  if (label !== 'refund' && account.address !== expected.depositor.toLowerCase()) throw accountSwitched()
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

/** Checks the step by the rules of the maker or of the external provider. @throws AppError `wallet_mismatch` */
async function checked(settings: WalletConfig, step: Step, expected: Expectation): Promise<Checked> {
  if (!isExternal(expected.quote.custody))
    return verifyStep(step, expected, destinationFamily(settings, expected), Date.now())
  const { to, data, value } = await externalCall(step, expected)
  return { to: to as `0x${string}`, data: data as `0x${string}`, value }
}

/** Checks the step, then sends it to the wallet; resolves with the transaction hash. */
export async function send(
  config: EvmConfig,
  settings: WalletConfig,
  step: Step,
  expected: Expectation,
): Promise<string> {
  const call = await checked(settings, step, expected)
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

interface Batch {
  readonly steps: readonly Step[]
  readonly expected: Expectation
  /** Id of the request. */
  readonly id: string
  /** Runs before the wait if the wallet chose another id. */
  onId(id: string): void
}

/** Sends all steps atomically in one confirmation; null when the wallet cannot. Resolves with the mined transaction's hash. */
export async function sendBatch(
  config: EvmConfig,
  settings: WalletConfig,
  { steps, expected, id, onId }: Batch,
): Promise<string | null> {
  const [first] = steps
  if (!first || steps.some((step) => step.chain_id !== first.chain_id)) return null
  if (isExternal(expected.quote.custody)) await verifyExternalSteps(steps, expected)
  const calls = await Promise.all(steps.map((step) => checked(settings, step, expected)))
  const account = await requireReady(config, expected, first)
  if (!(await canBatch(config, account, first.chain_id))) return null
  const known = await sendCalls(config, { account, chainId: first.chain_id, calls, forceAtomic: true, id })
  if (known.id !== id) onId(known.id)
  const { receipts, status } = await waitForCallsStatus(config, { id: known.id, timeout: HOUR_MS })
  const hash = receipts?.at(-1)?.transactionHash
  if (status !== 'success' || !hash)
    throw new AppError('wallet_failed', 'Your wallet couldn’t complete the confirmed calls.', { status: 400 })
  return hash
}

/** Status codes of EIP-5792. */
const [DROPPED, REVERTED, PARTLY] = [400, 500, 600]

/** Asks the wallet for the state of a batch. An error, as of a wallet that doesn't know its id, proves nothing. */
export async function batchState(config: EvmConfig, id: string): Promise<BatchState> {
  const found = await getCallsStatus(config, { id }).catch(() => null)
  const code = found?.statusCode ?? 0
  const txRef = found?.receipts?.at(-1)?.transactionHash ?? null
  if (found?.status === 'success' && txRef !== null) return { state: 'done', txRef }
  if (found?.status === 'pending') return { state: 'pending', txRef: null }
  if (code >= DROPPED && code < REVERTED) return { state: 'unsent', txRef: null }
  // Of a batch that was done in part, the rest may follow.
  return code >= REVERTED && code < PARTLY ? { state: 'failed', txRef } : { state: 'unknown', txRef: null }
}

interface RefundTimes {
  /** Earliest refund in epoch seconds, from the contract. */
  readonly refundableAt: number
  /** Timestamp of the latest block: the contract compares with it, and this device's clock may be wrong. */
  readonly chainNow: number
}

/** Null when the network does not answer or the contract has no such order. */
async function readTimes(config: EvmConfig, chainId: number, { to, data }: Checked): Promise<RefundTimes | null> {
  const call = decodeDepositorCall(data)
  const client = config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : null
  if (call.kind !== 'refund' || !client) return null
  const read = { abi: bridgeEscrowAbi, functionName: 'refundableAt' } as const
  const input = encodeFunctionData({ ...read, args: [call.order] })
  try {
    const [answer, block] = await Promise.all([
      client.request({ method: 'eth_call', params: [{ to, data: input }, 'latest'] }, { retryCount: 0 }),
      client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }, { retryCount: 0 }),
    ])
    const refundableAt = Number(decodeFunctionResult({ ...read, data: answer }))
    return block && { refundableAt, chainNow: Number(block.timestamp) }
  } catch {
    // For an ended order or an unreachable network the wallet's own simulation decides.
    return null
  }
}

/** A frozen contract delays refunds. @throws AppError `refund_too_early` with the contract's time */
export async function requireRefundDue(config: EvmConfig, chainId: number, call: Checked): Promise<void> {
  const times = await readTimes(config, chainId, call)
  if (times === null || times.chainNow > times.refundableAt) return
  const { refundableAt } = times
  const time = new Date(refundableAt * 1000).toISOString()
  throw new AppError(
    'refund_too_early',
    `This refund is available from ${time}. Your funds stay in the contract until then.`,
    {
      status: 409,
      detail: { code: 'refund_too_early', places: { refundableAt } },
    },
  )
}
