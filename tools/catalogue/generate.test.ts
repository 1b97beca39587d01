import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asJson, buildChains, buildTokens } from './generate.ts'

const committed = (name: string): string => readFileSync(new URL(`../../config/${name}`, import.meta.url), 'utf8')

it('the committed networks and tokens match the generator’s output', () => {
  const chains = buildChains()
  expect(committed('chains.json')).toBe(asJson(chains))
  expect(committed('tokens.json')).toBe(asJson(buildTokens(chains)))
})
