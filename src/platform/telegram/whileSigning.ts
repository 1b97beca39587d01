import type { WalletFamily } from '#src/wallets/contract.ts'
import type { Stack } from '../stack.ts'

/** Calls that wait for a signature. */
const asking: ReadonlySet<PropertyKey> = new Set([
  'signIn',
  'send',
  'permit',
  'sendBatch',
  'checkIn',
] satisfies (keyof WalletFamily)[])

const made = new WeakMap<WalletFamily, WalletFamily>()

/** Abort signal of a call, which fires when its answer is no longer needed. */
const overOf = (args: readonly unknown[]): AbortSignal | undefined => args.find((arg) => arg instanceof AbortSignal)

/** Wraps wallets so that each signature request is on the stack until it is answered or aborted. */
export function whileSigning(wallets: WalletFamily, signing: Stack<true>): WalletFamily {
  const known = made.get(wallets)
  if (known) return known
  const watched = new Proxy(wallets, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (!asking.has(name)) return value.bind(target) as unknown
      return async (...args: unknown[]) => {
        const answered = signing.add(true)
        overOf(args)?.addEventListener('abort', answered, { once: true })
        try {
          return await (value.apply(target, args) as Promise<unknown>)
        } finally {
          answered()
        }
      }
    },
  })
  made.set(wallets, watched)
  return watched
}
