import { closingBehavior, swipeBehavior } from '@telegram-apps/sdk-react'
import type { Stack } from '../stack.ts'
import { can, type Client } from './capabilities.ts'

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
