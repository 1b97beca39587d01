import type { Address } from 'viem'

/** Lookup of a network's names: ENS's universal resolver, a registry of the same kind, or one listed by a hub. */
export type NameService =
  | { readonly kind: 'universal'; readonly chainId: number; readonly resolver: Address }
  | { readonly kind: 'registry'; readonly chainId: number; readonly registry: Address }
  /** `hub` is on another network and lists this network's registry and its domain numbers. */
  | { readonly kind: 'hub'; readonly chainId: number; readonly hubChainId: number; readonly hub: Address }

/** Spec §7: names are looked up on 1, 42161, 56 and 169; the first network with one wins. */
export const nameServices: readonly NameService[] = [
  { kind: 'universal', chainId: 1, resolver: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' },
  { kind: 'registry', chainId: 42161, registry: '0x4a067EE58e73ac5E4a43722E008DFdf65B2bF348' },
  { kind: 'registry', chainId: 56, registry: '0x08CEd32a7f3eeC915Ba84415e9C07a7286977956' },
  { kind: 'hub', chainId: 169, hubChainId: 1, hub: '0x754D6827A57334143eD5fB58C5b1A4aAe4396ba5' },
]
