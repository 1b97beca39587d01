import type { Connection } from '@solana/web3.js'
import { mapLimit } from '#core/async.ts'
import type { Books, WalletTransaction } from '#chains/contract/settlement.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { svmAddressRules } from '../address.ts'
import { tokenAddress } from '../instructions.ts'
import { readBalancesOf } from './accounts.ts'
import { type NodeContext, publicKey } from './context.ts'
import { type Landed, readLanded } from './history.ts'
import { signaturesOf } from './scan.ts'
import { translated } from './rpc.ts'

const AT_ONCE = 8

/** Final transactions of a wallet on an SVM network, as a quorum lists them. */
export const createBooks = (context: NodeContext): Books => ({
  signedBy: (wallet, from, to) =>
    translated(async () => {
      if (from > to) return []
      const found = await context.pool.listed((connection) => signedBy(context, connection, wallet, from, to), identity)
      return found.toSorted((a, b) => Number(a.height - b.height))
    }),
  holdings: (owner, assets, at) => translated(() => holdings(context, owner, assets, at)),
})

const identity = (tx: WalletTransaction): string =>
  JSON.stringify({ ...tx, out: [...tx.out] }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )

async function signedBy(
  context: NodeContext,
  connection: Connection,
  wallet: string,
  from: bigint,
  to: bigint,
): Promise<WalletTransaction[]> {
  const signatures = await signaturesOf(connection, publicKey(wallet), Number(from), Number(to), { failed: true })
  const all = await mapLimit(signatures, AT_ONCE, async (signature) => {
    const tx = await readLanded(connection, signature)
    // Listed but not served: this node is not ready, and an empty answer would be false.
    if (!tx) throw behind(new Error(`transaction ${signature} is listed and missing`))
    return tx
  })
  return all.filter((tx) => tx.signers.includes(wallet)).map((tx) => toWalletTransaction(context, wallet, tx))
}

function toWalletTransaction(context: NodeContext, wallet: string, tx: Landed): WalletTransaction {
  const paysFee = tx.keys[0] === wallet
  const lost = -(tx.lamports[tx.keys.indexOf(wallet)] ?? 0n)
  const rents = tx.tokens.reduce((sum, { index }) => sum + positive(tx.lamports[index] ?? 0n), 0n)
  const fee = (paysFee ? tx.fee : 0n) + (tx.failed ? 0n : rents)
  const out = new Map<AssetId, bigint>()
  const take = (asset: AssetId, amount: bigint): void => {
    if (amount > 0n && !tx.failed) out.set(asset, (out.get(asset) ?? 0n) + amount)
  }
  take(assetId(context.id, NATIVE), lost - fee)
  for (const { owner, mint, delta } of tx.tokens) if (owner === wallet) take(assetId(context.id, mint), -delta)
  const keys = tx.keys.map((key) => svmAddressRules.toBytes(key))
  return {
    ref: tx.signature,
    height: BigInt(tx.slot),
    slot: null,
    out,
    names: tx.failed ? [] : [...tx.memos, ...keys],
    fee,
  }
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

/** A payment into a token account does not touch its owner, so each account is queried. */
async function isTouchedAfter(
  context: NodeContext,
  connection: Connection,
  owner: string,
  at: bigint,
): Promise<boolean> {
  const wallet = publicKey(owner)
  const accounts = [...context.tokens.values()].map((token) =>
    token ? tokenAddress(wallet, publicKey(token.mint)) : wallet,
  )
  const newest = await Promise.all(
    accounts.map((account) => connection.getSignaturesForAddress(account, { limit: 1 }, 'confirmed')),
  )
  return newest.some(([last]) => last !== undefined && BigInt(last.slot) > at)
}

/**
 * Nodes report balances of their newest final slot only: these equal the ones at `at` only if nothing touched the
 * wallet since.
 */
async function holdings(
  context: NodeContext,
  owner: string,
  assets: readonly AssetId[],
  at: bigint,
): Promise<ReadonlyMap<AssetId, bigint> | null> {
  return context.pool.agree(
    async (connection) => {
      const balances = await readBalancesOf(context, connection, owner, assets)
      return (await isTouchedAfter(context, connection, owner, at)) ? null : balances
    },
    (found) => JSON.stringify(found && [...found].map(([asset, amount]) => [asset, amount.toString()])),
  )
}
