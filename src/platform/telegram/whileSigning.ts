import { closingBehavior, swipeBehavior } from '@telegram-apps/sdk-react'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { type Stack, createStack } from '../stack.ts'
import { can, type Client } from './capabilities.ts'
import type { Platform } from '../contract.ts'

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

/** While a wallet is asked to sign, closing needs a confirmation and swipes do not close; otherwise the app closes as usual. */
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

const pending = new WeakMap<Platform, Stack<true>>()

/** Pending signatures, a singleton: wrapped wallets keep it for their lifetime. */
export function signingOf(platform: Platform): Stack<true> {
  const known = pending.get(platform)
  if (known) return known
  const signing = createStack<true>()
  pending.set(platform, signing)
  return signing
}
