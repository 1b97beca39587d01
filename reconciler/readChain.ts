import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue, EscrowGeneration } from '#core/catalogue/types.ts'
import type { ChainBooks } from './books.ts'
import type { WatchedChain } from './contract.ts'
import { judgeWallet } from './decide/balances.ts'
import { depositKey, escrowKey } from './decide/deposits.ts'
import type { Mismatch } from './decide/mismatch.ts'

const BLOCKS_AT_ONCE = 2_000n

/**
 * Reads up to the newest final block. Returns the mismatches of the wallet's balance; it reads nothing from the
 * database.
 */
export async function readChain(chain: WatchedChain, catalogue: Catalogue): Promise<Mismatch[]> {
  const { def, node, books } = chain
  const { height, finalized } = await node.head()
  books.walletSeenAt ??= height
  for (const generation of def.settlement.escrows) await readEarlier(chain, generation)
  for (let from = books.cursor + 1n; from <= finalized; from = books.cursor + 1n) {
    const to = from + BLOCKS_AT_ONCE - 1n < finalized ? from + BLOCKS_AT_ONCE - 1n : finalized
    const { deposits, endings } = await node.scan(from, to)
    for (const { address } of def.settlement.escrows) await recordUnpaid(chain, address, from, to)
    for (const deposit of deposits) recordDeposit(chain, deposit)
    for (const ending of endings) recordEnding(chain, ending, receive)
    books.cursor = to
    for (const { address } of def.settlement.escrows) books.escrows.set(address, to)
  }
  return readWallet(chain, catalogue, height)
}

/** Reads the blocks that were read before the catalogue listed this escrow. */
async function readEarlier(chain: WatchedChain, { address, firstBlock }: EscrowGeneration): Promise<void> {
  const { node, books } = chain
  for (let from = (books.escrows.get(address) ?? BigInt(firstBlock) - 1n) + 1n; from <= books.cursor; ) {
    const to = from + BLOCKS_AT_ONCE - 1n < books.cursor ? from + BLOCKS_AT_ONCE - 1n : books.cursor
    const { deposits, endings } = await node.scan(from, to)
    await recordUnpaid(chain, address, from, to)
    for (const deposit of deposits)
      if (deposit.binding.kind === 'escrow' && deposit.binding.escrow === address) recordDeposit(chain, deposit)
    // Its earlier payments to the wallet are part of the wallet's opening balance.
    for (const ending of endings) if (ending.escrow === address) recordEnding(chain, ending, () => undefined)
    books.escrows.set(address, to)
    from = to + 1n
  }
}

async function recordUnpaid({ node, books }: WatchedChain, escrow: string, from: bigint, to: bigint): Promise<void> {
  for (const { asset, account } of (await node.books?.unpaidIn?.(escrow, from, to)) ?? [])
    books.creditors.set(`${escrow} ${asset} ${account}`, { escrow, asset, account })
}

function recordDeposit({ books, def, wallet }: WatchedChain, deposit: ObservedDeposit): void {
  const key = depositKey(deposit)
  books.deposits.set(key, deposit)
  books.unmatched.set(key, true)
  if (deposit.binding.kind === 'escrow') books.open.set(escrowKey(deposit.binding), deposit)
  else if (wallet !== null && def.settlement.depositAddress === wallet) receive(books, deposit.asset, deposit.amount)
}

function recordEnding({ books, wallet }: WatchedChain, ending: ObservedEnding, onReceipt: typeof receive): void {
  const { kind } = ending
  const key = escrowKey(ending)
  const opened = books.open.get(key)
  books.open.delete(key)
  books.ended.set(key, kind)
  if (kind !== 'claimed' || opened?.binding.kind !== 'escrow') return
  const { maker, inputAmount, channelFee } = opened.binding.order
  if (maker.toLowerCase() === wallet?.toLowerCase()) onReceipt(books, opened.asset, inputAmount - channelFee)
}

const receive = ({ received }: ChainBooks, asset: AssetId, amount: bigint): void =>
  void received.set(asset, (received.get(asset) ?? 0n) + amount)

async function readWallet(chain: WatchedChain, catalogue: Catalogue, height: bigint): Promise<Mismatch[]> {
  const { def, node, wallet, books } = chain
  if (wallet === null || !node.books) return []
  if (books.wallet?.owner !== undefined && books.wallet.owner !== wallet) forgetWallet(books, height)
  const at = books.cursor
  // Earlier transactions have no rows, so the books begin once those are final.
  if (!books.wallet && at < (books.walletSeenAt ?? 0n)) return []
  const owned = assetsOf(catalogue, def.id).map(({ id }) => id)
  if (books.wallet) {
    const from = books.wallet.readTo + 1n
    const signed = await node.books.signedBy(wallet, from, at)
    const arrivals = (await node.books.arrivals?.(wallet, from, at)) ?? 0n
    if (arrivals !== 0n) receive(books, assetId(def.id, NATIVE), arrivals)
    books.wallet.readTo = at
    books.moves.push(...signed)
    for (const tx of signed) books.unexplained.set(tx.ref, tx)
  }
  const closing = await node.books.holdings(wallet, owned, at)
  if (!closing) return []
  const found = books.wallet
    ? judgeWallet({
        chainId: def.id,
        wallet,
        opening: books.wallet.holdings,
        closing,
        signed: books.moves,
        received: books.received,
      })
    : []
  books.wallet = { owner: wallet, readTo: at, holdings: closing }
  books.moves.length = 0
  books.received.clear()
  return found
}

/**
 * A rotated payout key has another wallet: its books start here and are not compared with the former wallet's holdings.
 */
function forgetWallet(books: ChainBooks, height: bigint): void {
  books.wallet = null
  books.walletSeenAt = height
  books.moves.length = 0
  books.received.clear()
}
