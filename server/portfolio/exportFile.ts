import { inParallel } from '#core/async.ts'
import { permits, verdict } from '#core/catalogue/surface.ts'
import { assetsOf, priceOf } from '#core/catalogue/lookups.ts'
import { balanceRows, CSV_START, type CsvRow, csvLine } from '#core/format/csv.ts'
import { usdValue } from '#core/money/usd.ts'
import type { ExportFile, YearSummary } from '#core/wire/portfolio.ts'
import type { AccountScope } from '#store/accounts/types.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import type { ServerDeps } from '../deps.ts'
import { wrappedToken } from '../swaps/tokens.ts'
import type { ReadBalances } from '../routes/catalogue/readBalances.ts'
import { HISTORY_HEAD, historyRow } from './historyRows.ts'
import { readMovements } from './readMovements.ts'
import { assetRows, summarizeYears, yearRows } from './summarizeYears.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'clock' | 'policy'> & { readonly readBalances: ReadBalances }

/** Owner of an export, and the surface that receives it. */
export interface ExportOwner {
  readonly scope: AccountScope
  readonly surface: 'web' | 'telegram'
}

/** Lines that are written together. */
const LINES = 200
/** Networks read at once for one file. */
const NETWORKS = 24

const walletsOf = ({ wallets }: AccountScope): readonly string[] => wallets.map(({ address }) => address)

/** Streams a file of the owner's wallets: the only place that makes its rows. It fails as a whole if a part can't be read. */
export async function* exportFile(deps: Deps, file: ExportFile, owner: ExportOwner): AsyncGenerator<string, void> {
  let text = CSV_START
  let lines = 0
  for await (const row of rowsOf[file](deps, owner)) {
    text += csvLine(row)
    lines += 1
    if (lines % LINES !== 0) continue
    yield text
    text = ''
  }
  yield text
}

const rowsOf: Readonly<Record<ExportFile, (deps: Deps, owner: ExportOwner) => AsyncIterable<CsvRow>>> = {
  async *balances(deps, { scope }) {
    yield* await ownBalances(deps, scope)
  },
  async *history(deps, { scope }) {
    yield HISTORY_HEAD
    for await (const movement of readMovements(deps, walletsOf(scope))) yield historyRow(movement)
  },
  async *years(deps, owner) {
    yield* yearRows(await ownYears(deps, owner))
  },
  async *assets(deps, { scope }) {
    yield* await assetRows(readMovements(deps, walletsOf(scope)))
  },
}

/** Sums the owner's movements by year. */
export async function ownYears(deps: Deps, { scope, surface }: ExportOwner): Promise<readonly YearSummary[]> {
  const hasPoints = permits(verdict(deps.policy(), surface, 'rewards'), 'other')
  return summarizeYears(readMovements(deps, walletsOf(scope)), hasPoints ? await pointsOf(deps, scope) : null)
}

async function pointsOf({ store }: Deps, scope: AccountScope): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>()
  for (const wallet of walletsOf(scope))
    for (const [year, points] of await store.points.byYear(wallet)) sums.set(year, (sums.get(year) ?? 0) + points)
  return sums
}

/** Assets of a network that a portfolio reads: the catalogue's, and the wrapped coin. */
function heldAssets(catalogue: Deps['catalogue'], chain: ChainDef): readonly AssetDef[] {
  const assets = assetsOf(catalogue, chain.id)
  const wrapped = wrappedToken(catalogue, chain)
  return wrapped && !assets.some(({ id }) => id === wrapped.id) ? [...assets, wrapped] : assets
}

/** Balances of all wallets on all their networks at this moment; a network that doesn't answer is named. */
async function ownBalances(deps: Deps, { wallets }: AccountScope): Promise<readonly CsvRow[]> {
  const { catalogue, readBalances } = deps
  const places = wallets.flatMap(({ address, family }) =>
    catalogue.chains.filter((chain) => chain.family === family).map((chain) => ({ address, chain })),
  )
  const held: Parameters<typeof balanceRows>[0][number][][] = []
  const unread: { network: string; address: string }[] = []
  await inParallel([...places.entries()], NETWORKS, async ([place, { address, chain }]) => {
    const assets = heldAssets(catalogue, chain)
    const answer = await readBalances(chain, address, assets)
    if ('problem' in answer) {
      unread.push({ network: chain.alias, address })
      return
    }
    held[place] = assets.flatMap((asset) => {
      const amount = answer.amounts.get(asset.id) ?? 0n
      const price = priceOf(catalogue, asset)
      const usdE8 = price && usdValue(amount, asset.decimals, price.usdE8)
      return amount > 0n
        ? [{ ...asset, network: chain.alias, address, amount, usdE8, isStale: price?.stale ?? false }]
        : []
    })
  })
  return balanceRows(held.flat(), unread)
}
