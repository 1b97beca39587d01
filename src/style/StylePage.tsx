import { Elevation, Motion, Radii, Spacing } from './measures.tsx'
import {
  Badges,
  Buttons,
  Fields,
  Notices,
  Progress,
  Sheets,
  Skeletons,
  States,
  TabSamples,
  ToastSamples,
  Tooltips,
} from './parts.tsx'
import { Codes, Facts, Finding, Pictures } from './pieces.tsx'
import { samples } from './samples.ts'
import { useState } from 'react'
import { AmountText } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Crossing, type CrossingProps } from '#src/ui/network/Crossing.tsx'
import { CrossingStrip } from '#src/ui/network/CrossingStrip.tsx'

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

/** Every component in every state, for development. Builds for operators do not contain it. */
export default function StylePage() {
  return (
    <div
      data-page="causeway-style-page"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[60rem]:grid-cols-2"
    >
      <h1 className="text-title font-semibold tracking-tight min-[60rem]:col-span-2">{samples.title}</h1>
      {[
        Signature,
        Amounts,
        Buttons,
        Fields,
        TabSamples,
        Badges,
        ToastSamples,
        Tooltips,
        Pictures,
        Facts,
        Finding,
        Codes,
        Progress,
        Skeletons,
        Notices,
        Sheets,
        Colours,
        TypeScale,
        Radii,
        Spacing,
        Elevation,
        Motion,
        States,
      ].map((Part, index) => (
        <Part key={index} />
      ))}
    </div>
  )
}

const [from, to] = samples.shores.map((name) => ({ name, icon: name.toLowerCase() })) as [
  CrossingProps['from'],
  CrossingProps['to'],
]

const stands: readonly Pick<CrossingProps, 'fill' | 'tone'>[] = [
  { fill: 0 },
  { fill: 0.5 },
  { fill: 0.75, tone: 'warn' },
  { fill: 1, tone: 'good' },
]

/** Line between two networks at several fill levels. */
function Signature() {
  const [open, setOpen] = useState(true)
  return (
    <Card title={samples.crossing}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-6">
        {stands.map((stand) => (
          <Crossing key={stand.fill} from={from} to={to} label={samples.crossing} {...stand} />
        ))}
      </div>
      <div className="mt-6 overflow-hidden rounded-input">
        <CrossingStrip from={from} to={to} open={open} aside={samples.eta} />
      </div>
      <Button look="faint" onClick={() => setOpen(!open)}>
        {samples.strip}
      </Button>
    </Card>
  )
}

/** Amounts of any length stay on one line. */
const Amounts = () => (
  <Card title={samples.amounts}>
    {samples.amountList.map((text, index) => (
      <AmountText key={text} text={text} muted={index === 0} />
    ))}
  </Card>
)

const Colours = () => (
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

const TypeScale = () => (
  <Card title={samples.type}>
    {Object.entries(sizes).map(([size, look]) => (
      <p key={size} className={look}>
        {size}
      </p>
    ))}
  </Card>
)
