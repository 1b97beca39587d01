/** Short names in links (spec §3). They are part of saved addresses, so they must not change. */
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

/** Fields of a network that its link names derive from. */
interface Named {
  readonly id: number
  readonly name: string
}

/** The network's short name: from the specification if it has one, else from the full name without “Mainnet”. */
export const slugOf = (chain: Named): string => slugs[chain.id] ?? fromName(chain.name)

/** Finds a network from a link: by number, slug or internal code, in any case; null if none matches. */
export function chainFromLink<T extends Named & { readonly code: string }>(
  chains: readonly T[],
  text: string,
): T | null {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return null
  return chains.find((c) => String(c.id) === wanted || slugOf(c) === wanted || c.code.toLowerCase() === wanted) ?? null
}
