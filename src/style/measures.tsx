import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { samples } from './samples.ts'

const radii = { input: 'rounded-input', cta: 'rounded-cta', card: 'rounded-card', full: 'rounded-full' } as const
/** In quarters of a rem, like the classes. */
const steps = [1, 2, 3, 4, 5, 6] as const
const heights = {
  flat: 'border border-line bg-surface',
  float: 'border border-line bg-surface shadow-float',
  scrim: 'border border-line bg-scrim',
} as const
const motions = ['quick', 'usual', 'slow'] as const

export const Radii = () => (
  <Card title={samples.radii}>
    <Boxes of={radii} className="border border-control-line bg-raised" />
  </Card>
)

export const Elevation = () => (
  <Card title={samples.elevation}>
    <Boxes of={heights} className="rounded-input" />
  </Card>
)

const Boxes = ({ of, className }: { of: Readonly<Record<string, string>>; className: string }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
    {Object.entries(of).map(([name, own]) => (
      <li key={name} className="text-caption text-muted">
        <span className={`mb-2 block h-14 ${className} ${own}`} />
        {name}
      </li>
    ))}
  </ul>
)

export const Spacing = () => (
  <Card title={samples.spacing}>
    <ul className="grid gap-2">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-3 text-caption text-muted">
          <span style={{ width: `${step / 4}rem` }} className="h-4 bg-tide" />
          {`${step / 4}rem`}
        </li>
      ))}
    </ul>
  </Card>
)

export function Motion() {
  const [there, setThere] = useState(false)
  return (
    <Card title={samples.motion}>
      <ul className="mb-4 grid gap-3">
        {motions.map((name) => (
          <li key={name} className="text-caption text-muted">
            {name}
            <span className="mt-1 block w-1/2">
              <span
                style={{
                  transition: `transform var(--motion-${name}) var(--ease-out)`,
                  transform: there ? 'translateX(100%)' : 'none',
                }}
                className="block"
              >
                <span className="block size-4 rounded-full bg-tide" />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => setThere(!there)}>
        {samples.move}
      </Button>
    </Card>
  )
}
