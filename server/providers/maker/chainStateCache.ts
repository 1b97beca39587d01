import { settles } from '#chains/contract/node.ts'
import type { EscrowLimits } from '#chains/contract/settlement.ts'
import { type AssetId, assetId, isNative } from '#core/chain/assetId.ts'
import { drawableFrom } from '#chains/evm/pool.ts'
import { currentEscrow, poolAccount } from '#core/catalogue/escrows.ts'
import { aboveGasFloor } from '#core/catalogue/moneyLimits.ts'
import { openUntil } from '../../orderTime.ts'
import type { Catalogue, PoolDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type PromisedPayout, promisedUnits } from '#core/order/capacity.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { ChainStateRow } from '#store/chainState/types.ts'
import type { ChainLookup } from '../../deps.ts'

const MOST_ENTRIES = 5000

/** Caches values briefly; concurrent callers share one read. A failed read is cached for `failedMs` from its end on, by default not at all. */
export function createCache<T>(ttlMs: number, clock: Clock, failedMs = 0) {
  const held = new Map<string, { value: Promise<T>; until: number }>()
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime()
    const found = held.get(key)
    if (found && found.until > now) return found.value
    const value = load()
    if (held.size >= MOST_ENTRIES) held.clear()
    const entry = { value, until: now + ttlMs }
    held.set(key, entry)
    value.catch(() => {
      if (failedMs > 0) entry.until = clock.now().getTime() + failedMs
      else if (held.get(key) === entry) held.delete(key)
    })
    return value
  }
}

/** Cached chain state for quotes, at most two seconds old unless noted. */
export interface ChainStateCache {
  gasPrice(chain: ChainId): Promise<bigint>
  /** The owner's balance minus reserved payouts and, for the native coin, minus the gas reserve; never negative. */
  free(chain: ChainId, owner: string, asset: AssetId): Promise<bigint>
  /** `free` minus what is promised to orders; the depositor's own unopened orders don't count. */
  available(chain: ChainId, owner: string, asset: AssetId, depositor: string | null): Promise<bigint>
  /** Units that a pool lends the drawer, by quorum. */
  drawable(chain: ChainId, pool: PoolDef, drawer: string): Promise<bigint>
  /** `drawable` minus what is promised to orders that a pool pays; like `available`. */
  availableDraw(chain: ChainId, pool: PoolDef, drawer: string, depositor: string | null): Promise<bigint>
  /** `transferFrom` pays by plain transfer; null = the network's contract pays. At most 20 seconds old. */
  recipientProblem(
    chain: ChainId,
    recipient: string,
    asset: AssetId,
    transferFrom: string | null,
  ): Promise<string | null>
  chainState(chain: ChainId): Promise<ChainStateRow>
  /** Of the current escrow, like the next three; null if the network has none. */
  escrowLimits(chain: ChainId, asset: AssetId): Promise<EscrowLimits | null>
  /** Account that may withdraw a channel's fees; null if none is registered. At most a minute old. */
  channelPayee(chain: ChainId, channel: number): Promise<string | null>
  /** Key whose offers the escrow accepts for a maker; null without an escrow. At most ten seconds old. */
  offerSigner(chain: ChainId, maker: string): Promise<string | null>
  /** Base units of each order that is deposited in the escrow but unclaimed, oldest first. */
  unclaimed(chain: ChainId, asset: AssetId): Promise<readonly bigint[]>
  /** Openings of the last hour that the maker signed and that no claim has paid for yet. */
  unpaidOpenings(chain: ChainId): Promise<number>
  /** Value of the deposits that the maker holds itself, in 1e-8 dollars. */
  inCustody(chain: ChainId): Promise<bigint>
}

const HOUR_MS = 3_600_000

