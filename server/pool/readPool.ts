import type { CallReads, ContractCall, CallResult } from '#chains/contract/callReads.ts'
import { type PoolRead, poolView, tokenView } from '#chains/evm/pool.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import type { AssetDef, Catalogue, ChainDef, PoolDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { assetsOf, priceAfterLoss, type SharePrice, VIRTUAL_ASSETS, VIRTUAL_SHARES } from '#core/money/poolFigures.ts'
import { pow10 } from '#core/money/units.ts'
import type { PoolAccount, PoolReading, PoolRequest } from '#core/wire/pool.ts'

/** A pool of the catalogue with its network and token. */
export interface PoolSite {
  readonly chain: ChainDef
  readonly asset: AssetDef
  readonly pool: PoolDef
}

/** Pools of the catalogue, in the order of their networks. */
export const poolSites = ({ catalogue }: { readonly catalogue: Catalogue }): readonly PoolSite[] =>
  catalogue.chains
    .toSorted((a, b) => a.order - b.order)
    .flatMap((chain) =>
      (chain.settlement?.pools ?? []).flatMap((pool) => {
        const asset = catalogue.assets.find(({ chainId, token }) => chainId === chain.id && token === pool.asset)
        return asset ? [{ chain, asset, pool }] : []
      }),
    )

export interface PoolFigures {
  readonly reading: PoolReading
  readonly account: PoolAccount | null
}

/** Decimals that shares have in addition to those of the token. */
const SHARE_OFFSET = 3
/** Requests that one reading lists at most; a longer queue is named as such. */
const QUEUE_MOST = 200n

/**
 * Reads a pool, and an account in it, at one block by quorum.
 * @throws AppError `chain_unavailable`, `pool_unreadable`, `rpc_*`
 */
export async function readPool(
  node: (CallReads & Pick<NetworkNode, 'timeAt'>) | null,
  { asset, pool: { address } }: PoolSite,
  wallet: string | null,
  now: Date,
): Promise<PoolFigures> {
  if (!node?.agreedCalls)
    throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503, retriable: true })
  const ofAccount = wallet === null ? {} : accountReads(address, asset.token, wallet)
  const first = await readAll(node.agreedCalls, { ...stateReads(address), ...ofAccount })
  const { height } = first
  const values = first.values as State & AccountState
  const { oldestDraw, drawCount, firstRequest, requestCount } = values
  const listed = requestCount - firstRequest < QUEUE_MOST ? requestCount : firstRequest + QUEUE_MOST
  const numbers = wallet === null ? [] : range(firstRequest, listed)
  const details = await readAll(
    node.agreedCalls,
    {
      ...(oldestDraw === drawCount ? {} : { draw: poolView(address, 'draws', oldestDraw) }),
      ...Object.fromEntries(numbers.map((number) => [`request ${number}`, poolView(address, 'requests', number)])),
    } as Record<string, PoolRead<unknown>>,
    height,
  )
  const queue = numbers.map((number) => {
    const [owner, shares] = details.values[`request ${number}`] as readonly [string, bigint]
    return { number, owner: owner.toLowerCase(), shares }
  })
  const draw = details.values['draw'] as readonly [bigint, bigint, bigint] | undefined
  const overdue = values.isOverdue
    ? await readOverdue(node.agreedCalls, address, values, { height, time: (await node.timeAt?.(height)) ?? null })
    : 0n
  const price = { assets: values.totalAssets + VIRTUAL_ASSETS, shares: values.totalSupply + VIRTUAL_SHARES }
  return {
    reading: toReading(values, { height, price, asset, now, overdue, dueAt: draw?.[2] ?? null }),
    account: wallet === null ? null : toAccount(values, { wallet, price, queue, hasMore: listed < requestCount }),
  }
}

function stateReads(pool: string) {
  return {
    totalAssets: poolView(pool, 'totalAssets'),
    totalSupply: poolView(pool, 'totalSupply'),
    idle: poolView(pool, 'idle'),
    outstanding: poolView(pool, 'outstanding'),
    lockedIncome: poolView(pool, 'lockedIncome'),
    terms: poolView(pool, 'terms'),
    proposedTerms: poolView(pool, 'proposedTerms'),
    proposedFrom: poolView(pool, 'proposedFrom'),
    limitLeft: poolView(pool, 'limitLeft'),
    drawable: poolView(pool, 'drawable'),
    isOverdue: poolView(pool, 'isOverdue'),
    oldestDraw: poolView(pool, 'oldestDraw'),
    drawCount: poolView(pool, 'drawCount'),
    term: poolView(pool, 'term'),
    timelock: poolView(pool, 'timelock'),
    queuedShares: poolView(pool, 'queuedShares'),
    firstRequest: poolView(pool, 'firstRequest'),
    requestCount: poolView(pool, 'requestCount'),
  }
}

function accountReads(pool: string, token: string, wallet: string) {
  return {
    mayDeposit: poolView(pool, 'mayDeposit', wallet),
    shares: poolView(pool, 'balanceOf', wallet),
    redeemable: poolView(pool, 'maxRedeem', wallet),
    withdrawable: poolView(pool, 'maxWithdraw', wallet),
    collectable: poolView(pool, 'collectable', wallet),
    balance: tokenView(token, 'balanceOf', wallet),
    allowance: tokenView(token, 'allowance', wallet, pool),
  }
}

type Reads = Readonly<Record<string, PoolRead<unknown>>>
type Values<R> = { readonly [K in keyof R]: R[K] extends PoolRead<infer T> ? T : never }
type State = Values<ReturnType<typeof stateReads>>
type AccountState = Partial<Values<ReturnType<typeof accountReads>>>

