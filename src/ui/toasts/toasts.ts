import { useSyncExternalStore } from 'react'

export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly durationMs: number
}

export interface Toasts {
  list(): readonly Toast[]
  subscribe(changed: () => void): () => void
  /** An identical toast is not shown twice: its timer restarts. */
  show(toast: { tone: ToastTone; text: string; durationMs?: number }): number
  dismiss(id: number): void
  /** Pauses all timers while the user reads. */
  hold(): void
  release(): void
}

/** Errors take longer to read than successes. */
const usualMs: Record<ToastTone, number> = { info: 5000, success: 4000, warning: 8000, error: 8000 }
/** More at once would cover the screen; the oldest is removed. */
const MOST = 3

interface Running {
  timer: ReturnType<typeof setTimeout> | null
  since: number
  leftMs: number
}

/** Short messages about things that the screen itself does not show. */
export function createToasts(now: () => number = Date.now): Toasts {
  let shown: readonly Toast[] = []
  let lastId = 0
  let held = false
  const running = new Map<number, Running>()
  const listeners = new Set<() => void>()

  const put = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const stop = (id: number) => {
    const run = running.get(id)
    if (run?.timer) clearTimeout(run.timer)
    running.delete(id)
  }
  const dismiss = (id: number) => {
    stop(id)
    put(shown.filter((toast) => toast.id !== id))
  }
  const start = (id: number, leftMs: number) => {
    stop(id)
    running.set(id, { timer: held ? null : setTimeout(() => dismiss(id), leftMs), since: now(), leftMs })
  }

  return {
    list: () => shown,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    show({ tone, text, durationMs = usualMs[tone] }) {
      const same = shown.find((toast) => toast.tone === tone && toast.text === text)
      const id = same?.id ?? ++lastId
      start(id, durationMs)
      if (same) return id
      for (const old of shown.slice(0, Math.max(0, shown.length + 1 - MOST))) stop(old.id)
      put([...shown, { id, tone, text, durationMs }].slice(-MOST))
      return id
    },
    dismiss,
    hold() {
      if (held) return
      held = true
      for (const run of running.values()) {
        if (run.timer) clearTimeout(run.timer)
        run.timer = null
        run.leftMs -= now() - run.since
      }
    },
    release() {
      if (!held) return
      held = false
      const waiting = Array.from(running)
      for (const [id, run] of waiting) start(id, Math.max(0, run.leftMs))
    },
  }
}

export const useToastList = (toasts: Toasts): readonly Toast[] =>
  useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
