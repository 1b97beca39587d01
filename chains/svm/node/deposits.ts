import { PublicKey } from '@solana/web3.js'
import type { AssetId } from '#core/chain/assetId.ts'
import { tokenAddress } from '../instructions.ts'
import type { NodeContext, Token } from './context.ts'
import { type Landed, readLanded } from './history.ts'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { behind } from '#chains/rpc/errors.ts'
import { agreedBlock } from './head.ts'

interface Credit {
  readonly asset: AssetId
  readonly amount: bigint
  readonly sender: string
  /**
   * Rank among all credits of this transaction: fixed by the signed content, regardless of its block and of the listed
   * tokens.
   */
  readonly ordinal: number
  readonly memo: string | null
}

/** One credited account; mint null = native coins. */
interface Received {
  readonly index: number
  readonly mint: string | null
  readonly amount: bigint
  readonly sender: string
}

/** Returns the account with the largest loss; the fee payer if there is none (a mint). */
function loser(losses: readonly { who: string; delta: bigint }[], feePayer: string): string {
  return losses.reduce((most, loss) => (loss.delta < most.delta ? loss : most), { who: feePayer, delta: 0n }).who
}

/** A memo binds a payment only if it is the only memo of its transaction. */
const onlyMemo = ({ memos }: Landed): string | null => (memos.length === 1 ? (memos[0] ?? null) : null)

const isOwnAccount = (tx: Landed, to: string, index: number, mint: string): boolean =>
  tx.keys[index] === tokenAddress(new PublicKey(to), new PublicKey(mint)).toBase58()

function tokensReceived(tx: Landed, to: string): Received[] {
  const credited = tx.tokens.filter(
    ({ owner, delta, index, mint }) => owner === to && delta > 0n && isOwnAccount(tx, to, index, mint),
  )
  return credited.map(({ index, mint, delta }) => {
    const losses = tx.tokens
      .filter((change) => change.mint === mint)
      .map((change) => ({ who: change.owner, delta: change.delta }))
    return { index, mint, amount: delta, sender: loser(losses, tx.keys[0] ?? '') }
  })
}

function coinsReceived(tx: Landed, to: string): Received[] {
  const index = tx.keys.indexOf(to)
  const amount = tx.lamports[index] ?? 0n
  if (amount <= 0n) return []
  const losses = tx.keys.map((who, i) => ({ who, delta: (tx.lamports[i] ?? 0n) + (i === 0 ? tx.fee : 0n) }))
  return [{ index, mint: null, amount, sender: loser(losses, tx.keys[0] ?? '') }]
}

/**
 * Deposits for `to` in one transaction, from balances before and after, so the received amount counts whatever the
 * instructions said. A failed transaction moves nothing, and one that `to` itself signed is not a deposit.
 */
export function creditsOf(tx: Landed, to: string, assets: ReadonlyMap<AssetId, Token | null>): Credit[] {
  if (tx.failed || tx.signers.includes(to)) return []
  const assetOf = new Map([...assets].map(([asset, token]) => [token?.mint ?? null, asset]))
  const received = [...coinsReceived(tx, to), ...tokensReceived(tx, to)].sort((a, b) => a.index - b.index)
  return received.flatMap(({ mint, amount, sender }, ordinal) => {
    const asset = assetOf.get(mint)
    return asset === undefined ? [] : [{ asset, amount, sender, ordinal, memo: onlyMemo(tx) }]
  })
}

/** Confirmed transaction as a quorum has it; one that most nodes do not have yet counts as missing. */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const { depositAddress, pool, tokens, id } = context
  if (depositAddress === null) return null
  const tx = await pool.agree(
    (connection) => readLanded(connection, txId),
    (found) => JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  )
  if (!tx) return null
  const credit = creditsOf(tx, depositAddress, tokens).find((one) => one.ordinal === ordinal)
  if (!credit || tx.signature !== txId) return null
  const height = BigInt(tx.slot)
  const block = await agreedBlock(context, height)
  if (!block) throw behind(new Error(`slot ${tx.slot} holds ${txId} and no block`))
  const { asset, amount, sender, memo } = credit
  return {
    chainId: id,
    txId,
    ordinal,
    height,
    blockHash: block.hash,
    asset,
    amount,
    sender,
    binding: { kind: 'memo', memo },
  }
}
