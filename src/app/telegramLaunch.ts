import type { QueryClient } from '@tanstack/react-query'
import { createLaunch, type Launch } from '#src/features/telegram/launch.ts'
import { startFrom } from '#src/features/telegram/startFrom.ts'
import { accountOf } from '#src/platform/telegram/accountOf.ts'
import { enterTelegram } from '#src/platform/telegram/enter.ts'
import { signingOf } from '#src/platform/telegram/signingOf.ts'
import type { Services } from '#src/services.ts'

const launches = new WeakMap<Services, Launch>()

/** Singleton of the app, created when its frame first renders. */
export function launchOf(services: Services, queryClient: QueryClient): Launch {
  const known = launches.get(services)
  if (known) return known
  const launch = createLaunch({
    account: accountOf(services),
    enter: (asked) => enterTelegram({ page: window, services, launch: services.platform.launch ?? '', ...asked }),
    onSignedIn: () => void queryClient.invalidateQueries(),
    isSigning: () => signingOf(services.platform).top() !== null,
    start: (text, actions) => startFrom(text, services, actions),
  })
  launches.set(services, launch)
  return launch
}
