import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { InfoIcon } from './icons.tsx'

/** Explanation on hover, keyboard focus or tap. `label` names the control when `children` isn't text. */
export function Tooltip({ text, label, children }: { text: ReactNode; label?: string; children?: ReactNode }) {
  const id = useId()
  /** Element that the open bubble points to. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hide = useCallback(() => setAnchor(null), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !anchor) return
    // The surrounding sheet stays open.
    event.stopPropagation()
    hide()
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-describedby={anchor ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setAnchor(event.currentTarget)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAnchor(event.currentTarget)}
        onBlur={hide}
        onKeyDown={onKeyDown}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="relative inline-flex items-center gap-1 align-middle text-muted after:absolute after:top-1/2 after:left-1/2 after:size-11 after:min-w-full after:-translate-1/2 hover:text-text"
      >
        {children ?? <InfoIcon width={16} height={16} />}
      </button>
      {anchor ? (
        <Bubble id={id} anchor={anchor} onGone={hide}>
          {text}
        </Bubble>
      ) : null}
    </>
  )
}

function Bubble({
  id,
  anchor,
  onGone,
  children,
}: {
  id: string
  anchor: HTMLElement
  onGone: () => void
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const { offsetWidth: width, offsetHeight: height } = box.current
    setPlace(
      placeTooltip(
        anchor.getBoundingClientRect(),
        { width, height },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
      ),
    )
  }, [anchor])
  useEffect(() => {
    const outside = (event: Event) => event.target instanceof Node && !anchor.contains(event.target) && onGone()
    window.addEventListener('scroll', onGone, { capture: true, once: true })
    window.addEventListener('resize', onGone, { once: true })
    window.addEventListener('pointerdown', outside)
    return () => {
      window.removeEventListener('scroll', onGone, { capture: true })
      window.removeEventListener('resize', onGone)
      window.removeEventListener('pointerdown', outside)
    }
  }, [anchor, onGone])
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      style={place ?? { left: 8, top: 8, visibility: 'hidden' }}
      className="fade pointer-events-none fixed z-60 max-w-[min(20rem,calc(100vw-1rem))] rounded-input border border-control-line bg-raised px-3 py-2 text-small text-text shadow-float"
    >
      {children}
    </div>,
    document.body,
  )
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8
/** Distance to the window's edges in pixels. */
const EDGE = 8

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** Centered above its anchor, below when there is no space above, and never outside the window. */
export function placeTooltip(anchor: Box, bubble: Size, view: Size): { left: number; top: number } {
  const left = clamp(
    anchor.left + anchor.width / 2 - bubble.width / 2,
    EDGE,
    Math.max(EDGE, view.width - bubble.width - EDGE),
  )
  const above = anchor.top - bubble.height - GAP
  const below = anchor.top + anchor.height + GAP
  const top = above >= EDGE ? above : clamp(below, EDGE, Math.max(EDGE, view.height - bubble.height - EDGE))
  return { left, top }
}
