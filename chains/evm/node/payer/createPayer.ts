import { getTransactionCount, sendRawTransaction } from 'viem/actions'
import type { Payer, PendingSlot, Plan, SignedTx, PayoutAction } from '#chains/contract/payer.ts'
import { localAccount } from '#chains/evm/signing.ts'
import { type NodeContext, lower } from '../context.ts'
import type { Read } from '../rpc.ts'
import { translated, translateError } from '../errors.ts'
import { planAction, readSurroundings, targetsOf, type EvmPlan, type Surroundings } from './plan.ts'
import { type LocalAccount, parseTransaction, type Client } from 'viem'
import { keccak256 } from '../../order/structHash.ts'
import { bounded } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { callFor } from './call.ts'
import { feePerGas, feesOf, priceFees } from './fees.ts'
import { gasCeiling } from './gasCeiling.ts'
import type { Endpoint } from '#chains/rpc/endpoint.ts'
import { readTxStatus } from '../txStatus.ts'

/**
 * Creates the payer of a key.
 * @param secret 32 bytes as 0x-hex.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const account = localAccount(secret)
  const address = lower(account.address)
  const countAt =
    (blockTag: 'latest' | 'pending'): Read<bigint> =>
    async (client) =>
      BigInt(await getTransactionCount(client, { address, blockTag }))
  const nonce = (): Promise<bigint> => context.pool.reached(countAt('latest'))
  // A batch of payouts is planned at once, and shares one read of fees and balance.
  const surroundings = () => context.shared(`surroundings ${address}`, () => readSurroundings(context, address))
  return {
    address,
    chainSlot: () => translated(nonce),
    pendingSlot: () => translated(() => pendingSlot(context, countAt('pending'))),
    plan: (action, _attempt, previous) =>
      translated(() => planAction(context, address, action, previous, surroundings)),
    reprice: (action, previous) => translated(() => repriceTx(context, address, action, previous, surroundings)),
    isVoid: (tx) => isVoidTx(address, tx),
    sign: (plan, slot) => signPlan(account, context.id, plan, slot),
    broadcast: (tx) => translated(() => broadcast(context, tx)),
  }
}

/**
 * Reads the next nonce including unmined transactions.
 * @throws AppError as `Pool.reached` if fewer endpoints than the quorum answer
 */
async function pendingSlot({ pool }: NodeContext, read: Read<bigint>): Promise<PendingSlot> {
  const told: bigint[] = []
  const agreed = await pool.reached(async (client, endpoint) => {
    const count = await read(client, endpoint)
    told.push(count)
    return count
  })
  return { agreed, highest: told.reduce((most, count) => (count > most ? count : most), agreed as bigint) }
}

/**
 * Deterministic (RFC 6979): the same plan and nonce give the same bytes, so a crash between signing and storing is
 * harmless.
 */
async function signPlan(account: LocalAccount, chainId: number, plan: Plan, slot: bigint): Promise<SignedTx> {
  const { call, gas, fees } = plan.detail as EvmPlan
  const raw = await account.signTransaction({ ...call, ...fees, gas, chainId, nonce: Number(slot) })
  return { ref: keccak256(raw), raw, feeCap: plan.feeCap, expiresAt: null }
}

type Hex = `0x${string}`

/**
 * Plans the action again with the gas of `previous`, at a price that replaces it. Nothing is simulated, so a fill that
 * would now fail still frees its nonce. `previous` is a row of the database: its call is compared, never signed.
 * @throws AppError `transaction_changed` unless `previous` makes the call of its action, or of a void
 */
async function repriceTx(
  context: NodeContext,
  payer: Hex,
  action: PayoutAction,
  previous: SignedTx,
  surroundings: () => Promise<Surroundings>,
): Promise<Plan> {
  const { to, data = '0x', value = 0n, gas } = parseTransaction(previous.raw as Hex)
  if (!to || gas === undefined)
    throw new AppError('plan_invalid', 'The earlier transaction was not made by this network.', { retriable: false })
  const targets = targetsOf(context, payer)
  const call = [callFor(action, targets), callFor({ kind: 'void' }, targets)].find(
    (own) => lower(own.to) === lower(to) && lower(own.data) === data && own.value === value,
  )
  if (!call)
    throw new AppError('transaction_changed', 'The stored transaction makes another call than its action.', {
      retriable: false,
    })
  const fees = priceFees((await surroundings()).market, feesOf(previous.raw), context.feeLimits)
  const limit = bounded(gas, { atLeast: 0n, atMost: gasCeiling(action) })
  const detail: EvmPlan = { call, gas: limit, fees }
  return { action, feeCap: limit * feePerGas(fees), detail }
}

/** True if the transaction is a void: zero value from the payer to itself. */
function isVoidTx(payer: Hex, { raw }: SignedTx): boolean {
  const nothing = callFor({ kind: 'void' }, { payer, escrows: [], filler: null, forwarderFactory: null, pools: [] })
  const { to, data = '0x', value = 0n } = parseTransaction(raw as Hex)
  return to !== null && to !== undefined && lower(to) === nothing.to && data === nothing.data && value === nothing.value
}

/** Of several refusals the most informative one wins: an endpoint that is down proves the least. */
const byWeight = ['slot_used', 'insufficient_gas', 'underpriced', 'tx_refused', 'rpc_failed']

function heaviest(errors: readonly AppError[]): AppError {
  for (const reason of byWeight) {
    const found = errors.find((error) => error.reason === reason)
    if (found) return found
  }
  return errors[0] ?? new AppError('rpc_unreachable', 'No node of this network answers.', { status: 502 })
}

async function broadcastTo(endpoint: Endpoint<Client>, raw: `0x${string}`): Promise<void> {
  try {
    await endpoint.run((client) => sendRawTransaction(client, { serializedTransaction: raw }))
  } catch (error) {
    const known = translateError(error)
    if (known.reason !== 'already_known') throw known
  }
}

/** The transaction itself may be the one that used the nonce. */
async function isOurs(context: NodeContext, ref: string): Promise<boolean> {
  const { state } = await readTxStatus(context, ref)
  return state !== 'unknown'
}

/** Broadcasts to every endpoint at once; one that accepts it is enough. */
async function broadcast(context: NodeContext, tx: SignedTx): Promise<void> {
  try {
    await Promise.any(context.pool.endpoints.map((endpoint) => broadcastTo(endpoint, tx.raw as `0x${string}`)))
  } catch (error) {
    const refusals = error instanceof AggregateError ? error.errors.map(translateError) : [translateError(error)]
    const refusal = heaviest(refusals)
    if (refusal.reason === 'slot_used' && (await isOurs(context, tx.ref))) return
    throw refusal
  }
}
