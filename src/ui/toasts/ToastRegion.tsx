import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../Button.tsx'
import { InfoIcon, WarnIcon } from '../icons.tsx'
import { CheckIcon, CloseIcon } from '../moreIcons.tsx'
import type { Toast, Toasts, ToastTone } from './toasts.ts'

const looks: Record<ToastTone, { Icon: typeof CheckIcon; colour: string; role: 'status' | 'alert' }> = {
  info: { Icon: InfoIcon, colour: 'text-muted', role: 'status' },
  success: { Icon: CheckIcon, colour: 'text-good', role: 'status' },
  warning: { Icon: WarnIcon, colour: 'text-warn', role: 'alert' },
  error: { Icon: WarnIcon, colour: 'text-bad', role: 'alert' },
}

interface RegionProps {
  toasts: Toasts
  list: readonly Toast[]
  label: string
  closeLabel: string
}

const holding = ['pointerenter', 'focusin'] as const
const releasing = ['pointerleave', 'focusout'] as const

/** Pauses the timers while a pointer is over it, the focus is inside, or the tab is hidden. */
function holdWhileRead(region: HTMLElement, toasts: Toasts): () => void {
  const look = () => (document.hidden ? toasts.hold() : toasts.release())
  for (const type of holding) region.addEventListener(type, toasts.hold)
  for (const type of releasing) region.addEventListener(type, toasts.release)
  document.addEventListener('visibilitychange', look)
  return () => {
    for (const type of holding) region.removeEventListener(type, toasts.hold)
    for (const type of releasing) region.removeEventListener(type, toasts.release)
    document.removeEventListener('visibilitychange', look)
    toasts.release()
  }
}

/** Above the header on phones, where the region covers no title; in the gap below the header on wider windows. */
const overPage =
  'fixed inset-x-4 top-[calc(0.375rem+var(--inset-top))] min-[60rem]:top-[calc(4rem+var(--inset-top))] min-[60rem]:me-6'
/** Takes space of its own inside the sheet, so that a tap on a toast does not count as one outside it. */
const inSheet = 'mb-1 mt-2'

/** At the top of the page, covering no title; in a sheet below its head, covering nothing. */
export function ToastRegion({ toasts, list, label, closeLabel }: RegionProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const [known, setKnown] = useState(false)
  // Screen readers announce additions only to a region that already exists.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setKnown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const sheet = useToastPlace()
  useEffect(() => (region ? holdWhileRead(region, toasts) : undefined), [region, toasts])
  return createPortal(
    <section
      ref={setRegion}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className={`pointer-events-none z-60 mx-auto grid max-w-[26rem] gap-2 ${sheet ? inSheet : overPage}`}
    >
      {known
        ? list.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => toasts.dismiss(toast.id)} />
          ))
        : null}
    </section>,
    sheet ?? document.body,
  )
}

function ToastCard({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const { Icon, colour, role } = looks[toast.tone]
  return (
    <div
      data-testid="toast"
      data-tone={toast.tone}
      className="rise pointer-events-auto flex items-start gap-3 rounded-input border border-line bg-raised py-1 pe-1 ps-4 shadow-float"
    >
      <Icon className={`mt-3 flex-none ${colour}`} />
      <p role={role} className="min-w-0 flex-1 py-3 text-small wrap-anywhere">
        {toast.text}
      </p>
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const places = '[data-toasts]'

const topmost = (): Element | null => Array.from(document.querySelectorAll(places)).at(-1) ?? null

/** Toast container of the open sheet; null without one. Only evaluated while there is a toast. */
const useToastPlace = (): Element | null => useSyncExternalStore(subscribe, topmost, () => null)
