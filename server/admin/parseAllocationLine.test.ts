import { expect, it } from 'vitest'
import { parseAllocationLine } from './airdrop.ts'

const canonical = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const parse = (text: string, line = 2) => parseAllocationLine(text, line, 18)

it.each([
  [`${canonical},12.5`, 12_500_000_000_000_000_000n],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, 0.000000000000000001', 1n],
  [`"${canonical}","3"`, 3n * 10n ** 18n],
  [`  ${canonical} , 0 \r`, 0n],
  [`${canonical},1.500000000000000000000`, 15n * 10n ** 17n],
])('%j is an allocation', (text, amount) => expect(parse(text)).toEqual({ address: canonical, amount }))

it.each([
  [canonical, /two columns/],
  [`${canonical},`, /two columns/],
  [`${canonical},1,000`, /two columns/],
  [`${canonical.slice(0, -1)},1`, /invalid address/],
  ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266,1', /invalid address or checksum/],
  [`${canonical},-1`, /plain number/],
  [`${canonical},1e21`, /plain number/],
  [`${canonical},0x10`, /plain number/],
  [`${canonical},${'9'.repeat(41)}`, /plain number/],
  [`${canonical},0.0000000000000000001`, /more than 18 decimals/],
])('%j is refused', (text, problem) =>
  expect(parse(text)).toMatchObject({ problem: expect.stringMatching(problem) as unknown }),
)

it('skips a blank line and the heading, which can only be the first line', () => {
  expect(parse('')).toBeNull()
  expect(parse('\uFEFFaddress,amount', 1)).toBeNull()
  expect(parse('address,amount', 2)).toHaveProperty('problem')
  expect(parse(`\uFEFF${canonical},1`, 1)).toEqual({ address: canonical, amount: 10n ** 18n })
})
