import type { Toasts } from '#src/ui/toasts/toasts.ts'
import { createStack, type Stack } from '#src/platform/stack.ts'
import type { TelegramAccount } from '#src/platform/telegram/account.ts'
import type { EnterDeps } from '#src/platform/telegram/enter.ts'
import { payPath, placePaths, readStart, type StartPayload } from '#core/screens/startPayload.ts'
import { channelLink } from '#src/features/site/start.ts'
import { readLink, type DeepLink } from '#src/features/shared/readLink.ts'
import { t } from '#src/i18n/t.ts'
import type { Services } from '#src/services.ts'
import type { LinkStore } from '../bridge/link/linkStore.ts'

/** Actions of the app's shell that Telegram's controls trigger. */
export interface Frame extends StartActions {
  openSettings(): void
  openWallets(): void
}

type Asked = Pick<EnterDeps, 'pages' | 'openSettings' | 'openWallets'>

export interface LaunchDeps {
  readonly account: Pick<TelegramAccount, 'open'>
  /** Binds the app to Telegram. */
  enter(asked: Asked): void
  /** Called after sign-in, once the surface's policy and the user's data are known. */
  onSignedIn(): void
  isSigning(): boolean
  /** Opens the target of the deep link. */
  start(text: string, actions: StartActions): void
}

export interface Launch {
  /** Back actions of the current page; empty on the first. */
  readonly pages: Stack<() => void>
  /** The rendered frame; empty while the app remounts, for example to change the language. */
  readonly frames: Stack<Frame>
  /** Binds Telegram on the first call; later calls do nothing. */
  enter(): void
  /** Signs the user in; retries after a refusal. */
  open(): void
}

/** Creates the state of the one Telegram visit, entered once, however often its frame remounts. */
export function createLaunch({ account, enter, onSignedIn, isSigning, start }: LaunchDeps): Launch {
  const pages = createStack<() => void>()
  const frames = createStack<Frame>()
  let entered = false
  let known = false
  let leadsTo: string | null = null

  const follow = (): void => {
    const frame = frames.top()
    if (leadsTo === null || !frame) return
    const text = leadsTo
    leadsTo = null
    // A late sign-in must not navigate away from a signature in progress.
    if (!isSigning()) start(text, frame)
  }
  frames.subscribe(follow)

  async function letPersonIn(): Promise<void> {
    const text = await account.open()
    if (!known) {
      known = true
      onSignedIn()
    }
    if (text === null) return
    leadsTo = text
    follow()
  }
  // The account reports why sign-in failed.
  const open = (): void => void letPersonIn().catch(() => {})

  return {
    pages,
    frames,
    open,
    enter() {
      if (entered) return
      entered = true
      enter({ pages, openSettings: () => frames.top()?.openSettings(), openWallets: () => frames.top()?.openWallets() })
      open()
    },
  }
}

interface StartActions {
  go(path: string): void
  /** Loads another document, such as a partner's page. */
  leave(href: string): void
}

interface StartServices extends Pick<Services, 'link' | 'referral'> {
  readonly toasts: Pick<Toasts, 'show'>
}

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
  if (payload.kind === 'pay') return actions.go(payPath(payload.request))
  if (payload.kind === 'place') return actions.go(placePaths[payload.place])
  bridge(payload, services, actions)
}

/** Applies a link followed within the app like the first one; the user's own input stays. */
const followLink = (store: LinkStore, link: DeepLink): void =>
  store.setState(({ unconfirmed }) => ({
    link,
    settled: false,
    refused: [],
    unconfirmed: link.wishes.recipient ?? unconfirmed,
  }))
