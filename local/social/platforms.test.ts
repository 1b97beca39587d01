import { expect, it } from 'vitest'
import { createPlatforms } from './platforms.ts'

const call = (path: string, more: { authorization?: string; form?: Record<string, string> } = {}) => ({
  path,
  authorization: more.authorization ?? null,
  form: more.form ?? {},
})

it('X returns an account’s profile text and its follow', () => {
  const platforms = createPlatforms()
  const id = () =>
    (platforms.answer(call('/2/users/by/username/Alice?x=1')).body as { data: { id: string; description: string } })
      .data
  const follows = () => platforms.answer(call(`/2/users/${id().id}/following`)).body
  expect([id().description, follows()]).toEqual(['', { meta: { result_count: 0 } }])
  platforms.setProfile('alice', { bio: 'pts-1', follows: true })
  expect(id().description).toBe('pts-1')
  expect(follows()).toMatchObject({ meta: { result_count: 1 } })
})

it('Discord accepts each code once, and only codes that it issued', () => {
  const platforms = createPlatforms()
  const trade = (code: string) => platforms.answer(call('/api/v10/oauth2/token', { form: { code } }))
  expect(trade('made-up').status).toBe(400)
  const code = platforms.authorize('alice')
  const { access_token: token } = trade(code).body as { access_token: string }
  expect(trade(code).status).toBe(400)
  const member = () =>
    platforms.answer(call('/api/v10/users/@me/guilds/3/member', { authorization: `Bearer ${token}` })).status
  expect(member()).toBe(404)
  platforms.setMember('alice', true)
  expect(member()).toBe(200)
  expect(platforms.askedAbout('alice')).toBe(1)
})
