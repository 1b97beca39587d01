import type { Scan } from '#chains/contract.ts'
import type { NodeContext } from '../context.ts'
import { readHead } from '../head.ts'
import { scanHistory } from './history.ts'
import { scanTip } from './tip.ts'

/** Up to here, reading block by block costs no more than asking for the finalized height. */
const FEW_BLOCKS = 32n

/** Last block that may be read with many others at once: the newest final one. */
async function lastOfHistory(context: NodeContext, from: bigint, to: bigint): Promise<bigint> {
  if (to - from < FEW_BLOCKS) return from - 1n
  const { finalized } = await readHead(context)
  return finalized < to ? finalized : to
}

/** Deposits and endings in the blocks from…to, oldest first. */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  if (context.escrows.length === 0 || from > to) return { deposits: [], endings: [] }
  const border = await lastOfHistory(context, from, to)
  const tipFrom = border < from ? from : border + 1n
  const scans = [...(await scanHistory(context, from, border)), ...(await scanTip(context, tipFrom, to))]
  return {
    deposits: scans.flatMap(({ deposits }) => deposits),
    endings: scans.flatMap(({ endings }) => endings),
  }
}
