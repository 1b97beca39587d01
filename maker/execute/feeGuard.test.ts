import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, it } from 'vitest'
import type { Plan } from '#chains/contract/payer.ts'
import type { CappedPlan, signCapped } from './feeGuard.ts'

it('the maker signs no plan whose fee was not compared with the cap', () => {
  expectTypeOf<Plan>().not.toExtend<CappedPlan>()
  expectTypeOf<Parameters<typeof signCapped>[1]>().toEqualTypeOf<CappedPlan>()
  const maker = join(import.meta.dirname, '..')
  const files = ['execute', 'settle', 'watch']
    .flatMap((folder) => readdirSync(join(maker, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(20)
  const signing = files.filter((file) => /\bpayer\??\.sign\(/.test(readFileSync(join(maker, file), 'utf8')))
  expect(signing).toEqual(['execute/feeGuard.ts'])
})
