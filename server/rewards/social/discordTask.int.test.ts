import { afterAll, beforeAll, expect, it } from 'vitest'
import { startVendorTasks } from './testing/vendorTasks.ts'

const VERIFY = '30?join_type=1&join_platform=3&code=one'
const alone = { DISCORD_CLIENT_ID: '2', DISCORD_CLIENT_SECRET: 'secret-of-the-test', DISCORD_GUILD_ID: '3' }
const withBot = { ...alone, DISCORD_BOT_TOKEN: 'bot-of-the-test' }

let tasks: Awaited<ReturnType<typeof startVendorTasks>>
beforeAll(async () => {
  tasks = await startVendorTasks()
  const ok = (body: unknown) => ({ status: 200, body })
  // All users were members when they verified, and none is a week later.
  tasks.vendor.answer = ({ path }) => {
    if (path.endsWith('/oauth2/token'))
      return ok({ access_token: 'access', token_type: 'Bearer', expires_in: 604_800, scope: 'guilds.members.read' })
    return path.includes('/@me/')
      ? ok({ user: { id: '80351110224678912' }, pending: false })
      : { status: 404, body: { message: 'Unknown Member', code: 10007 } }
  }
})
afterAll(() => tasks.close())

it('members are rechecked only once there is a bot, and the operator gets a notice', async () => {
  const without = tasks.server(alone)
  expect(await tasks.ready(without)).toMatchObject({
    http: 200,
    status: 'ready',
    social: [{ platform: 'discord', problem: null, notice: expect.stringContaining('DISCORD_BOT_TOKEN') as string }],
  })
  const ada = await tasks.person()
  expect(await ada.verify(without, VERIFY)).toBeNull()
  const asked = tasks.vendor.asked.length
  await tasks.aWeekLater(without)
  await tasks.aWeekLater(without)
  expect([await ada.points(), tasks.vendor.asked.length]).toEqual([30, asked])

  const later = tasks.server(withBot)
  expect(await tasks.ready(later)).toMatchObject({ status: 'ready', social: [] })
  await tasks.aWeekLater(later)
  expect(await ada.points()).toBe(0)
})
