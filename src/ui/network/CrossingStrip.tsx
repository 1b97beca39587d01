import { type CSSProperties, type ReactNode, useId } from 'react'
import { type NetworkArt, useNetworkColor } from './useNetworkColor.ts'

interface StripProps {
  from: NetworkArt
  to: NetworkArt
  /** True when a route exists; the line is then drawn through. */
  open: boolean
  /** Shown in the middle of the line. */
  children?: ReactNode
  aside?: ReactNode
}

const LINE = 'M0 38C130 18 350 18 480 38'

/** The water between the two shores of the form, in the colors of the two networks. */
export function CrossingStrip({ from, to, open, children, aside }: StripProps) {
  const id = useId()
  const colours = { '--from': useNetworkColor(from), '--to': useNetworkColor(to) } as CSSProperties
  return (
    <div style={colours} className="strip relative h-14 low:h-12 border-y border-line">
      <svg
        viewBox="0 0 480 56"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        <RouteGradient id={id} x1={0} x2={480} mid={0.3} />
        <path
          d={LINE}
          stroke="var(--control-line)"
          strokeOpacity=".6"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={LINE}
          pathLength={100}
          stroke={`url(#${id})`}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className={`strip-line ${open ? 'opacity-100' : 'opacity-0'}`}
        />
      </svg>
      <div className="absolute inset-0 m-auto grid size-11 place-items-center max-[13rem]:ms-2">{children}</div>
      {aside ? (
        // Never overlaps the middle: wraps to two lines, and at very large text sizes the middle moves to the side.
        <div className="absolute inset-y-0 end-2 start-[calc(50%+1.75rem)] max-[13rem]:start-14 flex items-center justify-end text-caption leading-tight text-balance text-muted">
          <span className="rounded-full border border-line bg-surface px-2 py-1 text-center max-[11.5rem]:rounded-input max-[11.5rem]:px-1">
            {aside}
          </span>
        </div>
      ) : null}
    </div>
  )
}

interface RouteGradientProps {
  id: string
  x1: number
  x2: number
  /** Position at which the first network's color has become the product's; mirrored on the other side. */
  mid: number
}

/** Gradient of the line: source network, product, destination network. The network colors are `--from` and `--to`. */
export const RouteGradient = ({ id, x1, x2, mid }: RouteGradientProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} x2={x2} y1="0" y2="0">
    <stop stopColor="var(--from)" />
    <stop offset={mid} stopColor="var(--tide)" />
    <stop offset={1 - mid} stopColor="var(--tide)" />
    <stop offset="1" stopColor="var(--to)" />
  </linearGradient>
)
