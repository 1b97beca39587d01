import { type Client, createClient, erc20Abi, getAbiItem } from 'viem'
import { getBlockNumber, getLogs, getTransaction, readContract, waitForTransactionReceipt } from 'viem/actions'
import { decodeDepositorCall, type DepositorCall } from '#chains/evm/order/calls.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import { chainFromRow, type EvmConfig, transportFor } from './config.ts'
import type { EvmStep } from './verifyStep.ts'
import { getConnection, getConnectorClient } from 'wagmi/actions'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from '../reads.ts'

type Hex = `0x${string}`
interface Place {
  readonly client: Client
  readonly step: EvmStep
  readonly owner: Hex
  readonly fromBlock: bigint
}
type CallOf<K extends DepositorCall['kind']> = Extract<DepositorCall, { kind: K }>
type Search<C> = (call: C, place: Place) => Promise<string | null>

const opened = getAbiItem({ abi: bridgeEscrowAbi, name: 'OrderOpened' })
const approved = getAbiItem({ abi: erc20Abi, name: 'Approval' })

/**
 * The head may arrive after a quick wallet has sent. An order is opened only once, so earlier blocks contain no other
 * opening.
 */
const LATE_BLOCKS = 64n

async function openingOf(
  call: CallOf<'open' | 'openWithPermit'>,
  { client, step, fromBlock }: Place,
): Promise<string | null> {
  const logs = await getLogs(client, {
    address: step.to as Hex,
    event: opened,
    args: { orderId: orderHash(call.order) },
    fromBlock: fromBlock > LATE_BLOCKS ? fromBlock - LATE_BLOCKS : 0n,
  })
  return logs[0]?.transactionHash ?? null
}

/** Approval that is in effect and newer than the head: an order is opened once, but its approval may equal an earlier one. */
async function approvalOf(
  { spender, amount }: CallOf<'approve'>,
  { client, step, owner, fromBlock }: Place,
): Promise<string | null> {
  const address = step.to as Hex
  const allowed = await readContract(client, {
    address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  })
  if (amount === 0n ? allowed !== 0n : allowed < amount) return null
  const logs = await getLogs(client, { address, event: approved, args: { owner, spender }, fromBlock })
  return (
    logs.findLast(({ args, blockNumber }) => args.value === amount && blockNumber > fromBlock)?.transactionHash ?? null
  )
}

const searches: { readonly [K in DepositorCall['kind']]: Search<CallOf<K>> | null } = {
  approve: approvalOf,
  open: openingOf,
  openWithPermit: openingOf,
  refund: null,
}

/**
 * Watches for this step's effect, starting at the current block. It trusts only contract data: the order ID and
 * the allowance.
 */
export function lookFor(config: EvmConfig, step: Step, expected: Expectation): () => Promise<string | null> {
  // A deposit at a provider's contract leaves no trace that names the order, and an approval without terms is none of a token.
  const isApproval = step.kind === 'evm_call' && step.label === 'approve' && step.approval !== null
  const isUnnamed = isExternal(expected.quote.custody) && !isApproval
  if (step.kind !== 'evm_call' || isUnnamed || !config.chains.some(({ id }) => id === step.chain_id))
    return () => Promise.resolve(null)
  const client = config.getClient({ chainId: step.chain_id })
  const head = getBlockNumber(client, { cacheTime: 0 }).catch(() => null)
  return async () => {
    const fromBlock = await head
    const call = decodeDepositorCall(step.data as Hex)
    const search = searches[call.kind] as Search<DepositorCall> | null
    return fromBlock === null || !search
      ? null
      : search(call, { client, step, owner: expected.depositor as Hex, fromBlock })
  }
}

/** True when the depositor's allowance covers this approval; for a zero approval, when the allowance is zero. */
export async function isApproved(config: EvmConfig, step: Step, expected: Expectation): Promise<boolean> {
  if (step.kind !== 'evm_call' || step.label !== 'approve' || step.approval === null) return false
  if (!config.chains.some(({ id }) => id === step.chain_id)) return false
  const call = decodeDepositorCall(step.data as `0x${string}`)
  if (call.kind !== 'approve') return false
  const allowed = await readContract(config.getClient({ chainId: step.chain_id }), {
    address: step.to as `0x${string}`,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [expected.depositor as `0x${string}`, call.spender],
  })
  return call.amount === 0n ? allowed === 0n : allowed >= call.amount
}

/** A Safe returns the hash of its proposal; only its own provider knows the resulting transaction. */
async function clientFor(config: EvmConfig, chain: ChainRow): Promise<Client> {
  if (getConnection(config).connector?.id === 'safe') return getConnectorClient(config, { chainId: chain.chain_id })
  return createClient({ chain: chainFromRow(chain), transport: transportFor(readUrls(chain)), pollingInterval: 1_000 })
}

/**
 * Resolves when the transaction, or the one that replaced it, is in a block. A speed-up counts as the same transaction under another
 * hash; a cancellation or another use of the nonce counts as failed.
 */
export async function waitFor(
  config: EvmConfig,
  txRef: string,
  chain: ChainRow,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  let lost = false
  const receipt = await waitForTransactionReceipt(await clientFor(config, chain), {
    hash: txRef as `0x${string}`,
    timeout: 0,
    onReplaced: ({ reason }) => {
      lost = reason !== 'repriced'
    },
  })
  return { ref: receipt.transactionHash, status: !lost && receipt.status === 'success' ? 'success' : 'failed' }
}

/**
 * Nonce of the connected account's transaction. The wallet's node has it first, and may be the only one that ever does; null if neither
 * that node nor ours shows it as the account's own.
 */
export async function nonceOf(config: EvmConfig, txRef: string, chain: ChainRow): Promise<string | null> {
  const own = getConnectorClient(config, { chainId: chain.chain_id })
  for (const client of [own, clientFor(config, chain)]) {
    const seen = await client.then((node) => getTransaction(node, { hash: txRef as Hex })).catch(() => null)
    if (seen)
      return seen.from.toLowerCase() === getConnection(config).address?.toLowerCase() ? String(seen.nonce) : null
  }
  return null
}
