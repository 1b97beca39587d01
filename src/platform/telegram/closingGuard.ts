import { closingBehavior, swipeBehavior } from '@telegram-apps/sdk-react'
import type { Stack } from '../stack.ts'

/** While a wallet is asked to sign, closing asks first and a swipe closes nothing; at all other times the app closes as people expect. */
export function bindClosingGuard(signing: Stack<true>): void {
  closingBehavior.mount.ifAvailable()
  swipeBehavior.mount.ifAvailable()
  let guarded = false
  const guard = (wanted: boolean): void => {
    if (wanted === guarded) return
    guarded = wanted
    if (wanted) {
      closingBehavior.enableConfirmation.ifAvailable()
      swipeBehavior.disableVertical.ifAvailable()
    } else {
      closingBehavior.disableConfirmation.ifAvailable()
      swipeBehavior.enableVertical.ifAvailable()
    }
  }
  const look = (): void => guard(signing.top() !== null)
  look()
  signing.subscribe(look)
}
