import type { ChainId } from '#core/chain/chainId.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

/** What one look at the sources of a batch found: each chain and each block is asked about once. A later moment needs another look. */
export interface SourcesLook {
  paused: Map<ChainId, Promise<boolean>>
  blocks: Map<string, Promise<boolean>>
}
export const newLook = (): SourcesLook => ({ paused: new Map(), blocks: new Map() })

/** Whether value may go out for a deposit: neither its chain nor this one is paused, and its block is still canonical. */
export async function depositStands(ctx: ChainContext, look: SourcesLook, deposit: DepositRow): Promise<boolean> {
  if ((await isPaused(ctx, look, deposit.chainId)) || (await isPaused(ctx, look, ctx.chain.id))) return false
  return deposit.final || (await blockStands(ctx, look, deposit))
}

export async function blockStands(
  { deps }: ChainContext,
  { blocks }: SourcesLook,
  { chainId, height, blockHash }: DepositRow,
): Promise<boolean> {
  const canonical = () => deps.chains.get(chainId)?.isCanonical(height, blockHash) ?? Promise.resolve(false)
  return once(blocks, `${chainId}:${height}:${blockHash}`, () => step(deps.failpoints, 'follow.canonical', canonical))
}

async function isPaused({ deps }: ChainContext, { paused }: SourcesLook, chain: ChainId): Promise<boolean> {
  return once(paused, chain, () =>
    step(deps.failpoints, 'payout.paused', () => deps.store.chainState.get(chain).then(({ paused: is }) => is)),
  )
}

function once<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const found = known.get(key) ?? ask()
  known.set(key, found)
  return found
}
