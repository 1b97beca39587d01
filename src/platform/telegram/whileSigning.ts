import { closingBehavior, swipeBehavior } from '@telegram-apps/sdk-react'
import type { WalletFamily } from '#src/wallets/contract.ts'
import type { Stack } from '../stack.ts'
import { can, type Client } from './capabilities.ts'

/** Calls that wait for a signature. */
const asking: ReadonlySet<PropertyKey> = new Set([
  'signIn',
  'send',
  'permit',
  'sendBatch',
  'checkIn',
  'revoke',
] satisfies (keyof WalletFamily)[])

/** Abort signal of a call, which fires when its answer is no longer needed. */
const overOf = (args: readonly unknown[]): AbortSignal | undefined => args.find((arg) => arg instanceof AbortSignal)

/** Wraps wallets so that each signature request is on the stack until it is answered or aborted; each family once. */
export function whileSigning(signing: Stack<true>): (wallets: WalletFamily) => WalletFamily {
  const made = new Map<WalletFamily, WalletFamily>()
  return (wallets) => {
    const watched = made.get(wallets) ?? watch(wallets, signing)
    made.set(wallets, watched)
    return watched
  }
}

const watch = (wallets: WalletFamily, signing: Stack<true>): WalletFamily =>
  new Proxy(wallets, {
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

/** During a signature request, closing needs a confirmation and swipes do not close; otherwise the app closes as usual. */
export function bindClosingGuard(signing: Stack<true>, client: Client): void {
  const [confirms, swipes] = [can('closingConfirmation', client), can('swipeGuard', client)]
  if (confirms) closingBehavior.mount.ifAvailable()
  if (swipes) swipeBehavior.mount.ifAvailable()
  let guarded = false
  const guard = (wanted: boolean): void => {
    if (wanted === guarded) return
    guarded = wanted
    if (confirms) closingBehavior[wanted ? 'enableConfirmation' : 'disableConfirmation'].ifAvailable()
    if (swipes) swipeBehavior[wanted ? 'disableVertical' : 'enableVertical'].ifAvailable()
  }
  const look = (): void => guard(signing.top() !== null)
  look()
  signing.subscribe(look)
}
