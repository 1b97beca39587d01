import { isRetriable } from '#core/errors.ts'
import type { FlowDeps, LostCheckIn } from './flowDeps.ts'
import type { PendingCheckIn } from './pendingCheckIn.ts'
import { reportUntilCounted } from './reportUntilCounted.ts'
import { isOver } from './today.ts'

/** Points of the check-ins found and counted, null when there were none; and their days. */
export interface Counted {
  readonly points: number | null
  readonly days: readonly string[]
}

/** Reports on-chain check-ins that the server does not know, oldest first, because an earlier day counts towards the next one's streak. */
export async function countLost(deps: FlowDeps, wallet: string, chainIds: readonly number[]): Promise<Counted> {
  deps.onPhase('looking')
  const found = (await Promise.all([...new Set(chainIds)].map((id) => deps.lost(wallet, id)))).flat()
  const days = found
    .filter((one, n) => found.findIndex((other) => other.blockDate === one.blockDate) === n)
    .toSorted((a, b) => (a.blockDate < b.blockDate ? -1 : 1))
  let points: number | null = null
  for (const { blockDate, chainId, hash } of days) {
    const sent = { wallet, chainId, hash, day: blockDate, sentAt: deps.now() }
    deps.pending.save(sent)
    points = (points ?? 0) + (await reportUntilCounted(deps, sent))
  }
  return { points, days: days.map((one) => one.blockDate) }
}

/** Runs before the wallet is asked, so that no one pays twice for a day. A failed lookup blocks only when an earlier check-in is stored. */
export async function countBefore(deps: FlowDeps, wallet: string, chainId: number): Promise<Counted> {
  const asked = deps.pending.get(wallet)
  if (asked) return countLost(deps, wallet, [asked.chainId, chainId])
  const lost = (id: string, chain: number) =>
    deps.lost(id, chain).catch((error: unknown) => nothingIf(isRetriable(error), error))
  return countLost({ ...deps, lost }, wallet, [chainId])
}

function nothingIf(passing: boolean, error: unknown): readonly LostCheckIn[] {
  if (passing) return []
  throw error
}

/** Handles a wallet that never answered in an earlier visit. A check-in that never reached its chain is dropped once its day is over. */
export async function countAsked(deps: FlowDeps, wallet: string, chainId: number): Promise<number | null> {
  const asked = deps.pending.get(wallet)
  const { points } = await countLost(deps, wallet, asked ? [asked.chainId, chainId] : [chainId])
  if (points === null && asked && (await isOver(deps, asked))) deps.pending.remove(wallet)
  return points
}

/** Interval of the chain lookups while the wallet does not answer. */
const LOOK_EVERY_MS = 30_000

/** The requested check-in once it is on its chain; null when the caller stopped waiting. */
export async function seenMeanwhile(
  deps: FlowDeps,
  { wallet, chainId, day }: PendingCheckIn,
  waited: () => boolean,
): Promise<LostCheckIn | null> {
  for (;;) {
    await deps.pause(LOOK_EVERY_MS)
    if (!waited()) return null
    const found = await deps.lost(wallet, chainId).catch(() => [])
    const mine = found.find((one) => one.blockDate === day)
    if (mine) return mine
  }
}
