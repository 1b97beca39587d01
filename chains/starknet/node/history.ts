import type { PaymentQuery, PaymentSearch } from '#chains/contract/payer.ts'
import { behind } from '#chains/rpc/errors.ts'
import { tally } from '#chains/rpc/votes.ts'
import { mapLimit } from '#core/async.ts'
import { STRK } from '../family.ts'
import { height, readBlock } from './blocks.ts'
import { nonceOf, readAccountNonceUse } from './calls.ts'
import { referencesIn } from './payouts.ts'
import { codes, isRefusal, translated } from './rpc.ts'
import {
  type Executed,
  type NodeContext,
  findTransfers,
  type Found,
  headOf,
  lookAt,
  readExecuted,
  transfersIn,
} from './transactions.ts'
import type { Books, WalletTransaction } from '#chains/contract/settlement.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { padFelt, starknetAddressRules } from '../address.ts'
import { readBalance } from './account.ts'

const AT_ONCE = 8
/** Nonces of one search, each of which costs a transaction; without their events each costs a search of its own. */
const MOST_SEARCHED = 20_000
const MOST_WITHOUT_EVENT = 200

/** Transaction that an account signed. */
type Signed = Executed & { readonly signed: NonNullable<Executed['signed']> }

const isSigned = (one: Executed | null): one is Signed => one?.signed != null

interface History {
  /** All that the account signed in these blocks, by nonce. */
  readonly signed: readonly Signed[]
  /** Transactions that endpoints show, and that are none of these. */
  readonly others: readonly string[]
}

const nonceAfter = ({ pool }: NodeContext, account: string, at: bigint): Promise<bigint> =>
  pool.agree(async (rpc) => {
    try {
      return BigInt(await nonceOf(rpc, account, { block_number: Number(at) }))
    } catch (error) {
      // Before its first transaction an account has no contract.
      if (isRefusal(error, codes.contractNotFound)) return 0n
      throw error
    }
  }, String)

/**
 * Reads everything that an account signed in blocks first…last. A quorum has its nonces at both ends, and a transaction
 * for each nonce between them, so that none can be hidden or added. Fees, which the account pays in STRK, lead to them.
 * @throws AppError `rpc_behind` while one of them is missing
 */
async function readHistory(context: NodeContext, account: string, first: bigint, last: bigint): Promise<History> {
  const { pool } = context
  const [begin, end] = await Promise.all([
    nonceAfter(context, account, first > 0n ? first - 1n : 0n),
    nonceAfter(context, account, last),
  ])
  if (end - begin > MOST_SEARCHED) throw behind(new Error(`${account} has too many transactions to search`))
  const byNonce = new Map<bigint, Signed>()
  const add = (one: Executed | null): void => {
    if (!isSigned(one) || one.signed.sender !== account || one.height < first || one.height > last) return
    if (one.signed.nonce >= begin && one.signed.nonce < end) byNonce.set(one.signed.nonce, one)
  }
  const missing = (): bigint[] =>
    Array.from({ length: Number(end - begin) }, (_, at) => begin + BigInt(at)).filter((nonce) => !byNonce.has(nonce))
  const show = async (isHint: boolean): Promise<readonly Found[]> => {
    const filter = { token: STRK, side: 'from', account, first, last, isHint } as const
    const lists = await pool.heard(async (rpc) => (await findTransfers(rpc, filter)).found)
    const tallied = tally(lists, ({ hash, blockHash }) => `${blockHash} ${hash}`)
    const likely = tallied.filter(({ votes }) => votes >= pool.quorum)
    for (const one of await mapLimit(likely, AT_ONCE, ({ item }) => readExecuted(context, item.hash, item.blockHash)))
      add(one)
    return tallied.map(({ item }) => item)
  }
  // The nonces prove the list, so that events may be few; all of STRK's are read only if too many nonces are left.
  const hinted = await show(true)
  const shown = missing().length > MOST_WITHOUT_EVENT ? [...hinted, ...(await show(false))] : hinted
  for (const nonce of missing().slice(0, MOST_WITHOUT_EVENT)) {
    const { txId } = await readAccountNonceUse(pool, account, nonce, first)
    if (txId !== null) add(await readExecuted(context, txId))
  }
  const signed = [...byNonce.values()].toSorted((a, b) => Number(a.signed.nonce - b.signed.nonce))
  if (signed.length < Number(end - begin)) throw behind(new Error(`a transaction of ${account} is missing`))
  const own = new Set(signed.map(({ hash }) => hash))
  return { signed, others: shown.map(({ hash }) => hash).filter((hash) => !own.has(hash)) }
}

