import { erc20Abi, parseEventLogs, type Transaction, type TransactionReceipt } from 'viem'
import { getBalance, getBlock, getTransactionCount, getTransactionReceipt, readContract } from 'viem/actions'
import type { Books, Creditors, EscrowHoldings, WalletTransaction } from '#chains/contract/settlement.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { zeroAddress } from '../address.ts'
import { type NodeContext, lower, requireEscrow } from './context.ts'
import { translated } from './errors.ts'
import { fillEvents, receiptKey } from './logs.ts'
import { mapLimit } from '#core/async.ts'
import { rangeLogs } from './scan.ts'

type Hex = `0x${string}`
const AT_ONCE = 8
const WORD = 64

/** Reads the final transactions and balances of an EVM network, each agreed on by a quorum. */
export const createBooks = (context: NodeContext): Books => ({
  signedBy: (wallet, from, to) => translated(() => signedBy(context, lower(wallet), from, to)),
  holdings: (owner, assets, at) =>
    translated(
      async () =>
        new Map(
          await mapLimit(
            assets,
            AT_ONCE,
            async (asset) => [asset, await balanceAt(context, lower(owner), asset, at)] as const,
          ),
        ),
    ),
  escrow: (escrow, asset, creditors, at) => translated(() => escrowAt(context, escrow, asset, creditors, at)),
  unpaidIn: (escrow, from, to) => translated(() => unpaidIn(context, escrow, from, to)),
})

function balanceAt({ pool }: NodeContext, owner: Hex, asset: AssetId, at: bigint): Promise<bigint> {
  return pool.agree(
    (client) =>
      isNative(asset)
        ? getBalance(client, { address: owner, blockNumber: at })
        : readContract(client, {
            abi: erc20Abi,
            address: lower(parseAssetId(asset).token),
            functionName: 'balanceOf',
            args: [owner],
            blockNumber: at,
          }),
    String,
  )
}

async function escrowAt(
  context: NodeContext,
  escrow: string,
  asset: AssetId,
  { channels, accounts }: Creditors,
  at: bigint,
): Promise<EscrowHoldings> {
  const address = requireEscrow(context, escrow)
  const token = isNative(asset) ? zeroAddress : lower(parseAssetId(asset).token)
  const read = { abi: bridgeEscrowAbi, address, blockNumber: at } as const
  const fees = await mapLimit(channels, AT_ONCE, (channel) =>
    context.pool.agree(
      (client) => readContract(client, { ...read, functionName: 'channelFees', args: [BigInt(channel), token] }),
      String,
    ),
  )
  const owed = await mapLimit(accounts, AT_ONCE, async (account) => {
    const args = [token, lower(account)] as const
    const sum = await context.pool.agree(
      (client) => readContract(client, { ...read, functionName: 'owed', args }),
      String,
    )
    return [account, sum] as const
  })
  return {
    held: await balanceAt(context, address, asset, at),
    fees: fees.reduce<bigint>((sum, fee) => sum + fee, 0n),
    owed: new Map(owed),
  }
}

async function unpaidIn(context: NodeContext, escrow: string, from: bigint, to: bigint) {
  const logs = await rangeLogs(context, [requireEscrow(context, escrow)], from, to)
  return parseEventLogs({ abi: bridgeEscrowAbi, eventName: 'PaymentOwed', logs: [...logs], strict: true }).map(
    ({ args: { token, account } }) => ({
      asset: assetId(context.id, lower(token) === zeroAddress ? NATIVE : lower(token)),
      account: lower(account),
    }),
  )
}

/** Halves the range where the wallet's nonce moved, so that only blocks with its transactions are read in full. */
async function signedBy(context: NodeContext, wallet: Hex, from: bigint, to: bigint): Promise<WalletTransaction[]> {
  if (from > to) return []
  const heights = await blocksToRead(context, wallet, from, to)
  return (await mapLimit(heights, AT_ONCE, (height) => signedIn(context, wallet, height))).flat()
}

