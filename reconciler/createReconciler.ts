import { isDeepStrictEqual } from 'node:util'
import { delay } from '#core/async.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import type { EscrowHoldings } from '#store/assurance/types.ts'
import type { Incident } from '#store/operations/types.ts'
import { type ChainBooks, newBooks, trimBooks } from './books.ts'
import { compareDeposits } from './compareDeposits.ts'
import { comparePayouts } from './comparePayouts.ts'
import type { ReconcilerDeps, WatchedChain } from './contract.ts'
import { type Mismatch, sameMismatch } from './decide/mismatch.ts'
import { readChain } from './readChain.ts'
import { createAllowanceWatch } from './watchAllowances.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { judgeEscrow } from './decide/balances.ts'

const EVERY_MS = 30_000
const CONFIRM_MS = 3_000
const ALERTS_MS = 10_000
const MOST_INCIDENTS = 1_000
/** Consecutive failed passes after which an alert reports that no chain is being watched. */
const BLIND_AFTER = 4

export interface Reconciler {
  start(): void
  /** Resolves when the pass in progress has ended. */
  stop(): Promise<void>
  /** Runs one pass over every chain; returns the mismatches that it recorded. */
  runOnce(): Promise<readonly Mismatch[]>
}

/** Compares chains, read through its own endpoints, with the database, and pauses chains whose books do not balance. */
export function createReconciler(deps: ReconcilerDeps): Reconciler {
  const { store, catalogue, bookStorage, alerts, clock, log, metrics } = deps
  const watched = new Map<ChainId, WatchedChain>()
  const failures = new Map<ChainId, number>()
  const allowances = createAllowanceWatch(catalogue, clock)
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false
  const running = new Set<Promise<void>>()

  async function runOnce(): Promise<Mismatch[]> {
    const begun = clock.now().getTime()
    const seen = await readAll()
    const compared = await compareAll(seen)
    const confirmed = compared.length === 0 ? [] : await confirm(compared, seen)
    for (const mismatch of confirmed) await report(mismatch)
    for (const { def, books } of watched.values()) {
      trimBooks(books)
      await bookStorage.write(def.id, books)
      metrics.height(def.id, Number(books.cursor))
    }
    metrics.passed((clock.now().getTime() - begun) / 1000, clock.now())
    return confirmed
  }

  /** Chains that could be read in this pass, with the mismatches of their wallets' balances. */
  async function readAll(): Promise<ReadonlyMap<ChainId, readonly Mismatch[]>> {
    const found = new Map<ChainId, readonly Mismatch[]>()
    await Promise.all(
      [...deps.chains].map(async ([id]) => {
        try {
          const chain = await chainOf(id)
          if (chain) found.set(id, await readChain(chain, catalogue))
        } catch (error) {
          await unreadable(id, error)
        }
      }),
    )
    return found
  }

  async function chainOf(id: ChainId): Promise<WatchedChain | null> {
    const known = watched.get(id)
    if (known) return known
    const def = catalogue.chains.find((chain) => chain.id === id)
    const node = deps.chains.get(id)
    if (!def?.settlement || !node) return null
    const books = (await bookStorage.read(id)) ?? newBooks(await firstBlockOf(def.settlement.firstBlock, node.head))
    const chain = { def: { ...def, settlement: def.settlement }, node, wallet: deps.wallets.get(id) ?? null, books }
    watched.set(id, chain)
    return chain
  }

  /** Without a configured first block the books begin now; deposits that were open before are not compared. */
  const firstBlockOf = async (first: number | undefined, head: WatchedChain['node']['head']): Promise<bigint> => {
    if (first !== undefined) return BigInt(first)
    return catalogue.profile === 'local' ? 1n : (await head()).finalized
  }

  async function compareAll(seen: ReadonlyMap<ChainId, readonly Mismatch[]>): Promise<Mismatch[]> {
    const found: Mismatch[] = []
    for (const [id, ofWallet] of seen) {
      const chain = watched.get(id)
      if (!chain) continue
      found.push(...ofWallet)
      const escrows: EscrowHoldings[] = []
      const comparisons = [
        () => compareDeposits(store, chain, watched),
        () => comparePayouts(store, chain, watched, catalogue),
        () => compareEscrow(chain, catalogue, escrows),
        () => allowances(chain),
      ]
      let isComplete = true
      for (const compare of comparisons) {
        // A failed read must not hide the results of the others.
        try {
          found.push(...(await compare()))
        } catch (error) {
          isComplete = false
          await unreadable(id, error)
        }
      }
      if (!isComplete) continue
      failures.set(id, 0)
      await publish(chain, escrows)
    }
    return found
  }

  /** Records what this pass read, for the trust report; a failure to do so hides no mismatch. */
  const publish = ({ def, books }: WatchedChain, escrows: readonly EscrowHoldings[]): Promise<void> =>
    store.assurance
      .recordReconciled({ chainId: def.id, readAt: clock.now(), height: books.cursor, escrows })
      .catch((error: unknown) => log.warn({ chain: def.id, error: String(error) }, 'the pass could not be published'))

  /** A row may be written between two reads, so a mismatch counts only if a second check finds it too. */
  async function confirm(
    first: readonly Mismatch[],
    seen: ReadonlyMap<ChainId, readonly Mismatch[]>,
  ): Promise<Mismatch[]> {
    await delay(deps.confirmMs ?? CONFIRM_MS)
    const again = await compareAll(seen)
    return first.filter((mismatch) => again.some((other) => sameMismatch(mismatch, other)))
  }

  async function report(mismatch: Mismatch): Promise<void> {
    const { kind, subject, details, pauses } = mismatch
    for (const { def, books } of watched.values()) settle(books, def.id, mismatch)
    const latest = await store.incidents.latest(kind, subject)
    // An operator who resolved exactly this has accepted it.
    if (latest?.resolvedAt && isDeepStrictEqual(latest.details, details)) return
    const { id, isNew } = await store.incidents.record({ kind, subject, details, pauses })
    if (isNew) alerts.raise({ id: `incident-${id}`, kind, subject, details, at: clock.now() })
  }

  async function unreadable(id: ChainId, error: unknown): Promise<void> {
    const count = (failures.get(id) ?? 0) + 1
    failures.set(id, count)
    metrics.unread(id)
    log.warn({ chain: id, reason: reasonOf(error), error: String(error) }, 'chain not reconciled')
    if (count !== BLIND_AFTER) return
    const details = { reason: reasonOf(error), passes: String(count) }
    alerts.raise({
      id: `unread-${id}-${clock.now().getTime()}`,
      kind: 'chain_unread',
      subject: String(id),
      details,
      at: clock.now(),
    })
  }

  /** Incidents that any process recorded alert the operator from here. */
  async function alertOpen(): Promise<void> {
    const open = await store.incidents.open(MOST_INCIDENTS)
    for (const incident of open) alerts.raise(alertOf(incident))
    metrics.incidents(await store.incidents.countOpen())
  }

  function every(ms: number, work: () => Promise<unknown>): void {
    const round = (): void => {
      if (stopped) return
      const done: Promise<void> = work()
        .catch((error: unknown) => log.error({ reason: reasonOf(error), error: String(error) }, 'reconciling failed'))
        .then(() => {
          const timer = setTimeout(() => {
            timers.delete(timer)
            round()
          }, ms)
          if (stopped) clearTimeout(timer)
          else timers.add(timer)
        })
        .finally(() => running.delete(done))
      running.add(done)
    }
    round()
  }

  return {
    start() {
      every(deps.everyMs ?? EVERY_MS, runOnce)
      every(ALERTS_MS, alertOpen)
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
    runOnce,
  }
}

/** A reported mismatch is not derived again: the incident stays until an operator resolves it. */
function settle(books: ChainBooks, chain: ChainId, { subject }: Mismatch): void {
  books.reported.set(subject, true)
  for (const ref of books.unexplained.keys()) if (subject === `${chain}:${ref}`) books.unexplained.delete(ref)
}

const alertOf = ({ id, kind, subject, details, firstSeenAt }: Incident) => ({
  id: `incident-${id}`,
  kind,
  subject,
  details,
  at: firstSeenAt,
})

/**
 * Compares the balance of each asset in each escrow with its debts, both at the last block of the books, and adds them
 * to `holdings`.
 */
async function compareEscrow(
  { def, node, books }: WatchedChain,
  catalogue: Catalogue,
  holdings: EscrowHoldings[],
): Promise<Mismatch[]> {
  const read = node.books?.escrow
  if (!read) return []
  const channels = catalogue.channels.map(({ id }) => id)
  const found: Mismatch[] = []
  for (const { address: escrow } of def.settlement.escrows) {
    for (const { id: asset } of assetsOf(catalogue, def.id)) {
      const creditors = [...books.creditors].filter(([, one]) => one.escrow === escrow && one.asset === asset)
      const accounts = creditors.map(([, { account }]) => account)
      const { held, fees, owed } = await read(escrow, asset, { channels, accounts }, books.cursor)
      for (const [key, { account }] of creditors) if (owed.get(account) === 0n) books.creditors.delete(key)
      const open = [...books.open.values()]
        .filter(({ binding, asset: of }) => of === asset && binding.kind === 'escrow' && binding.escrow === escrow)
        .reduce((sum, { amount }) => sum + amount, 0n)
      const debts = { open, fees, owed: [...owed.values()].reduce((sum, one) => sum + one, 0n) }
      holdings.push({ escrow, asset, held: String(held), owed: String(debts.open + debts.fees + debts.owed) })
      const mismatch = judgeEscrow({ chainId: def.id, escrow, asset, ...debts, held })
      if (mismatch) found.push(mismatch)
    }
  }
  return found
}
