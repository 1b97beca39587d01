import type { Address, Transaction } from '@ton/core'
import { mapLimit } from '#core/async.ts'
import type { ObservedDeposit, Scan } from '#chains/contract/deposits.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { tonAddressRules } from '../address.ts'
import { readTxRef, writeTxRef } from '../family.ts'
import {
  bodyOf,
  type JettonMail,
  opOf,
  ops,
  readComment,
  readInternalTransfer,
  readNotification,
} from '../pay/payload.ts'
import { succeeded } from '../transaction.ts'
import type { NodeContext } from './api/open.ts'
import { readHead } from './head.ts'
import { type Inclusion, inclusionOf, placeAt, timeHint, transactionsIn, walkBack } from './history.ts'
import { ownJettonWallets } from './jettons.ts'
import type { Step } from './trace.ts'

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
  const [from, body] = [canonical(src), bodyOf(inMessage)]
  if (from === account) return null
  const asset = wallets.get(from)
  const mail = asset === undefined ? null : readNotification(body)
  if (asset !== undefined && mail) return jettonCredit(asset, mail, from, account)
  if (asset !== undefined || unpaid.has(opOf(body)) || value.coins === 0n) return null
  return { asset: native, amount: value.coins, sender: from, memo: readComment(body) }
}

const canonical = (address: Address): string => tonAddressRules.parse(address.toRawString())

/** Jettons that the account sends to itself do not count. A master that mints may name no former owner. */
function jettonCredit(
  asset: AssetId,
  { amount, from, comment }: JettonMail,
  via: string,
  owner: string,
): Credit | null {
  const sender = from === null ? via : canonical(from)
  return amount === 0n || sender === owner ? null : { asset, amount, sender, memo: comment }
}

/**
 * Jettons that reached the address's own jetton wallet without a notification, since their sender attached no coins for
 * one; null for any other transaction. The wallet's contract accepts them only from the master and its other wallets.
 */
function unannouncedCredit(transaction: Transaction, asset: AssetId, owner: string): Credit | null {
  const { inMessage, outMessages } = transaction
  if (inMessage?.info.type !== 'internal' || inMessage.info.bounced || !ran(transaction)) return null
  const mail = readInternalTransfer(bodyOf(inMessage))
  const isAnnounced = outMessages.values().some((message) => readNotification(bodyOf(message)) !== null)
  return mail && !isAnnounced ? jettonCredit(asset, mail, canonical(inMessage.info.src), owner) : null
}

/** True if the contract itself did the message's work. */
const ran = (transaction: Transaction): boolean =>
  transaction.description.type === 'generic' &&
  transaction.description.computePhase.type === 'vm' &&
  succeeded(transaction)

/** Deposit address with its own jetton wallets: the histories in which deposits show. */
interface Holder {
  readonly owner: string
  readonly wallets: ReadonlyMap<string, AssetId>
}

function creditIn({ id }: NodeContext, { owner, wallets }: Holder, account: string, one: Transaction): Credit | null {
  const asset = wallets.get(account)
  return asset === undefined ? creditOf(one, owner, assetId(id, NATIVE), wallets) : unannouncedCredit(one, asset, owner)
}

/**
 * Transfers to the deposit address in blocks from…to. The accounts' states at both ends are a quorum's; every transaction
 * between them is proven by hashes, so none can be omitted or added.
 */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  const { depositAddress: owner } = context
  if (owner === null || to < from) return { deposits: [], endings: [] }
  const holder = { owner, wallets: await ownJettonWallets(context, owner) }
  const histories = await mapLimit([owner, ...holder.wallets.keys()], AT_ONCE, async (account) =>
    (await transactionsIn(context, account, Number(from), Number(to))).map((transaction) => ({ account, transaction })),
  )
  const steps = histories.flat().toSorted((a, b) => (a.transaction.lt < b.transaction.lt ? -1 : 1))
  const deposits = await mapLimit(steps, AT_ONCE, (step) => observe(context, holder, step, Number(to)))
  return { deposits: deposits.filter((deposit) => deposit !== null), endings: [] }
}

async function observe(
  context: NodeContext,
  holder: Holder,
  { account, transaction }: Step,
  newest: number,
): Promise<ObservedDeposit | null> {
  const credit = creditIn(context, holder, account, transaction)
  if (!credit) return null
  const block = await inclusionOf(context, account, transaction, newest)
  if (!block) throw behind(new Error(`transaction ${transaction.lt} is in no block up to ${newest}`))
  return toDeposit(context, { account, transaction }, credit, block)
}

const toDeposit = (
  { id }: NodeContext,
  { account, transaction }: Step,
  { asset, amount, sender, memo }: Credit,
  block: Inclusion,
): ObservedDeposit => ({
  chainId: id,
  txId: writeTxRef({ account, lt: String(transaction.lt), hash: transaction.hash().toString('hex') }),
  ordinal: ORDINAL,
  ...block,
  asset,
  amount,
  sender,
  binding: { kind: 'memo', memo },
})

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
  const { depositAddress: owner } = context
  if (!ref?.lt || owner === null || ordinal !== ORDINAL) return null
  const holder = { owner, wallets: await ownJettonWallets(context, owner) }
  const { account } = ref
  if (account !== owner && !holder.wallets.has(account)) return null
  const lt = BigInt(ref.lt)
  const newest = Number((await readHead(context)).height)
  const now = await timeHint(context, account, { lt, hash: ref.hash })
  const block = await inclusionOf(context, account, { lt, now }, newest)
  if (!block) return null
  const end = await placeAt(context, account, Number(block.height))
  for await (const transaction of walkBack(context, account, end)) {
    if (transaction.lt > lt) continue
    if (transaction.hash().toString('hex') !== ref.hash) return null
    const credit = creditIn(context, holder, account, transaction)
    return credit && toDeposit(context, { account, transaction }, credit, block)
  }
  return null
}
