import { bareChain } from './bareChain.ts'
import { type Figure, limitOf, missed, table } from './figure.ts'
import { firstLoad } from './firstLoad.ts'
import { inFlightFigures } from './inFlight.ts'
import { stackFigures } from './stack.ts'

const bare = await bareChain()
const figures: Figure[] = [...(await firstLoad()), ...(await stackFigures(bare)), ...(await inFlightFigures(bare))]
console.log(`\n${table(figures)}\n`)
const late = missed(figures)
for (const figure of late) console.log(`✗ ${figure.name}: ${figure.value.toFixed(1)} ${figure.unit}, limit ${limitOf(figure)}`)
process.exit(late.length ? 1 : 0)
