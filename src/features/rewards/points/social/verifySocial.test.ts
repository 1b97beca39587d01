import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { codeFor, createDiscordAuth } from './discordAuth.ts'
import { createSocialMemory, taskOf } from './socialMemory.ts'
import type { SocialTask } from './socialTasks.ts'
import { verifySocial, type VerifyDeps } from './verifySocial.ts'

const account: WalletAccount = {
  family: 'evm',
  address: '0xa',
  connectorId: 'one',
  walletName: 'One',
  icon: null,
  chainId: null,
}
const task = (platform: SocialTask['platform']): SocialTask => ({
  id: 30,
  name: 'Task',
  platform,
  link: 'https://example.org',
  points: 30,
  verified: true,
  authorizeUrl: null,
})

function desk(answer: () => Promise<unknown>) {
  const post = vi.fn(answer)
  const refresh = vi.fn()
  const memory = createSocialMemory(null)
  const auth = createDiscordAuth({
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    random: () => 'one',
  })
  auth.getState().begin('https://discord.com/oauth2/authorize', '0xa', 30)
  auth.getState().take(new URLSearchParams('code=abc&state=one'))
  const session: VerifyDeps['session'] = { run: (_, call) => call() }
  const verify = (
    platform: SocialTask['platform'],
    claim = { handle: null as string | null, code: null as string | null },
  ) =>
    verifySocial(
      { api: { post: post as never }, session, memory, auth, now: () => 7, refresh },
      account,
      task(platform),
      claim,
    )
  return {
    verify,
    post,
    refresh,
    state: () => taskOf(memory.getState(), '0xa', 30),
    code: () => codeFor(auth.getState(), '0xa', 30),
  }
}
const refused = (reason: string, fix?: ConstructorParameters<typeof AppError>[2]) => () =>
  Promise.reject(new AppError(reason, reason, fix ?? { status: 409 }))

describe('verifying a social task', () => {
  it.each([
    ['x', { handle: 'someone', code: null }, { join_platform: '1', twitter_username: 'someone' }],
    ['telegram', { handle: null, code: null }, { join_platform: '2' }],
    ['discord', { handle: null, code: 'abc' }, { join_platform: '3', code: 'abc' }],
  ] as const)('on %s sends what the platform needs', async (platform, claim, query) => {
    const { verify, post, state, refresh } = desk(() => Promise.resolve({}))
    await verify(platform, claim)
    const [path, call] = post.mock.calls[0] as unknown as [string, { params: unknown; query: object }]
    expect([path, call.params]).toEqual([
      '/campaign_api/v1/:userId/campaigns/:campaignId',
      { userId: '0xa', campaignId: '30' },
    ])
    expect(JSON.parse(JSON.stringify(call.query))).toEqual({ join_type: '1', ...query })
    expect(state()).toEqual({ step: 'done', at: 7 })
    expect(refresh).toHaveBeenCalledExactlyOnceWith('0xa')
  })

  it('is pending until the response', async () => {
    const answers: (() => void)[] = []
    const { verify, state } = desk(() => new Promise((resolve) => answers.push(() => resolve({}))))
    const done = verify('x')
    expect(state().step).toBe('verifying')
    answers[0]?.()
    await done
    expect(state().step).toBe('done')
  })

  it('that fails keeps the reason, and refetches nothing', async () => {
    const { verify, state, refresh } = desk(
      refused('verification_busy', { status: 503, fix: { kind: 'retry_after', seconds: 73 } }),
    )
    await verify('x')
    expect(state()).toEqual({ step: 'failed', reason: 'verification_busy', wait: 73 })
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([
    ['verification_failed', null],
    ['code_refused', null],
    ['wallet_rejected', 'abc'],
    ['too_many_requests', 'abc'],
  ])('with refusal %s leaves the code %s', async (reason, left) => {
    const { verify, code } = desk(refused(reason))
    await verify('discord', { handle: null, code: 'abc' })
    expect(code()).toBe(left)
  })
})
