import { type Services, useServices } from '#src/services.ts'
import { markStartupIdle } from '#src/ui/startupIdle.ts'
import { createToasts, type Toasts } from '#src/ui/toasts/toasts.ts'

/** Creates the messages of this visit, for `services.single`. Their code loads with the first that shows one; that ends the startup. */
export function visitToasts(_: Services): Toasts {
  const toasts = createToasts()
  return {
    ...toasts,
    show(toast) {
      markStartupIdle()
      return toasts.show(toast)
    },
  }
}

export const useToasts = (): Toasts => useServices().single(visitToasts)
