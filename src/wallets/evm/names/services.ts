import type { Address } from 'viem'

/** How a network's names are asked for: at ENS's universal resolver, at a registry of the same kind, or at one that a hub knows. */
export type NameService =
  | { readonly kind: 'universal'; readonly chainId: number; readonly resolver: Address }
  | { readonly kind: 'registry'; readonly chainId: number; readonly registry: Address }
  /** `hub` lies on another network and knows the registry of this one, and its domains' number. */
  | { readonly kind: 'hub'; readonly chainId: number; readonly hubChainId: number; readonly hub: Address }

/** Spec §7: names are looked for on 1, 42161, 56 and 169; the first network that knows one gives it. */
export const nameServices: readonly NameService[] = [
  { kind: 'universal', chainId: 1, resolver: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' },
  { kind: 'registry', chainId: 42161, registry: '0x4a067EE58e73ac5E4a43722E008DFdf65B2bF348' },
  { kind: 'registry', chainId: 56, registry: '0x08CEd32a7f3eeC915Ba84415e9C07a7286977956' },
  { kind: 'hub', chainId: 169, hubChainId: 1, hub: '0x754D6827A57334143eD5fB58C5b1A4aAe4396ba5' },
]
