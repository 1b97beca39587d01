export interface CrossingProps {
  from: string
  to: string
  /** 0…1: how far the money really is. */
  fill: number
  tone?: 'tide' | 'good' | 'warn' | 'bad'
  /** One short swell, for the moment of arrival. */
  swell?: boolean
  /** Read out instead of the drawing. */
  label: string
}

const ARC = 'M42 54C110 16 230 16 298 54'

/** A point of the arc, by De Casteljau, for the marker that rides on it. */
function pointAt(s: number): { x: number; y: number } {
  const points = [42, 110, 230, 298].map((x, i) => ({ x, y: [54, 16, 16, 54][i] ?? 54 }))
  const r = 1 - s
  const weights = [r ** 3, 3 * r * r * s, 3 * r * s * s, s ** 3]
  return points.reduce((sum, point, i) => ({ x: sum.x + point.x * (weights[i] ?? 0), y: sum.y + point.y * (weights[i] ?? 0) }), { x: 0, y: 0 })
}

/** The signature of the product: two shores and the line between them, filled only as far as the transfer is. */
export function Crossing({ from, to, fill, tone = 'tide', swell = false, label }: CrossingProps) {
  const marker = pointAt(fill)
  const colour = `var(--${tone})`
  return (
    <svg viewBox="0 0 340 100" role="img" aria-label={label} fill="none" className="block w-full">
      <path d="M0 74c34-5 62 5 96 0s62 5 96 0 62 5 96 0 40 3 52 0v26H0z" fill="var(--water)" />
      <path d="M8 74V54h34M332 74V54h-34" stroke="var(--muted)" strokeWidth="2" strokeLinecap="round" />
      <g stroke="var(--line)" strokeWidth="2" strokeLinecap="round">
        <path d="M90 56v14M140 52v18M200 52v18M250 56v14" />
      </g>
      <path d={ARC} stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
      {fill > 0 ? (
        <path
          d={ARC}
          pathLength={100}
          stroke={colour}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="100 100"
          strokeDashoffset={100 - fill * 100}
          className={`crossing-fill ${swell ? 'swell' : ''}`}
        />
      ) : null}
      {fill > 0 && fill < 1 ? <circle cx={marker.x} cy={marker.y} r="6.5" fill="var(--surface)" stroke={colour} strokeWidth="4" /> : null}
      <text x="8" y="93" fill="var(--text)" fontSize="13" fontWeight="600">
        {from}
      </text>
      <text x="332" y="93" fill="var(--text)" fontSize="13" fontWeight="600" textAnchor="end">
        {to}
      </text>
    </svg>
  )
}
