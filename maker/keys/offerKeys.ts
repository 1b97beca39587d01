import type { ChainNode, Payer } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'

export interface OfferKeyStatus {
  readonly chain: ChainId
  readonly maker: string
  /** Whose offers the escrow accepts. */
  readonly accepted: string
}

/** Whose offers each escrow accepts for the maker's wallet, by quorum. */
export async function readOfferKeys(
  chains: ReadonlyMap<ChainId, ChainNode>,
  payers: ReadonlyMap<ChainId, Payer>,
): Promise<readonly OfferKeyStatus[]> {
  const found: OfferKeyStatus[] = []
  for (const [chain, node] of chains) {
    const maker = payers.get(chain)?.address
    const accepted = maker === undefined ? null : await node.offerSigner?.(maker)
    if (maker !== undefined && accepted) found.push({ chain, maker, accepted })
  }
  return found
}
