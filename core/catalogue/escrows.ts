import type { Catalogue, ChainSettlement, EscrowGeneration, PoolDef } from './types.ts'

type Escrows = Pick<ChainSettlement, 'escrows'> | null | undefined

/** Escrow generation that new orders use: the newest one; null where a network has no escrow. */
export const currentEscrow = (settlement: Escrows): EscrowGeneration | null => settlement?.escrows.at(-1) ?? null

/** Returns the escrow generation at an address; null for a contract that is not ours. */
export const escrowAt = (settlement: Escrows, address: string | null): EscrowGeneration | null =>
  settlement?.escrows.find((generation) => generation.address === address) ?? null

/** Lists all contradictions in the list, as sentences for an operator. */
export function escrowProblems({ escrows, firstBlock }: Pick<ChainSettlement, 'escrows' | 'firstBlock'>): string[] {
  const addresses = escrows.map(({ address }) => address)
  const older = escrows.slice(0, -1)
  return [
    ...[...new Set(addresses.filter((address, i) => addresses.indexOf(address) !== i))].map(
      (address) => `escrows lists ${address} twice`,
    ),
    ...escrows.flatMap((generation, i) => {
      const before = escrows[i - 1]
      return before && generation.firstBlock < before.firstBlock
        ? [`escrows must be ordered by firstBlock, oldest first: ${generation.address} is out of order`]
        : []
    }),
    // This release has the artifacts of the newest contract only.
    ...older
      .filter(({ codeHash }) => codeHash === undefined)
      .map(({ address }) => `the older escrow ${address} needs its codeHash`),
    ...(firstBlock !== undefined && firstBlock > (escrows[0]?.firstBlock ?? firstBlock)
      ? ['firstBlock is after the firstBlock of the oldest escrow']
      : []),
  ]
}

type Networks = Pick<Catalogue, 'chains'>

/** Account that all pools pay through; null without pools. */
export const poolAccount = ({ chains }: Networks): string | null =>
  chains.flatMap(({ settlement }) => settlement?.pools ?? [])[0]?.account ?? null

interface Named {
  readonly escrowOrder: { readonly maker: string } | null
}

/** True for an order that is paid from a pool, and never from inventory: its signed terms name the pools' account. */
export const isPoolFunded = (networks: Networks, { escrowOrder }: Named): boolean =>
  escrowOrder !== null && escrowOrder.maker.toLowerCase() === poolAccount(networks)?.toLowerCase()

/**
 * Pool that may fund payouts of a token, by its canonical address: on the destination, and only for sources whose network
 * has the account as well, since claims are paid to it there. Null if there is none.
 */
export function poolFor(
  { chains }: Networks,
  { fromChain, toChain, token }: { fromChain: number; toChain: number; token: string },
): PoolDef | null {
  const poolsOn = (id: number): readonly PoolDef[] => chains.find((chain) => chain.id === id)?.settlement?.pools ?? []
  if (poolsOn(fromChain).length === 0) return null
  return poolsOn(toChain).find(({ asset }) => asset.toLowerCase() === token.toLowerCase()) ?? null
}
