import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { ServerDeps } from '../deps.ts'

/** Base, and its test network, are offered first. */
const FIRST: readonly number[] = [8453, 84532]

/** Networks with a machine of their own: they take other bytecode, and derive addresses by other rules. */
const OTHER_MACHINES: ReadonlySet<number> = new Set([324, 300, 2741, 11124, 388, 232])

/** Networks whose machine runs notes, in the order of the catalogue. */
export const noteMachines = ({ chains }: Pick<Catalogue, 'chains'>): readonly ChainDef[] =>
  chains.filter(({ id, family, disabled }) => family === 'evm' && !disabled && !OTHER_MACHINES.has(id))

type Deps = Pick<ServerDeps, 'catalogue' | 'chains' | 'endpointShortage'>

/**
 * Networks with notes: those whose transactions a quorum of endpoints shows, because points depend on them. The preferred
 * ones first, test networks last.
 */
export function noteChains({ catalogue, chains: nodeOf, endpointShortage }: Deps): readonly ChainDef[] {
  const rank = ({ id, isTestnet }: ChainDef): number => (isTestnet ? 2 : 0) + (FIRST.includes(id) ? 0 : 1)
  return noteMachines(catalogue)
    .filter(({ id }) => nodeOf(id)?.execution !== undefined && endpointShortage(id) === null)
    .toSorted((a, b) => rank(a) - rank(b) || a.order - b.order)
}
