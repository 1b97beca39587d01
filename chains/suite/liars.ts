import { describe, expect, it } from 'vitest'

/** False answers of one RPC method by name; `M` is the interceptor type of the family's proxy. */
export type Lies<M> = Readonly<Record<string, M>>

export interface LiarHarness<M> {
  /** Every method that the runs below called. */
  methods(): ReadonlySet<string>
  /** Several per method: wrong, old, missing, forged, an error, silence. */
  readonly lies: Readonly<Record<string, Lies<M>>>
  /**
   * Settles or judges at least one order while one endpoint of three returns this lie, and compares the outcome with
   * the truth.
   */
  run(method: string, lie: M): Promise<void>
  /** Brings every order of the runs to its end with honest endpoints, and compares balances. */
  end(): Promise<void>
}

const LEAST_LIES = 3

/**
 * One endpoint of three lies on every method that maker and attesters call; no lie moves, ends or holds money by
 * itself.
 */
export function describeLiars<M>(name: string, { methods, lies, run, end }: LiarHarness<M>): void {
  describe(`${name}: one endpoint of three lies`, () => {
    for (const [method, named] of Object.entries(lies))
      for (const [lie, change] of Object.entries(named)) it(`${method}: ${lie}`, () => run(method, change), 60_000)

    it('and honest endpoints complete every order exactly once', end, 120_000)

    it('cover every method that is called, in several variants', () => {
      expect(Object.keys(lies).sort()).toEqual([...methods()].sort())
      for (const [method, named] of Object.entries(lies))
        expect(Object.keys(named).length, method).toBeGreaterThanOrEqual(LEAST_LIES)
    })
  })
}
