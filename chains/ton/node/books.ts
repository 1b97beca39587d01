import type { Transaction } from '@ton/core'
import type { Books, WalletTransaction } from '#chains/contract/settlement.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { tonAddressRules } from '../address.ts'
import { writeTxRef } from '../family.ts'
import { readComment, readJettonTransfer } from '../pay/payload.ts'
import { referencesIn } from '../pay/payout.ts'
import { nameOf } from '../transaction.ts'
import { readAccount } from './api/accounts.ts'
import { type NodeContext, translated } from './api/open.ts'
import { creditOf } from './deposits.ts'
import { inclusionOf, transactionsIn } from './history.ts'
import { jettonOf, jettonWalletOf, ownJettonWallets, readJettons } from './jettons.ts'
import { trace } from './trace.ts'

/** A wallet's own books, from its proven history and from states that a quorum has at a block. */
export const createBooks = (context: NodeContext): Books => ({
  signedBy: (wallet, from, to) => translated(() => signedBy(context, wallet, Number(from), Number(to))),
  holdings: (owner, assets, at) => translated(() => holdings(context, owner, assets, Number(at))),
  arrivals: (wallet, from, to) => translated(() => arrivals(context, wallet, Number(from), Number(to))),
})

const isRequest = ({ inMessage }: Transaction): boolean => inMessage?.info.type === 'external-in'

/** Change of the wallet's coins by one transaction. */
function coinsOf({ inMessage, outMessages, totalFees, description }: Transaction): bigint {
  const isBack = description.type === 'generic' && description.bouncePhase?.type === 'ok'
  const arrived = inMessage?.info.type === 'internal' && !isBack ? inMessage.info.value.coins : 0n
  const left = outMessages.values().reduce((sum, { info }) => {
    if (info.type !== 'internal') return sum
    return sum + info.value.coins + info.forwardFee + info.ihrFee
  }, 0n)
  return arrived - left - totalFees.coins
}

async function signedBy(
  context: NodeContext,
  wallet: string,
  from: number,
  to: number,
): Promise<readonly WalletTransaction[]> {
  const requests = (await transactionsIn(context, wallet, from, to)).filter(isRequest)
  const signed: WalletTransaction[] = []
  for (const transaction of requests) signed.push(await toWalletTransaction(context, wallet, transaction, to))
  return signed
}

/** A request and the wallet's message to itself: what it sent on, and what both cost. */
async function toWalletTransaction(
  context: NodeContext,
  wallet: string,
  transaction: Transaction,
  to: number,
): Promise<WalletTransaction> {
  const found = await trace(context, { account: wallet, transaction }, to)
  if (found.state === 'pending') throw behind(new Error(`a payment of block ${to} is on its way`))
  const block = await inclusionOf(context, wallet, transaction, to)
  if (!block) throw behind(new Error(`transaction ${transaction.lt} is in no block up to ${to}`))
  const native = assetId(context.id, NATIVE)
  const out = new Map<AssetId, bigint>()
  const take = (asset: AssetId, amount: bigint): void => {
    if (amount > 0n) out.set(asset, (out.get(asset) ?? 0n) + amount)
  }
  const names: string[] = []
  if (found.state === 'delivered') {
    names.push(...referencesIn(found.self.transaction))
    for (const { message, jetton } of found.transfers) {
      if (message.info.type !== 'internal') continue
      const body = message.body.beginParse()
      const comment = jetton ? readJettonTransfer(body)?.comment : readComment(body)
      if (comment != null) names.push(comment)
      if (!jetton) take(native, message.info.value.coins)
      else {
        take(await assetOf(context, wallet, jetton.sent.account), readJettonTransfer(body)?.amount ?? 0n)
        take(native, gasTo(jetton.received.transaction, readJettonTransfer(body)?.to.toRawString() ?? ''))
      }
    }
  }
  const own = selfStep(found, wallet)
  const cost = -coinsOf(transaction) - (own ? coinsOf(own) : 0n)
  return {
    ref: writeTxRef({ account: wallet, hash: nameOf(transaction) }),
    height: block.height,
    slot: null,
    out,
    names,
    fee: cost - (out.get(native) ?? 0n),
  }
}

/** More than the coin that makes a jetton wallet notify its owner was gas for the recipient. */
function gasTo({ outMessages }: Transaction, owner: string): bigint {
  const coins = outMessages.values().reduce((sum, { info }) => {
    return info.type === 'internal' && info.dest.toRawString() === owner ? sum + info.value.coins : sum
  }, 0n)
  return coins > 1n ? coins : 0n
}

async function assetOf(context: NodeContext, wallet: string, jettonWallet: string): Promise<AssetId> {
  const asset = (await ownJettonWallets(context, wallet)).get(jettonWallet)
  return asset ?? assetId(context.id, jettonWallet)
}

/** The wallet's second transaction, if the first one called it. */
function selfStep(found: Awaited<ReturnType<typeof trace>>, wallet: string): Transaction | null {
  if (found.state === 'delivered') return found.self.transaction
  return found.state === 'failed' && found.at.account === wallet && !isRequest(found.at.transaction)
    ? found.at.transaction
    : null
}

async function holdings(
  context: NodeContext,
  owner: string,
  assets: readonly AssetId[],
  at: number,
): Promise<ReadonlyMap<AssetId, bigint>> {
  const read = async (asset: AssetId): Promise<bigint> => {
    const jetton = jettonOf(context, asset)
    if (!jetton) return context.pool.agree(async (api) => (await readAccount(api, owner, at)).balance, String)
    const wallet = await jettonWalletOf(context, jetton.master, owner)
    return context.pool.agree((api) => readJettons(api, wallet, at), String)
  }
  return new Map(await Promise.all(assets.map(async (asset) => [asset, await read(asset)] as const)))
}

/** Fees of receiving, and coins that jetton wallets return; deposits are counted elsewhere. */
async function arrivals(context: NodeContext, wallet: string, from: number, to: number): Promise<bigint> {
  const native = assetId(context.id, NATIVE)
  const wallets = await ownJettonWallets(context, wallet)
  const all = await transactionsIn(context, wallet, from, to)
  return all
    .filter((transaction) => !isRequest(transaction) && !isOwnCall(transaction, wallet))
    .reduce((sum, transaction) => {
      const credit = creditOf(transaction, wallet, native, wallets)
      return sum + coinsOf(transaction) - (credit?.asset === native ? credit.amount : 0n)
    }, 0n)
}

const isOwnCall = ({ inMessage }: Transaction, wallet: string): boolean =>
  inMessage?.info.type === 'internal' &&
  inMessage.info.src.workChain === 0 &&
  tonAddressRules.parse(inMessage.info.src.toRawString()) === wallet
