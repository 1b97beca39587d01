import { encodeFunctionData, hexToBigInt, parseAbi } from 'viem'
import { AppError } from '#core/errors.ts'
import { type Airdrop, sameAddress, trackerLists } from '#core/rewards/airdrops.ts'
import { type TrackerPage, trackerPages, trackerPath } from '#core/tracker/pages.ts'
import type { TrackerSettingsData } from '#core/wire/tracker.ts'
import type { TrackerToken } from '#runtime/catalogue/tracker.ts'
import type { ServerDeps } from '../deps.ts'

type Deps = Pick<ServerDeps, 'trackerTokens' | 'store' | 'chains'>

interface PageRows {
  readonly rows: { address: string; values: string[] }[]
  readonly listed: boolean
}

const erc20 = parseAbi(['function balanceOf(address owner) view returns (uint256)'])
const erc1155 = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

/** Looks up the pages of points and badges: balances on chain where tokens are configured, otherwise an operator's list. */
export function createPageLookup({ trackerTokens, store, chains }: Deps) {
  const listOf = (page: TrackerPage): Airdrop => {
    const drop = trackerLists.find(({ path }) => path === trackerPath(page))
    if (!drop) throw new AppError('page_unknown', `No list belongs to ${page}.`, { status: 404, retriable: false })
    return drop
  }

  async function ofPage(page: TrackerPage): Promise<TrackerSettingsData['pages'][number]> {
    const tokens = trackerTokens.get(page)
    if (tokens)
      return {
        page,
        listed: true,
        tables: tokens.map(({ symbol, decimals, chainId }) => ({ symbol, decimals, chain_id: chainId })),
      }
    const { id, symbol, decimals } = listOf(page)
    const listed = await store.airdrops.isListed(id).catch(unavailable)
    return { page, listed, tables: [{ symbol, decimals, chain_id: null }] }
  }

  /** Balances of all addresses, from one call of one endpoint: nothing is paid on them. */
  async function balancesOf(
    { chainId, token, id }: TrackerToken,
    addresses: readonly string[],
  ): Promise<readonly string[]> {
    const callAll = chains(chainId)?.callAll
    if (!callAll) return unavailable()
    const calls = addresses.map((address) => {
      const owner = sameAddress(address) as `0x${string}`
      const data =
        id === null
          ? encodeFunctionData({ abi: erc20, args: [owner] })
          : encodeFunctionData({ abi: erc1155, args: [owner, id] })
      return { to: token, data }
    })
    const { results } = await callAll(calls).catch(unavailable)
    // A network without the contract answers with no bytes: the balance is unknown, and not zero.
    return results.map(({ ok, data }) => (ok && data.length === 66 ? String(hexToBigInt(data)) : unavailable()))
  }

  return {
    list: () => Promise.all(trackerPages.map(ofPage)),
    async rows(page: TrackerPage, addresses: readonly string[]): Promise<PageRows> {
      const tokens = trackerTokens.get(page)
      if (tokens) {
        const columns = await Promise.all(tokens.map((token) => balancesOf(token, addresses)))
        const rows = addresses.map((address, n) => ({ address, values: columns.map((column) => column[n] ?? '0') }))
        return { rows, listed: true }
      }
      const { id } = listOf(page)
      const amounts = await store.airdrops.amounts(id, [...new Set(addresses.map(sameAddress))]).catch(unavailable)
      if (amounts.size === 0 && !(await store.airdrops.isListed(id).catch(unavailable)))
        return { rows: [], listed: false }
      return {
        rows: addresses.map((address) => ({ address, values: [String(amounts.get(sameAddress(address)) ?? 0n)] })),
        listed: true,
      }
    },
  }
}

/** Replaces the error of a database or node: it may have the addresses, and may be logged. */
const unavailable = (): never => {
  throw new AppError('tracker_unavailable', 'Couldn’t load the balances. Try again in a moment.', {
    status: 503,
    retriable: true,
  })
}
