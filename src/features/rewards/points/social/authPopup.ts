import { POPUP_STATE } from '#core/rewards/popupState.ts'

/** Telegram's web clients show this page in a frame, which Discord's page refuses to load in. */
export const isFramed = (page: Pick<Window, 'parent'> = window): boolean => page.parent !== page

/** Opens Discord's page in a window of its own and reports its answer once. False if the browser blocks windows. */
export function openAuthPopup(url: string, onAnswer: (params: URLSearchParams) => void): boolean {
  const popup = window.open(url, '_blank')
  if (!popup) return false
  const answers = new AbortController()
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== popup || typeof data !== 'string') return
      answers.abort()
      onAnswer(new URLSearchParams(data))
    },
    { signal: answers.signal },
  )
  return true
}

/** In that window: passes the answer to the page that opened it and closes. False if this is no such window. */
export function answerOpener(params: URLSearchParams): boolean {
  const opener = window.opener as Window | null
  if (!opener || !params.get('state')?.startsWith(POPUP_STATE)) return false
  opener.postMessage(params.toString(), window.location.origin)
  window.close()
  return true
}
