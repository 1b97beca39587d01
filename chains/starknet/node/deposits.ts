import type { AccountCall } from '#chains/contract/callReads.ts'
import type { ObservedDeposit, Scan } from '#chains/contract/deposits.ts'
import { behind } from '#chains/rpc/errors.ts'
import { mapLimit } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import { starknet } from '../family.ts'
import { readBlock } from './blocks.ts'
import { canonical } from './calls.ts'
import {
  type Executed,
  findTransfers,
  type Found,
  keyOf,
  type NodeContext,
  readExecuted,
  tokenNumbers,
  transfersIn,
} from './transactions.ts'

const AT_ONCE = 8
const BLOCKS_AT_ONCE = 200n

/** Transfer that an account's own call asks for, and the memo that its next calls carry. */
interface Named {
  readonly token: string
  readonly amount: bigint
  readonly memo: string | null
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Text of the numbers that carry a memo, up to 31 bytes in each; null for any other numbers. */
function textOf(words: readonly string[]): string | null {
  const digits = words.map((word) => word.slice(2)).map((hex) => hex.padStart(hex.length + (hex.length % 2), '0'))
  try {
    return words.length === 0 ? null : utf8.decode(Buffer.from(digits.join(''), 'hex'))
  } catch {
    return null
  }
}

/** Words of the longest memo that the app writes. */
const MOST_WORDS = Math.ceil(starknet.depositMemo / 31)

/** Reads of the token right after its transfer, each of one number: the memo of `deposit.ts`. */
function memoAfter(calls: readonly AccountCall[], at: number): string | null {
  const token = calls[at]?.contract
  const words: string[] = []
  for (const { contract, selector, args } of calls.slice(at + 1)) {
    const [word] = args
    if (contract !== token || selector !== tokenNumbers.balance_of || args.length !== 1 || word === undefined) break
    words.push(word)
  }
  return words.length > MOST_WORDS ? null : textOf(words)
}

function namedIn(calls: readonly AccountCall[], recipient: string): Named[] {
  return calls.flatMap(({ contract, selector, args }, at): Named[] => {
    const [to = '0x0', low = '0x0', high = '0x0'] = args
    if (selector !== tokenNumbers.transfer || args.length !== 3 || canonical(to) !== recipient) return []
    return [{ token: contract, amount: BigInt(low) + (BigInt(high) << 128n), memo: memoAfter(calls, at) }]
  })
}

/**
 * Deposits of a transaction; a reverted one has none. A transfer that the account itself called for has its memo; one that
 * another contract made has none. The ordinal counts transfers of every contract, so that a token listed later does not
 * renumber earlier deposits.
 */
export function depositsIn(
  { chain, tokens, depositAddress: owner }: NodeContext,
  { hash, signed, succeeded, height, blockHash, events }: Executed,
): ObservedDeposit[] {
  if (!succeeded || owner === null) return []
  const unused = signed === null ? [] : namedIn(signed.calls, owner)
  return transfersIn(events)
    .filter(({ from, to }) => to === owner && from !== owner)
    .flatMap(({ token, from, amount }, ordinal): ObservedDeposit[] => {
      const asset = tokens.get(token)
      if (asset === undefined || amount === 0n) return []
      const at = unused.findIndex((call) => signed?.sender === from && call.token === token && call.amount === amount)
      const [named] = at < 0 ? [] : unused.splice(at, 1)
      const sender = BigInt(from) === 0n ? (signed?.sender ?? token) : from
      const binding = { kind: 'memo', memo: named?.memo ?? null } as const
      return [{ chainId: chain.id, txId: hash, ordinal, height, blockHash, asset, amount, sender, binding }]
    })
}

/** Transfers to the deposit address in blocks from…to. Events lead to transactions, whose receipts decide. */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  const { depositAddress: owner, tokens, pool } = context
  if (owner === null) return { deposits: [], endings: [] }
  const deposits: ObservedDeposit[] = []
  for (let start = from; start <= to; start += BLOCKS_AT_ONCE) {
    const end = start + BLOCKS_AT_ONCE - 1n < to ? start + BLOCKS_AT_ONCE - 1n : to
    const lists = await mapLimit([...tokens.keys()], AT_ONCE, (token) =>
      pool.agree((rpc) => findTransfers(rpc, { token, side: 'to', account: owner, first: start, last: end }), keyOf),
    )
    const found = [...new Map(lists.flatMap((list) => list.found).map((one) => [one.hash, one])).values()]
    const read = await mapLimit(found, AT_ONCE, (one) => readFound(context, one))
    deposits.push(...read.flatMap((one) => depositsIn(context, one)))
  }
  return { deposits: deposits.toSorted((a, b) => Number(a.height - b.height)), endings: [] }
}

const reorganized = (): AppError =>
  new AppError('reorg_during_scan', 'The chain was reorganised while it was read.', { status: 502 })

/** The block is read again, so that a forged event leads nowhere. */
async function readFound(context: NodeContext, { hash, height, blockHash }: Found): Promise<Executed> {
  const [executed, block] = await Promise.all([
    readExecuted(context, hash, blockHash),
    context.shared(`block ${height}`, () => readBlock(context.pool, BigInt(height))),
  ])
  if (executed?.blockHash !== block.hash || block.hash !== blockHash) throw reorganized()
  return executed
}

/** Receipt and block are both agreed on: a database row only names the transaction, and proves nothing itself. */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const hash = starknet.txRef(txId)
  const executed = hash === null ? null : await readExecuted(context, hash)
  if (!executed) return null
  if ((await readBlock(context.pool, executed.height)).hash !== executed.blockHash)
    throw behind(new Error(`the block of ${txId} moved`))
  return depositsIn(context, executed).find((deposit) => deposit.ordinal === ordinal) ?? null
}
