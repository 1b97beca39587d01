import { expect, it } from 'vitest'
import { closeReviewAction } from '../../../pages/ConfirmPage.tsx'
import { openedOverForm } from './useFormActions.ts'

it.each([
  ['the form', openedOverForm, 'back'],
  ['the form, before a reload', JSON.parse(JSON.stringify(openedOverForm)), 'back'],
  ['a link', null, 'replace'],
  ['a page that leaves no word', undefined, 'replace'],
  ['elsewhere', { over: 'order' }, 'replace'],
])('a review opened from %s closes by the right way', (_, state, way) => expect(closeReviewAction(state)).toBe(way))
