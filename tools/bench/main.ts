import { bareChain } from './bareChain.ts'
import { type Figure, missed, table } from './figure.ts'
import { firstLoad } from './firstLoad.ts'
import { inFlightFigures } from './inFlight.ts'
import { stackFigures } from './stack.ts'

const bare = await bareChain()
const figures: Figure[] = [...(await firstLoad()), ...(await stackFigures(bare)), ...(await inFlightFigures(bare))]
console.log(`\n${table(figures)}\n`)
const late = missed(figures)
for (const { name, value, unit, limit } of late) console.log(`✗ ${name}: ${value.toFixed(1)} ${unit}, limit ${String(limit)} ${unit}`)
process.exit(late.length ? 1 : 0)
