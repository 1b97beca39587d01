import { type BareChain, bareChain } from './bareChain.ts'
import { backlogFigures } from './backlog.ts'
import { bigPageFigures } from './bigPages.ts'
import { botFigures } from './bot.ts'
import { edgeFigures } from './edge/figures.ts'
import { familyFigures } from './families.ts'
import { type Figure, limitOf, missed, table } from './figure.ts'
import { firstLoad } from './firstLoad.ts'
import { inFlightFigures } from './inFlight.ts'
import { holdingsFigures, lighthouseFigures, pageFigures } from './lighthouse.ts'
import { pointFigures } from './points.ts'
import { deliveryFigures } from './reminderDelivery.ts'
import { sweepFigures } from './sweep.ts'
import { quoteFigures } from './quotes.ts'
import { scrollFigures } from './scroll.ts'
import { stackFigures } from './stack.ts'
import { throughputFigures } from './throughput.ts'

let measured: Promise<BareChain> | null = null
const bare = (): Promise<BareChain> => (measured ??= bareChain())

/** Benchmarks by name, for `npm run bench -- <name>`. */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  load: firstLoad,
  lighthouse: lighthouseFigures,
  pages: pageFigures,
  holdings: holdingsFigures,
  figures: bigPageFigures,
  scroll: scrollFigures,
  points: pointFigures,
  bot: botFigures,
  sweep: sweepFigures,
  reminders: deliveryFigures,
  stack: async () => stackFigures(await bare()),
  flight: async () => inFlightFigures(await bare()),
  families: familyFigures,
  throughput: throughputFigures,
  backlog: backlogFigures,
  edge: edgeFigures,
  quotes: quoteFigures,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await measure()))
console.log(`\n${table(figures)}\n`)
const late = missed(figures)
for (const figure of late)
  console.log(`✗ ${figure.name}: ${figure.value.toFixed(1)} ${figure.unit}, limit ${limitOf(figure)}`)
process.exit(late.length ? 1 : 0)
