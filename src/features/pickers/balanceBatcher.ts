import { BALANCE_BATCH, type BalanceView } from '#src/api/calls.ts'

export type Balances = Readonly<Record<string, BalanceView>>
type Ask = (user: string, chainIds: readonly number[], token: string) => Promise<Balances>

interface Waiting {
  chainId: number
  done: (answer: Balances) => void
  fail: (cause: unknown) => void
}

/** Parts of at most `size`, in order. */
export function inBatches<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
}

/**
 * One network in, its part of the answer out. Networks of one account and asset that are asked for in the same moment share
 * requests of four (spec §9); a request that fails fails for its four alone.
 * @param soon runs the work once the moment is over
 */
export function createBalanceBatcher(ask: Ask, soon: (work: () => void) => void = (work) => void setTimeout(work)) {
  const groups = new Map<string, Waiting[]>()

  async function send(user: string, token: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const answer = await ask(user, batch.map((each) => each.chainId), token)
      for (const { done } of batch) done(answer)
    } catch (cause) {
      for (const { fail } of batch) fail(cause)
    }
  }

  return (user: string, token: string, chainId: number): Promise<Balances> => {
    const key = `${user} ${token}`
    const group = groups.get(key) ?? []
    if (group.length === 0) {
      groups.set(key, group)
      soon(() => {
        groups.delete(key)
        for (const batch of inBatches(group, BALANCE_BATCH)) void send(user, token, batch)
      })
    }
    return new Promise((done, fail) => group.push({ chainId, done, fail }))
  }
}
