import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { AppError, reasonOf } from '#core/errors.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { useApi, usePersistentStore, useWallets } from '#src/services.ts'
import { useCampaignProgress } from '#src/features/rewards/program/useCampaignProgress.ts'
import { pointsKey } from '#src/api/rewardQueries.ts'
import { codeFor, discordAuthHere, isFramed, openAuthPopup } from './discordAuth.ts'
import { createSocialMemory, handleOf, taskOf } from './socialMemory.ts'
import { isAwaited, type SocialState } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'
import { isOneTap, nextOf, type SocialNext, stateOf, wantsHandle, REFRESH_MS } from './socialView.ts'
import { verifySocial } from './verifySocial.ts'

interface SocialHands {
  readonly state: SocialState
  readonly next: SocialNext
  /** Displayed text of the field. */
  readonly handle: string
  setHandle(text: string): void
  /** Runs the next step; opens the wallet list first when no wallet is connected. */
  press(): void
  /** Opens the page and reports the task when nothing is missing: at once, or on return when the platform is queried. Returns what is left to do. */
  tap(): 'nothing_left' | 'wants_more'
  /** Opens the page again. */
  reopen(): void
}

/** One social task of the connected wallet, wherever it is on the screen. */
export function useSocialTask(task: SocialTask): SocialHands {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const account = useOwnAccount()
  const openWallets = useWallets((all) => all.openList)
  const memory = usePersistentStore(createSocialMemory)
  const auth = usePersistentStore(discordAuthHere)
  const wallet = account?.address ?? null
  const kept = useStore(memory, (all) => taskOf(all, wallet, task.id))
  const handle = useStore(memory, (all) => handleOf(all, wallet))
  const code = useStore(auth, (all) => codeFor(all, wallet, task.id))
  const { rows, readAt } = useCampaignProgress()
  const state = stateOf(kept, { row: rows?.find((row) => row.campaign_id === task.id), readAt })
  const next = nextOf(task, state, code)

  const read = readHandle(handle)
  const name = 'name' in read ? read.name : null
  const refresh = (address: string) => refreshAfterTask(client, address)
  const tell = (event: Parameters<ReturnType<typeof memory.getState>['tell']>[2]) =>
    wallet !== null && memory.getState().tell(wallet, task.id, event)
  /** A revoked task starts over. */
  const begin = () => kept.step === 'done' && tell({ type: 'undo' })

  const verify = () => {
    if (account)
      void verifySocial({ api, session, memory, auth, now: Date.now, refresh }, account, task, {
        handle: wantsHandle(task) ? name : null,
        code,
      })
  }
  // Runs before any await: popup blockers stop a window that opens later.
  const open = () => {
    openPage(task.link)
    tell({ type: 'open' })
  }
  /** A user can have joined only after visiting the platform, so verification waits for their return to any part of this page. */
  function verifyWhenBack(): void {
    tell({ type: 'open', awaited: true })
    const waits = () => isAwaited(taskOf(memory.getState(), wallet, task.id))
    onceBack(
      () => waits() && verify(),
      () => waits() && tell({ type: 'open' }),
    )
  }
  function authorise(): void {
    if (wallet === null || task.authorizeUrl === null) return
    tell({ type: 'open' })
    try {
      const inPopup = isFramed()
      const url = auth.getState().begin(task.authorizeUrl, wallet, task.id, inPopup)
      if (!inPopup) window.location.assign(url)
      else if (!openAuthPopup(url, (params) => auth.getState().take(params)))
        throw new AppError('popup_blocked', 'The browser blocks new windows of this page.')
    } catch (error) {
      tell({ type: 'verify' })
      tell({ type: 'refuse', reason: reasonOf(error), wait: null })
    }
  }
  const acts: Record<SocialNext['does'], () => void> = { open, authorise, verify, nothing: () => undefined }

  function press(): void {
    if (wallet === null) return openWallets()
    begin()
    acts[next.does]()
  }
  return {
    state,
    next,
    handle,
    setHandle: (text) => wallet !== null && memory.getState().setHandle(wallet, text),
    press,
    tap() {
      if (next.does === 'verify' && !isOneTap(task, name, state) && code === null) return 'wants_more'
      press()
      if (wallet === null || next.does !== 'open') return 'nothing_left'
      if (!isOneTap(task, name, state)) return 'wants_more'
      if (task.verified) verifyWhenBack()
      else verify()
      return 'nothing_left'
    },
    reopen: open,
  }
}

/** Clicks a link, so that its handlers apply, such as Telegram's. Works only within a user gesture. */
function openPage(href: string): void {
  const link = Object.assign(document.createElement('a'), {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    hidden: true,
  })
  document.body.append(link)
  link.click()
  link.remove()
}

/** Long enough to join a channel; later than that, the user presses the button. */
export const PATIENCE_MS = 600_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
type Frame = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface Place {
  readonly page: Page
  readonly frame: Frame
}

/**
 * Calls `onBack` once when the user returns from a page opened here: this page becomes visible, or its window gets the focus.
 * Calls `onGone` instead after a timeout. Returns the stop function.
 */
export function onceBack(
  onBack: () => unknown,
  onGone: () => unknown,
  { page, frame }: Place = { page: document, frame: window },
): () => void {
  const stop = (): void => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
    frame.removeEventListener('focus', look)
  }
  const look = (): void => {
    if (page.visibilityState !== 'visible') return
    stop()
    onBack()
  }
  const timer = setTimeout(() => {
    stop()
    onGone()
  }, PATIENCE_MS)
  page.addEventListener('visibilitychange', look)
  frame.addEventListener('focus', look)
  return stop
}

/** Refetches points and progress after a social task, once the server has added them. */
export function refreshAfterTask(client: Pick<QueryClient, 'invalidateQueries'>, wallet: string): void {
  setTimeout(() => void client.invalidateQueries({ queryKey: pointsKey(wallet) }), REFRESH_MS)
}

/** Profile URL: x.com/name, https://www.twitter.com/@name/status/1 */
const profile = /^(?:https?:\/\/)?(?:(?:www|m|mobile)\.)?(?:x|twitter)\.com\/(?:#!\/)?@?(\w{1,15})(?:[/?#].*)?$/i
const name = /^\w{1,15}$/

/** Displayed text for typed or pasted input: the field adds the "@" itself (spec §5). */
export function typedHandle(text: string): string {
  const trimmed = text.trim()
  const bare = trimmed.replace(/^@+/, '')
  const found = profile.exec(bare)?.[1] ?? bare
  return trimmed === '' ? '' : `@${found}`
}

/** Handle without the @, or the reason why there is none. */
type Handle = { readonly name: string } | { readonly problem: 'missing' | 'invalid' }

export function readHandle(text: string): Handle {
  const bare = typedHandle(text).slice(1)
  if (bare === '') return { problem: 'missing' }
  return name.test(bare) ? { name: bare } : { problem: 'invalid' }
}