type Call = (calls: readonly ContractCall[], at?: bigint) => Promise<{ height: bigint; results: readonly CallResult[] }>

async function readAll<R extends Reads>(call: Call, reads: R, at?: bigint) {
  const list = Object.entries(reads)
  const none = { height: at ?? 0n, results: [] }
  const { height, results } =
    list.length === 0
      ? none
      : await call(
          list.map(([, read]) => read.call),
          at,
        )
  const values = Object.fromEntries(list.map(([name, read], index) => [name, read.parse(results[index])]))
  return { height, values: values as Values<R> }
}

const range = (from: bigint, to: bigint): bigint[] =>
  Array.from({ length: Number(to - from) }, (_, i) => from + BigInt(i))

const DRAWS_AT_ONCE = 200n
const MOST_DRAWS = 1_000n

/**
 * Principal of the draws that are overdue at a block. Where its time is unknown, or more draws are overdue than are read, all that is lent
 * counts: a page must not understate a loss.
 */
async function readOverdue(
  call: Call,
  pool: string,
  { oldestDraw, drawCount, outstanding }: Pick<State, 'oldestDraw' | 'drawCount' | 'outstanding'>,
  { height, time }: { readonly height: bigint; readonly time: number | null },
): Promise<bigint> {
  if (time === null) return outstanding
  let overdue = 0n
  for (let from = oldestDraw; from < drawCount; from += DRAWS_AT_ONCE) {
    if (from - oldestDraw >= MOST_DRAWS) return outstanding
    const numbers = range(from, least(from + DRAWS_AT_ONCE, drawCount))
    const reads = Object.fromEntries(numbers.map((number) => [String(number), poolView(pool, 'draws', number)]))
    const { values } = await readAll(call, reads, height)
    // Draws are due in their order.
    const due = Object.values(values).filter(([, , dueAt]) => dueAt < BigInt(time))
    for (const [principal] of due) overdue += principal
    if (due.length < numbers.length) break
  }
  return overdue
}

interface ReadingFacts {
  readonly height: bigint
  readonly price: SharePrice
  readonly asset: AssetDef
  readonly now: Date
  readonly dueAt: bigint | null
  readonly overdue: bigint
}

function toReading(state: State, { height, price, asset, now, dueAt, overdue }: ReadingFacts): PoolReading {
  const { terms, outstanding } = state
  const shareDecimals = asset.decimals + SHARE_OFFSET
  const outstandingLimit = terms[1]
  return {
    height: String(height),
    read_at: now.toISOString(),
    share_price: String(assetsOf(pow10(shareDecimals), price)),
    share_decimals: shareDecimals,
    total_assets: String(state.totalAssets),
    price_assets: String(price.assets),
    price_shares: String(price.shares),
    idle: String(state.idle),
    lent: String(outstanding),
    locked_income: String(state.lockedIncome),
    terms: termsToWire(terms),
    outstanding_left: String(outstandingLimit > outstanding ? outstandingLimit - outstanding : 0n),
    limit_left: String(state.limitLeft),
    lendable: String(state.isOverdue ? 0n : least(state.limitLeft, state.drawable)),
    term_seconds: Number(state.term),
    timelock_seconds: Number(state.timelock),
    due_at: dueAt === null ? null : isoOf(dueAt),
    is_overdue: state.isOverdue,
    overdue: String(overdue),
    price_without_overdue: String(assetsOf(pow10(shareDecimals), priceAfterLoss(price, overdue, state.lockedIncome))),
    proposed:
      state.proposedFrom === 0n ? null : { ...termsToWire(state.proposedTerms), from: isoOf(state.proposedFrom) },
    queue: {
      requests: Number(state.requestCount - state.firstRequest),
      assets: String(assetsOf(state.queuedShares, price)),
    },
  }
}

const termsToWire = ([hourly, outstanding, fee]: readonly [bigint, bigint, bigint]) => ({
  hourly_limit: String(hourly),
  outstanding_limit: String(outstanding),
  fee_ppm: Number(fee),
})

interface AccountFacts {
  readonly wallet: string
  readonly price: SharePrice
  readonly queue: readonly { readonly number: bigint; readonly owner: string; readonly shares: bigint }[]
  readonly hasMore: boolean
}

function toAccount(state: AccountState, { wallet, price, queue, hasMore }: AccountFacts): PoolAccount {
  const { mayDeposit = false, shares = 0n, redeemable = 0n, withdrawable = 0n } = state
  const { collectable = 0n, balance = 0n, allowance = 0n } = state
  // Cancelled requests keep their number without shares.
  const waiting = queue.filter((request) => request.shares > 0n)
  let ahead = 0n
  const requests: PoolRequest[] = []
  for (const [index, request] of waiting.entries()) {
    if (request.owner === wallet)
      requests.push({
        number: String(request.number),
        shares: String(request.shares),
        assets: String(assetsOf(request.shares, price)),
        place: index + 1,
        ahead: String(assetsOf(ahead, price)),
      })
    ahead += request.shares
  }
  return {
    may_deposit: mayDeposit,
    shares: String(shares),
    value: String(assetsOf(shares, price)),
    redeemable: String(redeemable),
    withdrawable: String(withdrawable),
    requests,
    has_more: hasMore,
    collectable: String(collectable),
    wallet_balance: String(balance),
    allowance: String(allowance),
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Times beyond what dates can express are as good as never. */
const LATEST_SECONDS = 8_640_000_000_000n
const isoOf = (seconds: bigint): string => new Date(Number(least(seconds, LATEST_SECONDS)) * 1000).toISOString()
