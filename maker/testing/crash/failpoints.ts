import { Crash, type Failpoints } from '#runtime/failpoints.ts'

/**
 * Dies at the first chosen failpoint. A dead process does nothing more: its remaining calls die at their next
 * failpoint.
 */
export function dieAt(choose: (name: string) => boolean): Failpoints & { readonly diedAt: string | null } {
  let diedAt: string | null = null
  return {
    get diedAt() {
      return diedAt
    },
    hit(name) {
      if (diedAt === null && choose(name)) diedAt = name
      return diedAt === null ? Promise.resolve() : Promise.reject(new Crash(name))
    },
  }
}
