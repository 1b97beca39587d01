import type { ChainNode, Payer } from '#chains/contract.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'

export interface OfferKeyStatus {
  readonly chain: ChainId
  readonly escrow: string
  readonly maker: string
  /** Signer whose offers the escrow accepts. */
  readonly accepted: string
}

/** Returns the signer whose offers each escrow accepts for the maker's wallet, by quorum. */
export async function readOfferKeys(
  catalogue: Catalogue,
  chains: ReadonlyMap<ChainId, ChainNode>,
  payers: ReadonlyMap<ChainId, Payer>,
): Promise<readonly OfferKeyStatus[]> {
  const found: OfferKeyStatus[] = []
  for (const [chain, node] of chains) {
    const maker = payers.get(chain)?.address
    if (maker === undefined) continue
    for (const { address: escrow } of chainById(catalogue, chain).settlement?.escrows ?? []) {
      const accepted = await node.offerSigner?.(escrow, maker)
      if (accepted) found.push({ chain, escrow, maker, accepted })
    }
  }
  return found
}