export function createChainStateCache(
  deps: { store: Store; catalogue: Catalogue; chains: ChainLookup; clock: Clock },
  ttlMs = 2000,
): ChainStateCache {
  const { store, catalogue, chains, clock } = deps
  const prices = createCache<bigint>(ttlMs, clock)
  const balances = createCache<bigint>(ttlMs, clock)
  const draws = createCache<bigint>(ttlMs, clock)
  const problems = createCache<string | null>(10 * ttlMs, clock)
  const limits = createCache<EscrowLimits | null>(ttlMs, clock)
  const unclaimed = createCache<readonly bigint[]>(ttlMs / 4, clock)
  const custody = createCache<bigint>(ttlMs / 4, clock)
  const openings = createCache<number>(ttlMs, clock)
  const promises = createCache<readonly PromisedPayout[]>(ttlMs / 4, clock)
  const payees = createCache<string | null>(30 * ttlMs, clock)
  const signers = createCache<string | null>(5 * ttlMs, clock)
  const states = createCache<ChainStateRow>(ttlMs / 4, clock)

  const node = (chain: ChainId) => {
    const found = chains(chain)
    if (!found || !settles(found))
      throw new AppError('rpc_unreachable', 'No endpoint of this network is configured.', { status: 503 })
    return found
  }

  const escrowOn = (chain: ChainId): string | null =>
    currentEscrow(catalogue.chains.find(({ id }) => id === chain)?.settlement)?.address ?? null

  const free = (chain: ChainId, owner: string, asset: AssetId): Promise<bigint> =>
    balances(`${owner} ${asset}`, async () => {
      const [held, reserved] = await Promise.all([
        node(chain).balances(owner, [asset]),
        store.disbursements.reserved(chain),
      ])
      const left = (held.get(asset) ?? 0n) - (reserved.get(asset) ?? 0n)
      const usable = isNative(asset) ? aboveGasFloor(catalogue, chain, left) : left
      return usable > 0n ? usable : 0n
    })

  const account = poolAccount(catalogue)
  const promisedOn = (chain: ChainId): Promise<readonly PromisedPayout[]> =>
    promises(String(chain), () => store.orders.promised(chain, openUntil(clock.now()), { account }))
  const drawable = (chain: ChainId, pool: PoolDef, drawer: string): Promise<bigint> =>
    draws(`${chain} ${pool.address} ${drawer}`, () => drawableFrom(node(chain), pool, drawer))

  return {
    gasPrice: (chain) => prices(String(chain), () => node(chain).gasPrice()),
    free,
    async available(chain, owner, asset, depositor) {
      const [units, promised] = await Promise.all([free(chain, owner, asset), promisedOn(chain)])
      const left = units - promisedUnits(promised, asset, units, depositor)
      return left > 0n ? left : 0n
    },
    drawable,
    async availableDraw(chain, pool, drawer, depositor) {
      const [units, promised] = await Promise.all([drawable(chain, pool, drawer), promisedOn(chain)])
      const left = units - promisedUnits(promised, assetId(chain, pool.asset), units, depositor, 'pool')
      return left > 0n ? left : 0n
    },
    recipientProblem: (chain, recipient, asset, transferFrom) =>
      problems(`${recipient} ${asset} ${transferFrom}`, () =>
        node(chain).recipientProblem(recipient, asset, transferFrom ?? undefined),
      ),
    chainState: (chain) => states(String(chain), () => store.chainState.get(chain)),
    escrowLimits: (chain, asset) =>
      limits(asset, async () => {
        const escrow = escrowOn(chain)
        return escrow === null ? null : ((await node(chain).escrowLimits?.(escrow, asset)) ?? null)
      }),
    channelPayee: (chain, channel) =>
      payees(`${chain} ${channel}`, async () => {
        const escrow = escrowOn(chain)
        return escrow === null ? null : ((await node(chain).channelPayee?.(escrow, channel)) ?? null)
      }),
    offerSigner: (chain, maker) =>
      signers(`${chain} ${maker}`, async () => {
        const escrow = escrowOn(chain)
        return escrow === null ? null : ((await node(chain).offerSigner?.(escrow, maker)) ?? null)
      }),
    unclaimed: (chain, asset) =>
      unclaimed(asset, async () => {
        const escrow = escrowOn(chain)
        return escrow ? store.orders.unclaimed(chain, escrow, asset) : []
      }),
    unpaidOpenings: (chain) =>
      openings(String(chain), () => store.openings.unpaid(chain, new Date(clock.now().getTime() - HOUR_MS))),
    inCustody: (chain) => custody(String(chain), () => store.orders.inCustody(chain)),
  }
}
