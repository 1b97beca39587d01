import { readStart, type StartPayload } from '#core/start/payload.ts'
import { placePaths } from '#core/start/places.ts'
import { channelLink } from '#src/features/site/start.ts'
import { followLink } from '#src/features/bridge/link/followLink.ts'
import { readLink } from '#src/features/shared/readLink.ts'
import { t } from '#src/i18n/t.ts'
import type { Services } from '#src/services.ts'

export interface StartActions {
  go(path: string): void
  /** Loads another document, such as a partner's page. */
  leave(href: string): void
}

type StartServices = Pick<Services, 'link' | 'referral' | 'toasts'>

function bridge(
  { wishes }: Extract<StartPayload, { kind: 'bridge' }>,
  { link, referral }: StartServices,
  actions: StartActions,
): void {
  const params = new URLSearchParams(wishes as Record<string, string>)
  const asked = readLink(params)
  if (asked.wishes.ref !== undefined) referral.remember(asked.wishes.ref)
  const elsewhere = channelLink({ pathname: '/', search: `?${params.toString()}` })
  if (elsewhere) return actions.leave(elsewhere)
  followLink(link, asked)
  actions.go('/')
}

/** Opens the target of the deep link; `text` is signed by Telegram. An unreadable target is reported and has no other effect. */
export function startFrom(text: string, services: StartServices, actions: StartActions): void {
  const payload = readStart(text)
  if (!payload) return void services.toasts.show({ tone: 'info', text: t('telegram-start-unknown') })
  if (payload.kind === 'order') return actions.go(`/order/${payload.id}`)
  if (payload.kind === 'place') return actions.go(placePaths[payload.place])
  bridge(payload, services, actions)
}
