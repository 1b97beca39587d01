import { isRetriable } from '#core/errors.ts'
import { isoDay, utcDay } from '#core/rewards/utcDay.ts'
import type { FlowDeps, LostCheckIn } from './flowDeps.ts'
import { tellUntilCounted } from './tellUntilCounted.ts'

/** What was found and counted: its points, null where there was nothing; whether today's was among it. */
export interface Counted {
  readonly points: number | null
  readonly today: boolean
}

const todayOf = (now: number): string => isoDay(utcDay(new Date(now)))

/** Counts what stands on these networks and was never told, the older day first: it is part of the next one's row. */
export async function countLost(deps: FlowDeps, wallet: string, chainIds: readonly number[]): Promise<Counted> {
  deps.onPhase('looking')
  const found = (await Promise.all([...new Set(chainIds)].map((id) => deps.lost(wallet, id)))).flat()
  const days = found.filter((one, n) => found.findIndex((other) => other.blockDate === one.blockDate) === n).toSorted((a, b) => (a.blockDate < b.blockDate ? -1 : 1))
  let points: number | null = null
  for (const { chainId, hash } of days) {
    const sent = { wallet, chainId, hash, sentAt: deps.now() }
    deps.pending.save(sent)
    points = (points ?? 0) + (await tellUntilCounted(deps, sent))
  }
  return { points, today: days.some((one) => one.blockDate === todayOf(deps.now())) }
}

/** Before the wallet is asked: nobody pays twice for a day. Where nothing hints at an earlier one, a look that fails holds nobody up. */
export async function countBefore(deps: FlowDeps, wallet: string, chainId: number): Promise<Counted> {
  const asked = deps.pending.get(wallet)
  if (asked) return countLost(deps, wallet, [asked.chainId, chainId])
  const lost = (id: string, chain: number) => deps.lost(id, chain).catch((error: unknown) => nothingIf(isRetriable(error), error))
  return countLost({ ...deps, lost }, wallet, [chainId])
}

function nothingIf(passing: boolean, error: unknown): readonly LostCheckIn[] {
  if (passing) return []
  throw error
}

/** An earlier visit has asked the wallet and got no answer. What never came onto its network is forgotten once its day is over. */
export async function countAsked(deps: FlowDeps, wallet: string, chainId: number): Promise<number | null> {
  const asked = deps.pending.get(wallet)
  const { points } = await countLost(deps, wallet, asked ? [asked.chainId, chainId] : [chainId])
  if (points === null && asked && utcDay(new Date(asked.sentAt)) < utcDay(new Date(deps.now()))) deps.pending.remove(wallet)
  return points
}

/** Rests so long between two looks while the wallet is silent. */
const LOOK_EVERY_MS = 30_000

/** Today's, as soon as it stands on its network; null once nobody waits for it any more. */
export async function seenMeanwhile(deps: FlowDeps, wallet: string, chainId: number, waited: () => boolean): Promise<LostCheckIn | null> {
  for (;;) {
    await deps.pause(LOOK_EVERY_MS)
    if (!waited()) return null
    const found = await deps.lost(wallet, chainId).catch(() => [])
    const mine = found.find((one) => one.blockDate === todayOf(deps.now()))
    if (mine) return mine
  }
}
