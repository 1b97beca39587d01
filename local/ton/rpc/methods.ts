import { Cell, type TupleItem } from '@ton/core'
import type { Chain } from '../ledger/chain.ts'
import { invalid } from './errors.ts'
import { address, list, type Methods, text } from './params.ts'

const cellOf = (value: unknown): Cell => Cell.fromBase64(String(value))

/** Stack values that callers may pass, by the interface's names. */
const readers: Readonly<Record<string, (value: unknown) => TupleItem>> = {
  num: (value) => ({ type: 'int', value: BigInt(String(value)) }),
  'tvm.Cell': (value) => ({ type: 'cell', cell: cellOf(value) }),
  'tvm.Slice': (value) => ({ type: 'slice', cell: cellOf(value) }),
}

function toItem(entry: unknown): TupleItem {
  const [kind, value] = Array.isArray(entry) ? (entry as unknown[]) : []
  const read = readers[String(kind)]
  if (!read) throw invalid(`stack entries of type ${String(kind)} are not taken`)
  return read(value)
}

const hex = (value: bigint): string => (value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`)
const bytes = (cell: Cell) => ({ bytes: cell.toBoc().toString('base64') })

function toEntry(item: TupleItem): readonly [string, unknown] {
  switch (item.type) {
    case 'int':
      return ['num', hex(item.value)]
    case 'cell':
    case 'slice':
    case 'builder':
      return ['cell', bytes(item.cell)]
    case 'tuple':
      return ['tuple', { elements: item.items.map(toEntry) }]
    case 'null':
    case 'nan':
      return ['list', { '@type': 'tvm.list', elements: [] }]
    default:
      return item satisfies never
  }
}

export const methodMethods = (chain: Chain): Methods => ({
  runGetMethod: async (params) => {
    const { exitCode, gasUsed, stack } = await chain.run(
      address(params),
      text(params, 'method'),
      list(params, 'stack').map(toItem),
    )
    return { '@type': 'smc.runResult', gas_used: Number(gasUsed), stack: stack.map(toEntry), exit_code: exitCode }
  },
})
