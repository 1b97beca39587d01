/** Point at which a test may end the process as a crash would. In production it costs one call and does nothing. */
export interface Failpoints {
  hit(name: string): Promise<void>
}
export const noFailpoints: Failpoints = { hit: () => Promise.resolve() }

/** Thrown by an armed failpoint. No code may catch it: the test driver drops all state and starts again. */
export class Crash extends Error {
  readonly failpoint: string
  constructor(failpoint: string) {
    super(`crashed at ${failpoint}`)
    this.name = 'Crash'
    this.failpoint = failpoint
  }
}

/** Crashes at the given hit (1-based) of one failpoint and records every name that was passed. */
export function armedFailpoints(
  name: string,
  onHit = 1,
): Failpoints & { readonly passed: ReadonlyMap<string, number> } {
  const passed = new Map<string, number>()
  return {
    passed,
    hit: (current) => {
      const count = (passed.get(current) ?? 0) + 1
      passed.set(current, count)
      return current === name && count === onHit ? Promise.reject(new Crash(current)) : Promise.resolve()
    },
  }
}
