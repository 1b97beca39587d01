import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slimFiles, withoutEffects } from './slimRouter.ts'

it('says of parts that they may be left out when nobody uses them', () => {
  expect(withoutEffects('var Link = React10.forwardRef(LinkWithRef);\nLink.displayName = "Link";\n')).toBe('var Link = /* @__PURE__ */ React10.forwardRef(LinkWithRef);\n\n')
})

it('leaves everything else as it is', () => {
  const code = 'const name = part.displayName = "x";\nfunction Link() { return React10.memo(a); }\n'
  expect(withoutEffects(code)).toBe(code)
})

it.each(Object.entries(slimFiles))('%s has a build for visitors', (_, file) => expect(existsSync(file)).toBe(true))
