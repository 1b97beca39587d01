import { Card } from '#src/ui/Card.tsx'
import { samples } from './samples.ts'

const colours = ['ground', 'surface', 'raised', 'water', 'line', 'control-line', 'text', 'muted', 'tide', 'ember', 'good', 'warn', 'bad'] as const
const sizes = ['hero', 'title', 'heading', 'body', 'small', 'caption'] as const

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
    {sizes.map((size) => (
      <p key={size} style={{ font: `${size === 'hero' ? 600 : 400} var(--text-${size})/1.4 var(--font-sans)` }}>
        {size}
      </p>
    ))}
  </Card>
)
