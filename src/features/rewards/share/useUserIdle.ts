import { useSyncExternalStore } from 'react'

/** After a tap or key press, something that the user opened may still be animating. */
const QUIET_MS = 2000

let lastAct = Number.NEGATIVE_INFINITY

function watch(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The focus moves only after the event.
  const later = () => setTimeout(onChange)
  const act = () => {
    lastAct = performance.now()
    onChange()
    clearTimeout(timer)
    timer = setTimeout(onChange, QUIET_MS + 1)
  }
  document.addEventListener('focusout', later)
  for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, act, true)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusout', later)
    for (const event of ['pointerdown', 'keydown'] as const) document.removeEventListener(event, act, true)
  }
}

/** True while the user is neither typing nor interacting; unprompted sheets wait for that. */
export const useUserIdle = (): boolean =>
  useSyncExternalStore(
    watch,
    () => performance.now() - lastAct > QUIET_MS && !document.activeElement?.matches('input, textarea, select'),
  )
