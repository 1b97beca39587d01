import { type Client, erc20Abi, getAbiItem } from 'viem'
import { getBlockNumber, getLogs, readContract } from 'viem/actions'
import { decodeDepositorCall, type DepositorCall } from '#chains/evm/order/calls.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import type { EvmConfig } from './config.ts'
import type { EvmStep } from './verifyStep.ts'

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

/** The head can be answered later than a quick wallet sends; an order is opened once, so that earlier blocks hold no other opening of it. */
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
  if (step.kind !== 'evm_call' || !config.chains.some(({ id }) => id === step.chain_id))
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
