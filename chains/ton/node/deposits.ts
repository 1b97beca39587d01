import type { Transaction } from '@ton/core'
import { mapLimit } from '#core/async.ts'
import type { ObservedDeposit, Scan } from '#chains/contract.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { tonAddressRules } from '../address.ts'
import { readTxRef, writeTxRef } from '../family.ts'
import { opOf, ops, readComment, readNotification } from '../pay/payload.ts'
import type { NodeContext } from './api/open.ts'
import { readHead } from './head.ts'
import { type Inclusion, inclusionOf, placeAt, timeHint, walkBack } from './history.ts'
import { ownJettonWallets } from './jettons.ts'

interface Credit {
  readonly asset: AssetId
  readonly amount: bigint
  readonly sender: string
  readonly memo: string | null
}

/** On TON a transaction has one incoming message, so it makes one deposit at most. */
const ORDINAL = 0
const AT_ONCE = 8

/** Bodies of messages that pay nothing: what jetton wallets return, and notifications of jettons that are not listed. */
const unpaid: ReadonlySet<number | null> = new Set([ops.excesses, ops.jettonNotification])

/**
 * Deposit of one transaction of the deposit address; null if it made none. Jettons count only by a notification of the
 * address's own jetton wallet, which `wallets` names; anyone can send a message that looks like one.
 */
export function creditOf(
  { inMessage, description }: Transaction,
  account: string,
  native: AssetId,
  wallets: ReadonlyMap<string, AssetId>,
): Credit | null {
  if (inMessage?.info.type !== 'internal' || inMessage.info.bounced) return null
  if (description.type !== 'generic' || description.bouncePhase) return null
  const { src, value } = inMessage.info
  if (src.workChain !== 0) return null
  const [from, body] = [tonAddressRules.parse(src.toRawString()), inMessage.body.beginParse()]
  if (from === account) return null
  const asset = wallets.get(from)
  const mail = asset === undefined ? null : readNotification(body)
  if (asset !== undefined && mail) {
    if (mail.amount === 0n || mail.from?.workChain !== 0) return null
    return { asset, amount: mail.amount, sender: tonAddressRules.parse(mail.from.toRawString()), memo: mail.comment }
  }
  if (asset !== undefined || unpaid.has(opOf(body)) || value.coins === 0n) return null
  return { asset: native, amount: value.coins, sender: from, memo: readComment(body) }
}

/**
 * Transfers to the deposit address in blocks from…to. The account's state at both ends is a quorum's; every transaction
 * between them is proven by hashes, so none can be omitted or added.
 */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  const { depositAddress } = context
  if (depositAddress === null || to < from) return { deposits: [], endings: [] }
  const [end, start] = await Promise.all([
    placeAt(context, depositAddress, Number(to)),
    placeAt(context, depositAddress, Number(from) - 1),
  ])
  const since = start === 'none' ? 0n : start.lt
  const found: Transaction[] = []
  for await (const transaction of walkBack(context, depositAddress, end)) {
    if (transaction.lt <= since) break
    found.push(transaction)
  }
  const wallets = found.length === 0 ? new Map<string, AssetId>() : await ownJettonWallets(context, depositAddress)
  const deposits = await mapLimit(found.toReversed(), AT_ONCE, (transaction) =>
    observe(context, depositAddress, transaction, Number(to), wallets),
  )
  return { deposits: deposits.filter((deposit) => deposit !== null), endings: [] }
}

async function observe(
  context: NodeContext,
  account: string,
  transaction: Transaction,
  newest: number,
  wallets: ReadonlyMap<string, AssetId>,
): Promise<ObservedDeposit | null> {
  if (!creditOf(transaction, account, assetId(context.id, NATIVE), wallets)) return null
  const block = await inclusionOf(context, account, transaction, newest)
  if (!block) throw behind(new Error(`transaction ${transaction.lt} is in no block up to ${newest}`))
  return toDeposit(context, account, transaction, block, wallets)
}

function toDeposit(
  { id }: NodeContext,
  account: string,
  transaction: Transaction,
  block: Inclusion,
  wallets: ReadonlyMap<string, AssetId>,
): ObservedDeposit | null {
  const credit = creditOf(transaction, account, assetId(id, NATIVE), wallets)
  if (!credit) return null
  const { asset, amount, sender, memo } = credit
  return {
    chainId: id,
    txId: writeTxRef({ account, lt: String(transaction.lt), hash: transaction.hash().toString('hex') }),
    ordinal: ORDINAL,
    ...block,
    asset,
    amount,
    sender,
    binding: { kind: 'memo', memo },
  }
}

/**
 * The deposit, if it is in the account's history. Its reference names its place; the account's state at the block that
 * should contain it is a quorum's, and leads to it by hashes or past it.
 */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const ref = readTxRef(txId)
  const { depositAddress } = context
  if (!ref?.lt || ref.account !== depositAddress || ordinal !== ORDINAL) return null
  const lt = BigInt(ref.lt)
  const newest = Number((await readHead(context)).height)
  const now = await timeHint(context, depositAddress, { lt, hash: ref.hash })
  const block = await inclusionOf(context, depositAddress, { lt, now }, newest)
  if (!block) return null
  const end = await placeAt(context, depositAddress, Number(block.height))
  for await (const transaction of walkBack(context, depositAddress, end)) {
    if (transaction.lt > lt) continue
    if (transaction.hash().toString('hex') !== ref.hash) return null
    const wallets = await ownJettonWallets(context, depositAddress)
    return toDeposit(context, depositAddress, transaction, block, wallets)
  }
  return null
}
