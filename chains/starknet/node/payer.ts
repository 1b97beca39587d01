import type { Payer, PendingSlot, Plan, SignedTx } from '#chains/contract/payer.ts'
import { behind } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import { ACCOUNT_CLASS, signInvoke, starknetKey } from '../invoke.ts'
import { canonical, executeArgs, nonceOf } from './calls.ts'
import { planAction, repriceTx, type StarknetDetail, termsIn, voidCalls } from './plan.ts'
import { codes, felt, isRefusal, type StarknetRpc, StarknetRpcError, translated, translateError } from './rpc.ts'
import { type NodeContext, readTxStatus } from './transactions.ts'

type At = 'latest' | 'pre_confirmed'

/**
 * The maker's account: OpenZeppelin's, at the address of the key. The tx slot is its nonce, which blocks take once and in order;
 * signatures do not expire.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const key = starknetKey(secret)
  const { address } = key
  const { pool } = context
  let isDeployed = false
  const requireAccount = async (): Promise<void> => {
    if (!isDeployed) await requireClass(context, address)
    isDeployed = true
  }
  return {
    address,
    chainSlot: () => translated(() => pool.reached(nonceAt(address, 'latest'))),
    pendingSlot: () => translated(() => pendingSlot(context, address)),
    plan: (action, _attempt, previous) =>
      translated(async () => {
        await requireAccount()
        return planAction(context, key, action, previous)
      }),
    reprice: (action, previous) => translated(() => repriceTx(context, address, action, previous)),
    isVoid: (tx) => String(termsIn(tx).calldata) === String(executeArgs(voidCalls(address))),
    sign: async ({ detail, feeCap }, slot) => {
      if (!isDetail(detail))
        throw new AppError('plan_invalid', 'The plan was not made by this network.', { retriable: false })
      const terms = { ...detail, version: '0x3', sender: address, nonce: slot } as const
      const { tx, hash } = signInvoke(key, context.networkId, terms)
      return { ref: hash, raw: JSON.stringify(tx), feeCap, expiresAt: null }
    },
    broadcast: (tx) => translated(() => broadcast(context, address, tx)),
  }
}

const isDetail = (detail: Plan['detail']): detail is StarknetDetail =>
  typeof detail === 'object' && detail !== null && 'calldata' in detail && 'bounds' in detail

const nonceAt =
  (account: string, at: At) =>
  async (rpc: StarknetRpc): Promise<bigint> => {
    try {
      return BigInt(await nonceOf(rpc, account, at))
    } catch (error) {
      if (isRefusal(error, codes.contractNotFound)) return 0n
      throw error
    }
  }

/** Nodes count what the block in the making has executed: a transaction that waits in a mempool does not show. */
async function pendingSlot({ pool }: NodeContext, account: string): Promise<PendingSlot> {
  const told: bigint[] = []
  const agreed = await pool.reached(async (rpc) => {
    const nonce = await nonceAt(account, 'pre_confirmed')(rpc)
    told.push(nonce)
    return nonce
  })
  return { agreed, highest: told.reduce((most, nonce) => (nonce > most ? nonce : most), agreed as bigint) }
}

/** Class of an account at one endpoint; null before its deployment. */
export async function classOf(rpc: StarknetRpc, account: string): Promise<string | null> {
  try {
    const params = { block_id: 'latest', contract_address: account }
    return canonical(felt.parse(await rpc.call('starknet_getClassHashAt', params)))
  } catch (error) {
    if (isRefusal(error, codes.contractNotFound)) return null
    throw error
  }
}

/** Without this class, the account would not be the key's, or could check signatures by another rule. */
async function requireClass({ pool }: NodeContext, account: string): Promise<void> {
  const found = await pool.agree(
    (rpc) => classOf(rpc, account),
    (one) => one ?? 'none',
  )
  if (found === null)
    throw new AppError('account_not_deployed', `The maker’s account ${account} isn’t deployed yet.`, {
      status: 503,
      retriable: true,
    })
  if (found !== ACCOUNT_CLASS)
    throw new AppError('key_invalid', `The account ${account} is not OpenZeppelin’s.`, { retriable: false })
}

const refused = (reason: string, message: string, cause: unknown, retriable = true): AppError =>
  new AppError(reason, message, { status: retriable ? 502 : 409, retriable, cause })

/** Meanings of refusals, most informative first: an endpoint that is down proves the least. */
const meanings: readonly (readonly [code: number, reason: string, message: string])[] = [
  [codes.tooFewCoins, 'insufficient_gas', 'The maker cannot pay the network fee.'],
  [codes.underpriced, 'underpriced', 'The transaction does not outbid the one that waits.'],
  [codes.feeBelowMinimum, 'underpriced', 'The fee is below the least that blocks take.'],
  [codes.tooFewResources, 'underpriced', 'The bounds are below the network’s prices.'],
  [codes.validationFailed, 'tx_refused', 'The account refuses this transaction.'],
]

/** Sends the bytes to every endpoint; one that accepts or has them is enough. */
async function broadcast(context: NodeContext, account: string, tx: SignedTx): Promise<void> {
  const params = { invoke_transaction: JSON.parse(tx.raw) as unknown }
  const outcomes = await context.pool.all((rpc) => rpc.call('starknet_addInvokeTransaction', params))
  const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (errors.length < outcomes.length || errors.some((error) => isRefusal(error, codes.duplicate))) return
  const isKnown = async (): Promise<boolean> => (await readTxStatus(context, tx.ref)).state !== 'unknown'
  const wrongNonce = errors.find((error) => isRefusal(error, codes.invalidNonce))
  if (wrongNonce !== undefined) {
    if (await isKnown()) return
    const used = await context.pool.reached(nonceAt(account, 'latest'))
    if (used > BigInt((JSON.parse(tx.raw) as { nonce: string }).nonce))
      throw refused('slot_used', 'Another transaction has used this nonce.', wrongNonce, false)
    throw behind(wrongNonce)
  }
  for (const [code, reason, message] of meanings) {
    const cause = errors.find((error) => isRefusal(error, code))
    if (cause !== undefined) throw refused(reason, message, cause, reason !== 'tx_refused')
  }
  throw translateError(errors.find((error) => error instanceof StarknetRpcError) ?? errors[0])
}
