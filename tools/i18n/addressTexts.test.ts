import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtIn } from '#chains/registry.ts'
import { servicesOf } from '#chains/services.ts'
import { AppError } from '#core/errors.ts'
import { readCatalogue } from './catalogue.ts'

const known = new Set(readCatalogue('en').map(({ id }) => id))
const chains = join(import.meta.dirname, '../../chains')

/** Addresses of every family, whole and damaged, and texts that are none. */
const wrong = builtIn
  .flatMap(({ addresses: { nativeSentinel } }) => [nativeSentinel, `0x${'aB'.repeat(20)}`, '1'.repeat(40)])
  .flatMap((text) => [text, text.slice(0, -1), `${text}0`, `${text.slice(0, -1)}!`, `${text.slice(0, -1)}z`])
  .concat('', 'x', '0x', '0x12')

/** Returns the codes of the reasons for which a family refuses these texts. */
function refused(parse: (text: string) => string): string[] {
  return wrong.flatMap((text) => {
    try {
      parse(text)
      return []
    } catch (error) {
      const code = error instanceof AppError ? error.detail?.['code'] : undefined
      return typeof code === 'string' ? [code] : []
    }
  })
}

const named = (family: string): string[] => {
  const file = join(chains, family, 'address.ts')
  const code = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Array.from(code.matchAll(/\bcode: '(\w+)'/g), ([, name = '']) => name)
}

it.each(builtIn.map(({ name, addresses }) => [name, addresses] as const))(
  'every reason why %s refuses an address has its text, address-<code>',
  (name, { parse }) => {
    const codes = new Set([...named(name), ...refused(parse)])
    expect(codes.size).toBeGreaterThan(0)
    expect([...codes].map((code) => `address-${code}`).filter((id) => !known.has(id))).toEqual([])
  },
)

it('offers to enter a name for every family with a name service, and for no other', () => {
  const offered = builtIn.filter(({ name }) => known.has(`recipient-placeholder_${name}`)).map(({ name }) => name)
  expect(offered).toEqual(builtIn.filter(({ name }) => servicesOf(name)?.names?.length).map(({ name }) => name))
})
