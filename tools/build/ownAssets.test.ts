import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { withoutFontImport, withOwnTonIcon } from './vitePlugins.ts'

const installed = (file: string) => readFileSync(join(root, 'node_modules', file), 'utf8')

it('the installed AppKit’s style sheet imports a font, which is the only thing removed', () => {
  const shipped = installed('@reown/appkit-ui/dist/esm/src/utils/ThemeUtil.js')
  expect(shipped).toContain('fonts.googleapis.com')
  const lean = withoutFontImport(shipped)
  expect(lean).not.toContain('googleapis')
  expect(lean).toContain('@keyframes w3m-shake')
  expect(shipped.length - lean.length).toBeLessThan(150)
})

it('the installed TON Connect’s window loads an image, which is inlined', () => {
  const shipped = installed('@tonconnect/ui/lib/index.mjs')
  expect(shipped).toContain('ton-icon-48.png')
  const own = withOwnTonIcon(shipped)
  expect(own).not.toContain('ton-icon-48.png')
  expect(own).toMatch(/TON: "data:image\/svg\+xml,[^"']+",/)
})
