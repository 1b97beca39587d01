import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { type AppTag, appTags } from '#core/screens/entryKinds.ts'
import type { AppRow } from '#core/wire/site.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'

const kinds = ['networks', 'wallets', 'apps'] as const
export type Kind = (typeof kinds)[number]
export type EcosystemTag = Kind | AppTag

/** Tags in groups: an entry needs one tag of each group in which some are chosen. */
export const tagGroups: readonly (readonly EcosystemTag[])[] = [kinds, appTags]

/** One card. */
export interface EcosystemEntry {
  readonly key: string
  readonly kind: Kind
  readonly name: string
  readonly text: string
  readonly tags: readonly EcosystemTag[]
  /** Further words that a search finds it by. */
  readonly words: readonly string[]
  /** Path of the product, or an address of another site; null without one. */
  readonly to: string | null
  /** The network's drawing, or the wallet's icon and connector. */
  readonly icon: string | null
  readonly connectorId: string | null
  readonly isInstalled: boolean
  /** Networks that it works on, by name. */
  readonly networks: readonly string[]
}

export interface Filters {
  readonly search: string
  readonly tags: readonly EcosystemTag[]
}

/** A wallet of the lists, under the name that people know. */
export type ListedWallet = Pick<ConnectorInfo, 'id' | 'name' | 'icon' | 'installed' | 'installUrl'> & {
  readonly family: FamilyName
}

const isTag = (text: string): text is EcosystemTag =>
  tagGroups.some((group) => (group as readonly string[]).includes(text))

/** Reads the filters of an address; unknown tags are dropped. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  search: query.get('q') ?? '',
  tags: [...new Set((query.get('tag') ?? '').split(',').filter(isTag))],
})

/** Returns the address's query for these filters, as short as possible. */
export function queryOf({ search, tags }: Filters): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (tags.length > 0) query.set('tag', tags.join(','))
  return query.toString().replaceAll('%2C', ',')
}

/** Adds a tag, or removes it if it is chosen. */
export const toggled = ({ search, tags }: Filters, tag: EcosystemTag): Filters => ({
  search,
  tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag],
})

interface Sources {
  readonly chains: readonly ChainRow[]
  readonly wallets: readonly ListedWallet[]
  readonly apps: readonly AppRow[]
  /** False where links must not lead to other sites. */
  readonly links: boolean
}

/** Returns all cards: networks in catalogue order, wallets and apps. Test networks come last, disabled networks are left out. */
export function entriesOf({ chains, wallets, apps, links }: Sources): readonly EcosystemEntry[] {
  const open = chains
    .filter(({ disabled }) => !disabled)
    .toSorted((a, b) => Number(a.is_testnet) - Number(b.is_testnet) || a.order - b.order)
  return [
    ...open.map(networkEntry),
    ...walletEntries(wallets, open, links),
    ...apps.flatMap((app) => appEntry(app, open, links)),
  ]
}

const networkEntry = (chain: ChainRow): EcosystemEntry => ({
  key: `network-${chain.chain_id}`,
  kind: 'networks',
  name: chain.alias_name,
  text: t('ecosystem-network', { symbol: isolateBidi(chain.native_currency.symbol) }),
  tags: ['networks'],
  words: [chain.chain_name, chain.slug, chain.native_currency.symbol, `${chain.chain_id}`],
  to: `/?to=${encodeURIComponent(chain.slug)}`,
  icon: chain.icon,
  connectorId: null,
  isInstalled: false,
  networks: [],
})

/** Joins the wallets of all families by name; one without a network here is left out. */
function walletEntries(
  wallets: readonly ListedWallet[],
  chains: readonly ChainRow[],
  links: boolean,
): EcosystemEntry[] {
  const served = wallets.filter(({ family }) => chains.some((chain) => chain.family === family))
  return [...new Set(served.map(({ name }) => name))].map((name) => {
    const all = served.filter((wallet) => wallet.name === name)
    const installUrl = all.find((wallet) => wallet.installUrl !== null)?.installUrl ?? null
    const isInstalled = all.some(({ installed }) => installed)
    return {
      key: `wallet-${name}`,
      kind: 'wallets',
      name,
      text: '',
      tags: ['wallets'],
      words: all.map(({ id }) => id),
      to: links && !isInstalled ? installUrl : null,
      icon: all.find(({ icon }) => icon !== null)?.icon ?? null,
      connectorId: all[0]?.id ?? null,
      isInstalled,
      networks: namesOf(chains.filter(({ family }) => all.some((wallet) => wallet.family === family))),
    }
  })
}

/** Leaves out an app without a network here, or whose page may not be linked. */
function appEntry(app: AppRow, chains: readonly ChainRow[], links: boolean): EcosystemEntry[] {
  const on = chains.filter(({ chain_id }) => app.chain_ids.includes(chain_id))
  if (on.length === 0 && app.chain_ids.length > 0) return []
  if (!links && !app.url.startsWith('/')) return []
  return [
    {
      key: `app-${app.id}`,
      kind: 'apps',
      name: app.name,
      text: app.text,
      tags: ['apps', ...app.tags],
      words: [app.id, ...namesOf(on)],
      to: app.url,
      icon: app.logo,
      connectorId: null,
      isInstalled: false,
      networks: namesOf(on),
    },
  ]
}

const namesOf = (chains: readonly ChainRow[]): string[] => chains.map(({ alias_name }) => alias_name)

/** Returns the entries that the filters leave, those whose name begins with the search first. */
export function matching(entries: readonly EcosystemEntry[], { search, tags }: Filters): readonly EcosystemEntry[] {
  const wanted = search.trim().toLowerCase()
  const chosen = tagGroups.map((group) => tags.filter((tag) => group.includes(tag))).filter((group) => group.length > 0)
  const starts = ({ name }: EcosystemEntry) => Number(name.toLowerCase().startsWith(wanted))
  return entries
    .filter(({ tags: own }) => chosen.every((group) => group.some((tag) => own.includes(tag))))
    .filter(({ name, text, words }) => [name, text, ...words].some((word) => word.toLowerCase().includes(wanted)))
    .toSorted((a, b) => (wanted === '' ? 0 : starts(b) - starts(a)))
}

/** Cards of a kind that the whole page shows before the others are one press away. */
const MOST_SHOWN = 6

export interface Section {
  readonly kind: Kind
  readonly shown: readonly EcosystemEntry[]
  readonly count: number
}

/** Returns the first cards of each kind, for a page without filters: hundreds of networks would bury wallets and apps. */
export const sectionsOf = (entries: readonly EcosystemEntry[]): readonly Section[] =>
  kinds.flatMap((kind) => {
    const all = entries.filter((entry) => entry.kind === kind)
    return all.length > 0 ? [{ kind, shown: all.slice(0, MOST_SHOWN), count: all.length }] : []
  })

/** Number of entries with each tag that the search leaves; tags of none have no toggle. */
export function tagCounts(entries: readonly EcosystemEntry[], search: string): ReadonlyMap<EcosystemTag, number> {
  const found = matching(entries, { search, tags: [] })
  return new Map(
    tagGroups.flat().flatMap((tag) => {
      const all = entries.some(({ tags }) => tags.includes(tag))
      return all ? [[tag, found.filter(({ tags }) => tags.includes(tag)).length] as const] : []
    }),
  )
}
