import { type CSSProperties, useId } from 'react'
import { RoundIcon } from './TokenIcon.tsx'
import { type NetworkArt, useNetworkColor } from './useNetworkColor.ts'
import { RouteGradient } from './CrossingStrip.tsx'

export interface CrossingProps {
  from: NetworkArt
  to: NetworkArt
  /** 0 to 1: actual progress of the money. */
  fill: number
  tone?: 'tide' | 'good' | 'warn' | 'bad'
  /** Plays one short wave at arrival. */
  swell?: boolean
  /** Accessible name of the drawing. */
  label: string
}

const ARC = 'M46 42C112 8 228 8 294 42'
/** A shore that slopes into the water. */
const LAND = 'M0 62c20-3 36-1 48 7 10 7 20 12 40 15v8H0z'
/** The piers are at a quarter, a half and three quarters of the progress. */
const piers = [
  { at: 0.25, x: 105, y: 23 },
  { at: 0.5, x: 170, y: 16.5 },
  { at: 0.75, x: 235, y: 23 },
] as const

/** Signature of the product: two networks as two shores, and a line between them that is filled as far as the transfer is. */
export function Crossing({ from, to, fill, tone = 'tide', swell = false, label }: CrossingProps) {
  const id = useId()
  const stopped = tone === 'warn' || tone === 'bad'
  const way = stopped ? `var(--${tone})` : `url(#${id})`
  const colours = { '--from': useNetworkColor(from), '--to': useNetworkColor(to) } as CSSProperties
  return (
    <div role="img" aria-label={label} style={colours}>
      <div className="relative" aria-hidden="true">
        <svg viewBox="0 0 340 92" fill="none" className="block w-full rounded-b-input rtl:-scale-x-100">
          <RouteGradient id={id} x1={46} x2={294} mid={0.4} />
          <path d={LAND} fill="var(--from)" fillOpacity=".3" />
          <path d={LAND} transform="matrix(-1 0 0 1 340 0)" fill="var(--to)" fillOpacity=".3" />
          <path d="M0 79c28-4 57 4 85 0s57 4 85 0 57 4 85 0 57 4 85 0v13H0z" fill="var(--water)" />
          <path d="M26 60v8" stroke="var(--from)" strokeWidth="3" />
          <path d="M314 60v8" stroke="var(--to)" strokeWidth="3" />
          {piers.map(({ at, x, y }) => (
            <path
              key={at}
              d={`M${x} ${y + 5}V79`}
              strokeWidth="2"
              strokeLinecap="round"
              stroke={fill >= at ? way : 'var(--line)'}
            />
          ))}
          <path d={ARC} stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
          {fill > 0 ? (
            <path
              d={ARC}
              pathLength={100}
              stroke={way}
              strokeWidth="4"
              strokeLinecap="round"
              strokeDasharray="100 100"
              strokeDashoffset={100 - fill * 100}
              className={`crossing-fill ${swell ? 'swell' : ''}`}
            />
          ) : null}
          {fill > 0 && fill < 1 ? (
            <circle
              r="6"
              fill="var(--surface)"
              stroke={stopped ? way : 'var(--tide)'}
              strokeWidth="4"
              className="crossing-marker"
              style={{ offsetPath: `path('${ARC}')`, offsetDistance: `${fill * 100}%` }}
            />
          ) : null}
          {swell ? <circle cx="314" cy="42" r="20" stroke="var(--to)" strokeWidth="2" className="landfall" /> : null}
        </svg>
        <Pier shore={from} side="start" />
        <Pier shore={to} side="end" />
      </div>
      <div aria-hidden="true" className="mt-2 flex flex-wrap justify-between gap-x-4 text-small font-semibold">
        <span data-way-end="from" suppressHydrationWarning className="max-w-full wrap-break-word">
          {from.name}
        </span>
        <span data-way-end="to" suppressHydrationWarning className="ms-auto max-w-full text-end wrap-break-word">
          {to.name}
        </span>
      </div>
    </div>
  )
}

/** Round frame of the network at the head of its shore. */
const Pier = ({ shore, side }: { shore: NetworkArt; side: 'start' | 'end' }) => (
  <span
    style={{
      [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `${(26 / 340) * 100}%`,
      top: `${(42 / 92) * 100}%`,
      borderColor: `var(--${side === 'start' ? 'from' : 'to'})`,
    }}
    className={`absolute grid -translate-y-1/2 rounded-full border-2 bg-surface p-0.5 ${side === 'start' ? '-translate-x-1/2 rtl:translate-x-1/2' : 'translate-x-1/2 rtl:-translate-x-1/2'}`}
  >
    <RoundIcon kind="network" name={shore.name} icon={shore.icon} size={30} />
  </span>
)
