import { BALANCE_BATCH, type BalanceView } from '#src/api/calls.ts'
import { createBatcher } from '../batcher.ts'

export type Balances = Readonly<Record<string, BalanceView>>
type Ask = (user: string, chainIds: readonly number[], token: string) => Promise<Balances>

/** Batches balance requests of one account and asset within one tick, four networks each (spec §9). */
export function createBalanceBatcher(ask: Ask, soon?: (work: () => void) => void) {
  const join = createBatcher<number, Balances>(BALANCE_BATCH, soon)
  return (user: string, token: string, chainId: number): Promise<Balances> =>
    join(`${user} ${token}`, chainId, (chainIds) => ask(user, chainIds, token))
}
