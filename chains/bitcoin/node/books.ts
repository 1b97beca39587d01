import { hex } from '@scure/base'
import type { Books, WalletTransaction } from '#chains/contract/settlement.ts'
import { AppError } from '#core/errors.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { readBitcoin, scriptOf } from '../address.ts'
import { namesReference } from '../wallet/payment.ts'
import { outpointOf } from '../wallet/selectCoins.ts'
import { type NodeContext, translated } from './api/api.ts'
import type { BlockTransaction } from './block.ts'
import { readBlocks } from './blocks.ts'
import { finalizedAt, readHeight, requireNative } from './head.ts'

/** Change of a wallet's coins by one transaction of a block. */
interface Movement {
  readonly height: bigint
  readonly transaction: BlockTransaction
  /** Coins of the wallet that it spends, and that it creates. */
  readonly spent: bigint
  readonly received: bigint
  /** Coins of deposit addresses that it spends. */
  readonly collected: bigint
}

/** Everything that final blocks did to a wallet since the network's first block of ours. */
interface Ledger {
  readonly coins: Map<string, bigint>
  /** Coins at deposit addresses. */
  readonly deposits: Map<string, bigint>
  readonly movements: Movement[]
  readTo: bigint
}

const BLOCKS_AT_ONCE = 500n

/**
 * A wallet's own books, from blocks that prove themselves. Which coins a transaction spends is known only from the
 * blocks that created them, so a process reads all blocks since `firstBlock` once, and further ones as they are final.
 */
export function createBooks(context: NodeContext): Books {
  const ledgers = new Map<string, Promise<Ledger>>()
  /** One caller reads at a time; a failed read keeps what it has. */
  function ledgerOf(wallet: string, to: bigint): Promise<Ledger> {
    const before = ledgers.get(wallet) ?? Promise.resolve(emptyLedger(context))
    const next = before.then((ledger) => extend(context, wallet, ledger, to))
    ledgers.set(
      wallet,
      next.catch(() => before),
    )
    return next
  }
  return {
    signedBy: (wallet, from, to) =>
      translated(async () => signedIn(context, await ledgerOf(wallet, to), wallet, from, to)),
    holdings: (owner, assets, at) =>
      translated(async () => {
        for (const asset of assets) requireNative(asset)
        const sum = until(await ledgerOf(owner, at), at).reduce(
          (all, { spent, received }) => all + received - spent,
          0n,
        )
        return new Map(assets.map((asset) => [asset, sum]))
      }),
    arrivals: (wallet, from, to) =>
      translated(async () =>
        within(await ledgerOf(wallet, to), from, to).reduce((all, movement) => all + arrivedBy(movement, wallet), 0n),
      ),
  }
}

/** @throws AppError `first_block_missing` */
function emptyLedger({ chain }: NodeContext): Ledger {
  const firstBlock = chain.settlement?.firstBlock
  if (firstBlock === undefined)
    throw new AppError('first_block_missing', `settlement.json names no firstBlock for network ${chain.id}.`, {
      retriable: false,
    })
  return { coins: new Map(), deposits: new Map(), movements: [], readTo: BigInt(firstBlock) - 1n }
}

/** Reads further final blocks into the ledger. @throws AppError `rpc_behind` beyond the newest final block */
async function extend(context: NodeContext, wallet: string, ledger: Ledger, to: bigint): Promise<Ledger> {
  if (to <= ledger.readTo) return ledger
  if (to > finalizedAt(context, await readHeight(context)))
    throw new AppError('rpc_behind', `Block ${to} is not final.`, { status: 502, retriable: true })
  const own = hex.encode(scriptOf(readBitcoin(wallet)))
  await context.watched?.refresh()
  for (let from = ledger.readTo + 1n; from <= to; from = ledger.readTo + 1n) {
    const last = from + BLOCKS_AT_ONCE - 1n < to ? from + BLOCKS_AT_ONCE - 1n : to
    for await (const { height, block } of readBlocks(context, from, last)) {
      for (const transaction of block.transactions) record(context, ledger, own, height, transaction)
      ledger.readTo = height
    }
  }
  return ledger
}

function record(
  { watched }: NodeContext,
  { coins, deposits, movements }: Ledger,
  own: string,
  height: bigint,
  transaction: BlockTransaction,
): void {
  let [spent, received, collected] = [0n, 0n, 0n]
  for (const outpoint of transaction.inputs.map(outpointOf)) {
    spent += coins.get(outpoint) ?? 0n
    collected += deposits.get(outpoint) ?? 0n
    coins.delete(outpoint)
    deposits.delete(outpoint)
  }
  for (const [index, { script, amount }] of transaction.outputs.entries()) {
    const outpoint = outpointOf({ txId: transaction.txId, index })
    if (hex.encode(script) === own) {
      received += amount
      coins.set(outpoint, amount)
    } else if (watched?.find(script)) deposits.set(outpoint, amount)
  }
  if (spent > 0n || received > 0n || collected > 0n) movements.push({ height, transaction, spent, received, collected })
}

const until = ({ movements }: Ledger, at: bigint): readonly Movement[] => movements.filter(({ height }) => height <= at)
const within = (ledger: Ledger, from: bigint, to: bigint): readonly Movement[] =>
  until(ledger, to).filter(({ height }) => height >= from)

/** Outputs that pay others; a deposit address is not the wallet. */
const foreignOutputs = ({ transaction }: Movement, wallet: string): bigint => {
  const own = hex.encode(scriptOf(readBitcoin(wallet)))
  return transaction.outputs
    .filter(({ script }) => hex.encode(script) !== own && !namesReference({ script }))
    .reduce((all, { amount }) => all + amount, 0n)
}

/** Our keys alone spend our coins. A collection pays the wallet; one that pays others is a payment of the wallet, too. */
const isSigned = (movement: Movement, wallet: string): boolean =>
  movement.spent > 0n || (movement.collected > 0n && foreignOutputs(movement, wallet) > 0n)

/** Coins that the wallet got without signing for them, and deposits that a payment of its keys spent. */
const arrivedBy = (movement: Movement, wallet: string): bigint =>
  isSigned(movement, wallet) ? movement.collected : movement.received

const signedIn = (
  { chain }: NodeContext,
  ledger: Ledger,
  wallet: string,
  from: bigint,
  to: bigint,
): readonly WalletTransaction[] =>
  within(ledger, from, to)
    .filter((movement) => isSigned(movement, wallet))
    .map((movement) => {
      const { height, transaction, spent, received, collected } = movement
      const paid = foreignOutputs(movement, wallet)
      const out = new Map<AssetId, bigint>(paid > 0n ? [[assetId(chain.id, NATIVE), paid]] : [])
      const names = transaction.outputs
        .filter(namesReference)
        .map(({ script }) => `0x${hex.encode(script.subarray(2))}`)
      const [parent, ...others] = transaction.inputs
      const follows = paid === 0n && parent && others.length === 0 ? { follows: parent.txId } : {}
      const fee = spent + collected - received - paid
      return { ref: transaction.txId, height, slot: null, out, names, fee, ...follows }
    })
