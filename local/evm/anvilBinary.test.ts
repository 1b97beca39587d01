import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sentence } from '../loadPart.ts'
import { anvilBinary } from './startEvmChain.ts'

const told = (resolve: (file: string) => string): string => {
  try {
    return anvilBinary(resolve)
  } catch (error) {
    return sentence(error)
  }
}

it('finds the program for this platform', () => {
  expect(existsSync(anvilBinary())).toBe(true)
})

it.each<[string, (file: string) => string]>([
  [
    'the package is not installed',
    () => {
      throw new Error('Cannot find module')
    },
  ],
  ['the package has no program in it', (file) => `/nowhere/${file}`],
])('%s: one sentence with the fix', (_, resolve) => {
  expect(told(resolve)).toMatch(
    /^The local EVM node is missing \(package @foundry-rs\/anvil-\S+\): delete node_modules and run npm install again\.$/,
  )
})
