import type { NameSource } from '../family.ts'
import { byHub, byRegistry, byUniversalResolver, type Kind, normalized } from './nameServices.ts'

const source = (chainId: number, ending: string, kind: Kind): NameSource => ({
  chainId,
  ending,
  normalize: (name) => normalized(name, ending),
  ...kind,
})

/** Spec §7: names on 1, 42161, 56 and 169; the first network with one wins. */
export const evmNames: readonly NameSource[] = [
  source(
    1,
    '',
    byUniversalResolver(1, '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'),
  ),
  source(42161, '.arb', byRegistry(42161, '0x4a067EE58e73ac5E4a43722E008DFdf65B2bF348')),
  source(56, '.bnb', byRegistry(56, '0x08CEd32a7f3eeC915Ba84415e9C07a7286977956')),
  source(169, '.manta', byHub(169, { chainId: 1, contract: '0x754D6827A57334143eD5fB58C5b1A4aAe4396ba5' })),
]
