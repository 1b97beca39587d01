import type { TokenSearch } from '#chains/contract/reader.ts'
import { mapLimit } from '#core/async.ts'
import { type AssetId, assetId, parseAssetId } from '#core/chain/assetId.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { ServerDeps } from '../deps.ts'
import { createSearches, skipIfOfToken } from '../routes/catalogue/readApprovals.ts'
import type { SwapToken } from '../swaps/provider.ts'
import { type SwapTokens, wrappedToken } from '../swaps/tokens.ts'
import type { Tracker } from '../tracker/createTracker.ts'
import type { TokenNames } from '../tracker/reader.ts'

/** Tokens whose contracts are read at once. */
const AT_ONCE = 6

export interface FoundToken {
  readonly token: SwapToken
  /** Base units, above zero. */
  readonly amount: bigint
}

export interface FoundTokens {
  readonly list: readonly FoundToken[]
  /** Time of the oldest searched block; null if nothing is older than the search. */
  readonly since: Date | null
  /** True if an explorer named all of the account's tokens, and each was read. */
  readonly isWhole: boolean
  /** True if the account has more tokens than a search names. */
  readonly isCut: boolean
}

interface Named {
  readonly list: readonly FoundToken[]
  readonly isWhole: boolean
}

type Deps = Pick<ServerDeps, 'chains' | 'catalogue'> & { readonly tracker: Pick<Tracker, 'tokensOf'> }

/**
 * Finds tokens that an account holds and no list has: those that its network names, and then those that an explorer names. Amounts and
 * texts are the network's, and what an explorer does changes nothing of the first ones. Without an `ip` no explorer is asked. The
 * wrapped coin is always one of the portfolio's.
 * @throws AppError `tokens_unsupported` (422), `chain_unavailable` (503), `tokens_busy` (503), `timed_out` (504), errors of the network
 */
export function createTokenFinder(
  { chains, catalogue, tracker }: Deps,
  tokens: Pick<SwapTokens, 'find' | 'list'>,
): (chain: ChainDef, owner: string, ip: string | null) => Promise<FoundTokens> {
  const searches = createSearches(chains, 'tokens_busy')

  async function describe(chain: ChainDef, { token: at, amount }: Held): Promise<FoundToken[]> {
    const token = await tokens.find(chain, assetId(chain.id, at)).catch(skipIfOfToken)
    return token && !isCollectible(token, amount) ? [{ token, amount }] : []
  }

  /** Adds what an explorer names. Tokens that can't be read in time are left out. */
  async function addNamed(
    chain: ChainDef,
    held: (tokens: readonly string[]) => Promise<{ readonly tokens: readonly Held[]; readonly isCut: boolean }>,
    named: TokenNames,
    known: ReadonlySet<string>,
    ms: number,
  ): Promise<Named> {
    const described: (readonly FoundToken[])[] = []
    let isWhole = false
    const read = async (signal: AbortSignal): Promise<void> => {
      const found = await held(named.tokens.filter((token) => !known.has(token)))
      await mapLimit([...found.tokens.entries()], AT_ONCE, async ([index, one]) => {
        signal.throwIfAborted()
        described[index] = await describe(chain, one)
      })
      isWhole = named.isComplete && !found.isCut
    }
    await withDeadline(ms, read).catch(() => undefined)
    return { list: described.flat(), isWhole }
  }

  return async (chain, owner, ip) => {
    const until = Date.now() + MOST_MS
    const listed = new Set([
      ...tokens.list(chain).map(({ id }) => parseAssetId(id as AssetId).token),
      wrappedToken(catalogue, chain)?.token ?? '',
    ])
    const first = await searches(chain, async ({ unlistedTokens, unlistedAmong }) => {
      if (!unlistedTokens) throw unsupported(chain)
      const found = await unlistedTokens(owner)
      const others = found.tokens.filter(({ token }) => !listed.has(token))
      const list = (await mapLimit(others, AT_ONCE, (one) => describe(chain, one))).flat()
      const since = found.since === null ? null : new Date(found.since * 1000)
      const mayBeNamed = since !== null && ip !== null && unlistedAmong !== undefined
      return { list, since, isCut: found.isCut, known: found.tokens, mayBeNamed }
    })
    const { known, mayBeNamed, ...answer } = first
    const left = (): number => until - Date.now()
    // The explorer is slower than the node, and takes none of its searches meanwhile.
    const named = mayBeNamed && ip !== null ? await nameTokens(tracker, chain, owner, ip, left()) : null
    if (!named || left() <= 0) return { ...answer, isWhole: false }
    const all = new Set([...listed, ...known.map(({ token }) => token)])
    try {
      const more = await searches(chain, ({ unlistedAmong }) => {
        if (!unlistedAmong) throw unsupported(chain)
        return addNamed(chain, (some) => unlistedAmong(owner, some), named, all, left())
      })
      return { ...answer, list: [...answer.list, ...more.list], isWhole: more.isWhole }
    } catch {
      // Too many searches at once, or a network that answers no longer: the first list is an answer.
      return { ...answer, isWhole: false }
    }
  }
}

type Held = TokenSearch['tokens'][number]

/** Time for an explorer's list. */
const NAMING_MS = 8_000
/** Time for all of a search: what an explorer names ends before the search itself does. */
const MOST_MS = 15_000

/** Tokens that an explorer names; null where none answers. */
const nameTokens = (
  tracker: Deps['tracker'],
  { id }: ChainDef,
  owner: string,
  ip: string,
  ms: number,
): Promise<TokenNames | null> =>
  withDeadline(Math.min(NAMING_MS, ms), (signal) => tracker.tokensOf(owner, id, { ip, signal })).catch(() => null)

/** On Solana a collectible is a token of which there is one. */
const isCollectible = ({ decimals }: SwapToken, amount: bigint): boolean => decimals === 0 && amount === 1n

export const unsupported = ({ name }: ChainDef): AppError =>
  new AppError('tokens_unsupported', `Tokens on ${name} can’t be searched.`, { status: 422, retriable: false })
