import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { leanFuelCode, leanRouterCode } from './vitePlugins.ts'

const folder = join(root, 'node_modules/react-router/dist/production')
const shipped =
  readdirSync(folder)
    .filter((file) => file.startsWith('chunk-'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .find((code) => code.includes('.forwardRef(')) ?? ''

it('the installed router lets a bundler drop unused code', () => {
  expect(shipped).toMatch(/^Link\.displayName = /m)
  const lean = leanRouterCode(shipped)
  expect(lean).not.toMatch(/^\w+\.displayName = /m)
  expect(lean).toContain('var Form = /* @__PURE__ */ React')
  expect(lean.match(/^var \w+ = React\d*\.(?:createContext|forwardRef|memo)\(/gm)).toBeNull()
})

it('the installed Fuel library lets a bundler drop unused code', () => {
  const code = readFileSync(join(root, 'node_modules/@fuel-ts/account/dist/index.mjs'), 'utf8')
  expect(code).toMatch(/static \{\n *__name\(this/)
  const lean = leanFuelCode(code)
  expect(lean).not.toMatch(/static \{|^ *__name\(/m)
  expect(lean.match(/^var \w+ = class/gm)).toEqual(code.match(/^var \w+ = class/gm))
})
