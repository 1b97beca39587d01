import { isAirdropAddress, sameAddress } from '#core/airdrop/address.ts'

export type TypedAddresses =
  | { readonly addresses: readonly string[] }
  /** `line` counts from one, as the person sees it. */
  | { readonly problem: 'empty' }
  | { readonly problem: 'wrong'; readonly line: number; readonly several: boolean }

/**
 * The addresses of a text, one a line (spec §5): spaces are stripped; nothing left is empty, any line of another length than 42 is wrong. Blank
 * lines before and after are no lines. The same address twice is asked for, and counted, once.
 */
export function typedAddresses(text: string): TypedAddresses {
  const lines = text.split('\n').map((line, n) => ({ n: n + 1, text: line.replace(/\s+/g, '') }))
  const first = lines.findIndex((line) => line.text !== '')
  if (first === -1) return { problem: 'empty' }
  const last = lines.findLastIndex((line) => line.text !== '')
  const used = lines.slice(first, last + 1)
  const wrong = used.find((line) => !isAirdropAddress(line.text))
  if (wrong) return { problem: 'wrong', line: wrong.n, several: holdsSeveral(wrong.text) }
  const seen = new Set<string>()
  const isNew = (address: string): boolean => !seen.has(sameAddress(address)) && seen.add(sameAddress(address)).size > 0
  return { addresses: used.map((line) => line.text).filter(isNew) }
}

/** Addresses behind each other, or with what people put between them. */
const holdsSeveral = (line: string): boolean => /[,;]|.0x/i.test(line)

/** Where a line begins and ends, to put the cursor on it. */
export function placeOfLine(text: string, line: number): readonly [start: number, end: number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((length, row) => length + row.length + 1, 0)
  const end = text.indexOf('\n', start)
  return [start, end === -1 ? text.length : end]
}
