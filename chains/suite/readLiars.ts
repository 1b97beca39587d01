import { describe, expect, it } from 'vitest'
import { isRetriable } from '#core/errors.ts'
import type { Lies } from './liars.ts'

/** Reads that answer one question about a network, in one value. */
export interface ReadFacet<N> {
  ask(nodes: N): Promise<unknown>
  /** Compares with honest answers from before and after, if the truth changes meanwhile; by default all are equal. */
  isTrue?(answer: unknown, before: unknown, after: unknown): boolean
  /** A liar may delay this answer, because a false one would cost more than a late one. */
  mayWait?: boolean
}

export interface ReadHarness<M, N> {
  /** False answers by RPC method. */
  readonly lies: Readonly<Record<string, Lies<M>>>
  readonly facets: Readonly<Record<string, ReadFacet<N>>>
  /** New nodes with empty caches, over three endpoints of which two must agree. */
  nodes(): N
  /** From now on the endpoint with this index lies about the method; the others are honest. */
  lie(method: string, change: M, endpoint: number): void
  honest(): void
  /** RPC methods called since the last call of this. */
  calls(): ReadonlySet<string>
}

const WAITS = 'waits'

/**
 * One endpoint of three lies on every method behind a read: the answer stays true, or is refused for now if the facet
 * allows it. A method that a facet calls without a lie for it fails.
 */
export function describeReadLiars<M, N>(
  family: string,
  { lies, facets, nodes, lie, honest, calls }: ReadHarness<M, N>,
): void {
  describe(`${family}: what is read while one endpoint of three lies`, () => {
    let told = 0
    for (const [name, { ask, isTrue, mayWait = false }] of Object.entries(facets))
      it(`${name} stays true`, async () => {
        honest()
        calls()
        const before = await ask(nodes())
        const methods = [...calls()]
        expect(methods).not.toEqual([])
        expect(
          methods.filter((method) => !lies[method]),
          'called, and nothing lies about it',
        ).toEqual([])
        for (const method of methods)
          for (const [title, change] of Object.entries(lies[method] ?? {})) {
            lie(method, change, told++ % 3)
            const answer = await ask(nodes()).catch((error: unknown) => {
              if (mayWait && isRetriable(error)) return WAITS
              throw new Error(`${name}, ${method}, ${title}: no answer`, { cause: error })
            })
            honest()
            if (answer === WAITS) continue
            if (!isTrue) expect(answer, `${method}: ${title}`).toEqual(before)
            else expect(isTrue(answer, before, await ask(nodes())), `${method}: ${title}`).toBe(true)
          }
      })
  })
}
