import { expect, it } from 'vitest'
import { createSingletons } from '#src/platform/singletons.ts'
import { createOnceEach } from './PreparedInvitation.tsx'

it('each invitation is handed on by itself once for the page, however often its part of the page is drawn anew', () => {
  const stored = createSingletons(null)
  const drawn = ['a', 'a', 'b', 'a', 'b']
  expect(drawn.map((id) => stored(createOnceEach)(id))).toEqual([true, false, true, false, false])
})
