/** Short names in links (spec §3). Fixed: they stand in addresses that people have saved. */
const slugs: Readonly<Record<number, string>> = {
  1: 'eth',
  56: 'bsc',
  137: 'polygon',
  196: 'xlayer',
  42161: 'arbitrum',
  10: 'optimism',
  8453: 'base',
  324: 'zksync',
  1101: 'polygon-zkevm',
  59144: 'linea',
  534352: 'scroll',
  666666666: 'starknet',
  204: 'opbnb',
  169: 'manta',
  83797601: 'sol',
}

const fromName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|(-mainnet)?-?$/g, '')

/** What of a network its names in links are made from. */
interface Named {
  readonly id: number
  readonly name: string
}

/** The network's short name: the specification's where it gives one, else made from the full name without “Mainnet”. */
export const slugOf = (chain: Named): string => slugs[chain.id] ?? fromName(chain.name)

/** A network from a link: its number, its slug or its internal code, in any case; null when nothing matches. */
export function chainFromLink<T extends Named & { readonly code: string }>(
  chains: readonly T[],
  text: string,
): T | null {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return null
  return chains.find((c) => String(c.id) === wanted || slugOf(c) === wanted || c.code.toLowerCase() === wanted) ?? null
}