/** Blocks before the estimated one, since a network's pace differs. */
const MARGIN = 10n

/** Highest known block that is older than the time; the first block if none is. */
async function blockBefore(
  { pool, chain }: NodeContext,
  since: number,
  head: { readonly height: bigint; readonly time: number },
): Promise<bigint> {
  const { blockTimeMs = 2_000 } = chain.settlement ?? {}
  let step = BigInt(Math.ceil((Math.max(head.time - since, 0) * 1_000) / blockTimeMs)) + MARGIN
  for (let at = head.height - step; at > 0n; at = head.height - step) {
    if ((await readBlock(pool, at)).time < since) return at
    step *= 2n
  }
  return 0n
}

/** Further transactions that one search looks at, which only endpoints outside a quorum show. */
const MOST_OTHERS = 20

/**
 * Finds a payment by the reference in its calls. Every transaction that the payer signed since then is known, so that a
 * payment can be neither hidden nor invented. One that a single endpoint shows, or that is in a newer block, is a dispute.
 */
export async function findPayment(
  context: NodeContext,
  { reference, payer, since }: PaymentQuery,
): Promise<PaymentSearch> {
  const { pool, chain } = context
  const head = await headOf(context)
  // A state from before the payment can have been signed says nothing about it.
  if (head.time < since) throw behind(new Error(`the newest block is older than ${since}`))
  const wanted = reference.toLowerCase()
  const names = ({ signed }: Executed): boolean => referencesIn(signed?.calls ?? []).some((one) => one === wanted)
  const { signed, others } = await readHistory(context, payer, await blockBefore(context, since, head), head.height)
  const paid = signed.find((one) => one.succeeded && names(one))
  if (paid) return { state: 'paid', ref: paid.hash, final: paid.height <= head.finalized }
  const newer = await pool.heard(async (rpc) => {
    const last = BigInt(height.parse(await rpc.call('starknet_blockNumber', [])))
    if (last <= head.height) return []
    return (await findTransfers(rpc, { token: STRK, side: 'from', account: payer, first: head.height + 1n, last }))
      .found
  })
  const unproven = [...new Set([...others, ...newer.flat().map(({ hash }) => hash)])].slice(0, MOST_OTHERS)
  const looks = await mapLimit(unproven, AT_ONCE, (hash) => pool.heard((rpc) => lookAt(rpc, chain, hash)))
  const shown = looks.flat().find((one) => one !== null && one.signed?.sender === payer && names(one))
  return { state: 'unpaid', disputed: shown?.hash ?? null }
}

/** A wallet's own books, from its proven history and from balances that a quorum has at a block. */
export const createBooks = (context: NodeContext): Books => ({
  signedBy: (wallet, from, to) =>
    translated(async () => {
      const { signed } = await readHistory(context, padFelt(wallet.slice(2)), from, to)
      return signed.map((one) => toWalletTransaction(context, one))
    }),
  holdings: (owner, assets, at) => translated(() => holdings(context, owner, assets, at)),
})

/** The sequencer takes the fee last, by an event like any other transfer's. */
function toWalletTransaction(
  { tokens }: NodeContext,
  { hash, signed, succeeded, height, events, fee }: Signed,
): WalletTransaction {
  const moves = transfersIn(events).filter(({ from, to }) => from === signed.sender && to !== from)
  const last = moves.at(-1)
  const isFee = last !== undefined && tokens.get(last.token) === fee.asset && last.amount === fee.amount
  const out = new Map<AssetId, bigint>()
  for (const { token, amount } of isFee ? moves.slice(0, -1) : moves) {
    const asset = tokens.get(token)
    if (asset !== undefined && amount > 0n) out.set(asset, (out.get(asset) ?? 0n) + amount)
  }
  return {
    ref: hash,
    height,
    slot: signed.nonce,
    out: succeeded ? out : new Map(),
    names: succeeded ? referencesIn(signed.calls) : [],
    fee: fee.amount,
    feeAsset: fee.asset,
  }
}

async function holdings(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
  at: bigint,
): Promise<ReadonlyMap<AssetId, bigint>> {
  const rows = await mapLimit(assets, AT_ONCE, async (asset) => {
    const token = isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token
    const block = { block_number: Number(at) }
    const amount: bigint = await pool.agree((rpc) => readBalance(rpc, token, owner, block), String)
    return [asset, amount] as const
  })
  return new Map(rows)
}
