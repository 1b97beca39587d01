import { firstLoad } from './firstLoad.ts'
import { type Figure, missed, table } from './figure.ts'
import { stackFigures } from './stack.ts'

const figures: Figure[] = [...(await firstLoad()), ...(await stackFigures())]
console.log(`\n${table(figures)}\n`)
const late = missed(figures)
for (const { name, value, unit, limit } of late) console.log(`✗ ${name}: ${value.toFixed(1)} ${unit}, limit ${String(limit)} ${unit}`)
process.exitCode = late.length ? 1 : 0
