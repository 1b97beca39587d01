import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { profileCode } from '#core/rewards/accountProof.ts'
import { startVendorTasks } from './testing/vendorTasks.ts'

const OPERATOR = '2244994945'
const OWNER = '44196397'

let tasks: Awaited<ReturnType<typeof startVendorTasks>>
let server: ReturnType<typeof tasks.server>
/** Profile text of X's only account, and its follow state. */
let bio: string
let follows: boolean
beforeAll(async () => {
  tasks = await startVendorTasks()
  server = tasks.server({ X_BEARER_TOKEN: 'token-of-the-test', X_ACCOUNT_ID: OPERATOR })
  const ok = (body: unknown) => ({ status: 200, body })
  tasks.vendor.answer = ({ path }) => {
    if (path.startsWith('/2/users/by/'))
      return ok({ data: { id: OWNER, name: 'Owner', username: 'owner', protected: false, description: bio } })
    return ok(
      follows
        ? { data: [{ id: OPERATOR, name: 'Us', username: 'us' }], meta: { result_count: 1 } }
        : { meta: { result_count: 0 } },
    )
  }
})
afterAll(() => tasks.close())
beforeEach(() => {
  bio = 'Boats and bridges'
  follows = true
})

const claim = (one: Awaited<ReturnType<typeof tasks.person>>) =>
  one.verify(server, '29?join_type=1&join_platform=1&twitter_username=@owner')

it('a handle alone earns a wallet nothing, and stays free for its owner', async () => {
  const [stranger, owner] = [await tasks.person(), await tasks.person()]
  expect(await claim(stranger)).toBe('account_unproven')
  bio = `Boats. ${await profileCode(owner.wallet)}`
  expect([await claim(stranger), await claim(owner)]).toEqual(['account_unproven', null])
  expect([await stranger.points(), await owner.points()]).toEqual([0, 30])

  // The owner passes the account on; it has been used for the task.
  bio = await profileCode(stranger.wallet)
  expect(await claim(stranger)).toBe('account_taken')
  // Stop following, for the following tests.
  follows = false
  await tasks.aWeekLater(server)
  expect(await owner.points()).toBe(0)
})

it('the code can be removed once it was seen: the recheck only requires the follow', async () => {
  const owner = await tasks.person()
  bio = await profileCode(owner.wallet)
  expect(await claim(owner)).toBeNull()
  bio = ''
  expect(await claim(owner)).toBeNull()
  tasks.vendor.asked.length = 0
  await tasks.aWeekLater(server)
  expect(tasks.vendor.asked.map(({ path }) => path)).toEqual([`/2/users/${OWNER}/following?max_results=1000`])
  expect(await owner.points()).toBe(30)
})
