import { expect, it } from 'vitest'
import { createSingletons } from '#src/platform/singletons.ts'
import { createOnceEach } from './PreparedInvitation.tsx'

it('each referral is passed on by itself once per page, however often its component rerenders', () => {
  const stored = createSingletons(null)
  const drawn = ['a', 'a', 'b', 'a', 'b']
  expect(drawn.map((id) => stored(createOnceEach)(id))).toEqual([true, false, true, false, false])
})
