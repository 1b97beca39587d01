import type { CheckInRow } from '#store/points/checkIns.ts'
import type { ServerDeps } from '../../deps.ts'
import { judgeCheckIn } from './judge.ts'
import { offeredContracts } from './reader.ts'
import { VERIFY_AFTER_MS } from './take.ts'
import { entriesOf, settleStreaks, sourceOf } from './entry.ts'

type Deps = Pick<ServerDeps, 'store' | 'chains' | 'rewards' | 'clock' | 'log'>

const BATCH = 50
/** Time in milliseconds during which an unknown transaction may still reappear. */
const GONE_AFTER_MS = 60 * 60_000

/** Rechecks check-ins that were counted a while ago; one that its chain has dropped is undone. */
export async function reverifyCheckIns(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const row of await deps.store.checkIns.due(now, new Date(now.getTime() + VERIFY_AFTER_MS), BATCH)) {
    try {
      await reverify(deps, row)
    } catch (err) {
      deps.log.warn({ err, chain: row.chainId, tx: row.txHash }, 'a check-in could not be rechecked; will be retried')
    }
  }
}

async function reverify(deps: Deps, row: CheckInRow): Promise<void> {
  const { store, chains } = deps
  const contract = offeredContracts(deps).find((one) => one.chainId === row.chainId)
  const sighting = contract && (await chains(row.chainId)?.checkIn?.(contract.address, row.txHash))
  // A network that is no longer offered can't contradict an earlier result.
  if (!contract || !sighting) return store.checkIns.confirm(row.wallet, row.day)
  const judged = judgeCheckIn(sighting, row.wallet, contract, row.at)
  if ('day' in judged && judged.day === row.day) return store.checkIns.confirm(row.wallet, row.day)
  const gone = sighting.state === 'unknown' && deps.clock.now().getTime() - row.at.getTime() > GONE_AFTER_MS
  // Back in the mempool, too shallow again, or a lagging node: the next round decides, and it may still land on its
  // day.
  if ('problem' in judged && judged.problem === 'check_in_waiting' && !gone) return
  await undoCheckIn(deps, row)
}

/**
 * Reverses a check-in and frees its day. Later days are settled first and all entries reversed at once, so that a
 * temporarily negative balance causes no offset entry.
 */
export const undoCheckIn = (
  { store, rewards }: Pick<ServerDeps, 'store' | 'rewards'>,
  { wallet, day }: Pick<CheckInRow, 'wallet' | 'day'>,
): Promise<void> =>
  store.transaction(async (inner) => {
    const undone = await inner.checkIns.undo(wallet, day)
    if (!undone) return
    await settleStreaks(inner, rewards.checkIn, wallet, day)
    await inner.points.reverseAll(entriesOf(undone), {
      kind: 'taken_back',
      entry: sourceOf(undone),
      why: 'check_in_undone',
    })
  })
