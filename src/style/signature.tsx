import { useState } from 'react'
import { AmountText } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Crossing, type CrossingProps } from '#src/ui/Crossing.tsx'
import { CrossingStrip } from '#src/ui/CrossingStrip.tsx'
import { samples } from './samples.ts'

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
export function Signature() {
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
export const Amounts = () => (
  <Card title={samples.amounts}>
    {samples.amountList.map((text, index) => (
      <AmountText key={text} text={text} muted={index === 0} />
    ))}
  </Card>
)
