import { Card } from '#src/ui/Card.tsx'
import { samples } from './samples.ts'

const colours = [
  'ground',
  'surface',
  'raised',
  'water',
  'line',
  'control-line',
  'text',
  'muted',
  'tide',
  'ember',
  'good',
  'warn',
  'bad',
] as const
const sizes = {
  hero: 'text-hero font-semibold',
  title: 'text-title font-semibold',
  heading: 'text-heading font-semibold',
  body: 'text-body',
  small: 'text-small',
  caption: 'text-caption',
} as const

export const Colours = () => (
  <Card title={samples.colours}>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
      {colours.map((name) => (
        <li key={name} className="text-caption text-muted">
          <span style={{ background: `var(--${name})` }} className="mb-1 block h-12 rounded-input border border-line" />
          {name}
        </li>
      ))}
    </ul>
  </Card>
)

export const TypeScale = () => (
  <Card title={samples.type}>
    {Object.entries(sizes).map(([size, look]) => (
      <p key={size} className={look}>
        {size}
      </p>
    ))}
  </Card>
)