/** Nodes prune the state of older blocks, and then each block is read: after a long pause, or on a restarted node. */
async function blocksToRead(context: NodeContext, wallet: Hex, from: bigint, to: bigint): Promise<bigint[]> {
  const before = from === 0n ? 0 : await nonceAt(context, wallet, from - 1n).catch(() => null)
  if (before === null) return Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))
  return blocksWith(context, wallet, { from, to, before, after: await nonceAt(context, wallet, to) })
}

const nonceAt = ({ pool }: NodeContext, address: Hex, blockNumber: bigint): Promise<number> =>
  pool.agree((client) => getTransactionCount(client, { address, blockNumber }), String)

interface Range {
  readonly from: bigint
  readonly to: bigint
  /** Nonce before the first block, and after the last. */
  readonly before: number
  readonly after: number
}
async function blocksWith(context: NodeContext, wallet: Hex, { from, to, before, after }: Range): Promise<bigint[]> {
  if (before === after) return []
  if (from === to) return [from]
  const middle = (from + to) / 2n
  const between = await nonceAt(context, wallet, middle)
  return [
    ...(await blocksWith(context, wallet, { from, to: middle, before, after: between })),
    ...(await blocksWith(context, wallet, { from: middle + 1n, to, before: between, after })),
  ]
}

/** A block's hash does not prove the transactions that a node lists under it, so nodes must agree on those too. */
async function signedIn(context: NodeContext, wallet: Hex, height: bigint): Promise<WalletTransaction[]> {
  const own = await context.pool.agree(
    async (client) => {
      const block = await getBlock(client, { blockNumber: height, includeTransactions: true })
      return block.transactions.filter((tx) => tx.from.toLowerCase() === wallet)
    },
    (txs) => JSON.stringify(txs.map((tx) => [tx.hash, tx.nonce, tx.to, tx.value.toString(), tx.input])),
  )
  return mapLimit(own, AT_ONCE, async (tx) => {
    const receipt = await context.pool.agree(
      async (client) => getTransactionReceipt(client, { hash: tx.hash }),
      (found) => receiptKey(found) + costOf(found),
    )
    return toWalletTransaction(context, wallet, tx, receipt)
  })
}

/** Rollups also charge for their data on the parent chain, in a separate field. */
function costOf(receipt: TransactionReceipt): bigint {
  const l1Fee: unknown = 'l1Fee' in receipt ? receipt.l1Fee : null
  const below = typeof l1Fee === 'string' || typeof l1Fee === 'bigint' ? BigInt(l1Fee) : 0n
  return receipt.gasUsed * receipt.effectiveGasPrice + below
}

function toWalletTransaction(
  context: NodeContext,
  wallet: Hex,
  tx: Transaction,
  receipt: TransactionReceipt,
): WalletTransaction {
  const facts = {
    ref: tx.hash,
    height: receipt.blockNumber,
    slot: BigInt(tx.nonce),
    fee: costOf(receipt),
  }
  if (receipt.status !== 'success') return { ...facts, out: new Map(), names: [] }
  const out = new Map<AssetId, bigint>()
  const take = (token: string, amount: bigint): void => {
    const asset = assetId(context.id, token)
    if (amount > 0n) out.set(asset, (out.get(asset) ?? 0n) + amount)
  }
  if (tx.to?.toLowerCase() !== wallet) take(NATIVE, tx.value)
  for (const { address, args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs }))
    if (args.from.toLowerCase() === wallet && args.to.toLowerCase() !== wallet) take(address.toLowerCase(), args.value)
  const fills = context.filler ? fillEvents(receipt.logs, context.filler).map(({ args }) => args.orderId) : []
  const call = tx.to ? { call: { to: tx.to.toLowerCase(), data: tx.input, value: tx.value } } : {}
  return { ...facts, ...call, out, names: [...fills, lastWord(tx.input)].filter((name) => name !== null) }
}

/** A plain transfer carries its order's id after the calldata. */
const lastWord = (input: Hex): string | null =>
  input.length >= 2 + WORD ? `0x${input.slice(-WORD).toLowerCase()}` : null
