import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppError } from '#core/errors.ts'
import { profileCode } from '#core/rewards/accountProof.ts'
import { createVendor } from './askVendor.ts'
import { discordVerifier } from './discord.ts'
import { telegramVerifier } from './telegram.ts'
import { type Asked, startVendorServer, type VendorServer } from './testing/vendorServer.ts'
import type { SocialVerifier } from './verifier.ts'
import { xVerifier } from './x.ts'

const US = '2244994945'
const SOMEONE = '44196397'
const GUILD = '197038439483310086'
const MEMBER = '80351110224678912'
const SECRETS = [
  'x-token-of-the-test',
  'discord-secret-of-the-test',
  'discord-bot-of-the-test',
  '123456:telegram-token-of-the-test',
  'access-of-the-test',
  'code-of-the-test',
]
const [xToken = '', discordSecret = '', discordBot = '', telegramToken = '', accessToken = '', code = ''] = SECRETS
const start = new Date('2026-03-01T12:00:00Z')
let now = start

let vendor: VendorServer
/** Shown in the profile of the claiming user. */
let ownCode: string
beforeAll(async () => {
  vendor = await startVendorServer()
  ownCode = await profileCode(claim.wallet)
})
afterAll(() => vendor.close())
beforeEach(() => {
  now = start
  vendor.asked.length = 0
  vendor.fault = null
})

const ask = (timeoutMs = 20_000) =>
  createVendor({ name: 'Vendor', base: vendor.url, timeoutMs, clock: { now: () => now } })
const x = (timeoutMs?: number) => xVerifier({ ask: ask(timeoutMs), token: xToken, accountId: US })
const discord = (botToken: string | null = discordBot, timeoutMs?: number) =>
  discordVerifier({
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    ask: ask(timeoutMs),
    clientId: '157730590492196864',
    clientSecret: discordSecret,
    guildId: GUILD,
    redirectUri: 'https://bridge.example.org/points',
    botToken,
  })
const telegram = (user: number | null = 777, timeoutMs?: number) =>
  telegramVerifier({
    ask: ask(timeoutMs),
    token: telegramToken,
    channel: '@causeway',
    userOf: () => Promise.resolve(user),
  })
const claim = { wallet: '0xabc', twitterUsername: 'someone', code }
const failure = async (asking: Promise<unknown>): Promise<AppError> =>
  asking.then(
    () => expect.fail('it answered'),
    (error: AppError) => error,
  )
const ok = (body: unknown) => ({ status: 200, body })

describe('X', () => {
  const user = (some: object = {}) =>
    ok({
      data: {
        id: SOMEONE,
        name: 'Someone',
        username: 'someone',
        protected: false,
        description: `Boats. ${ownCode}`,
        ...some,
      },
    })
  const page = (ids: readonly string[], next?: string) =>
    ok({
      data: ids.map((id) => ({ id, name: 'One', username: `u${id}` })),
      meta: { result_count: ids.length, ...(next === undefined ? {} : { next_token: next }) },
    })
  const noData = (title: string, type: string) =>
    ok({
      errors: [
        {
          value: 'someone',
          detail: 'Could not find user with username: [someone].',
          title,
          resource_type: 'user',
          parameter: 'username',
          type: `https://api.twitter.com/2/problems/${type}`,
        },
      ],
    })
  const follows =
    (...pages: ReturnType<typeof page>[]) =>
    (asked: Asked, nth: number) =>
      asked.path.startsWith('/2/users/by/') ? user() : (pages[nth - 1] ?? expect.fail('one page too many'))

  it('looks up the account, then the accounts it follows, and returns its id', async () => {
    vendor.answer = follows(page(['1', US]))
    expect(await x().verify(claim)).toEqual({ account: SOMEONE })
    expect(vendor.asked.map(({ method, path, authorization }) => [method, path, authorization])).toEqual([
      ['GET', '/2/users/by/username/someone?user.fields=protected,description', `Bearer ${xToken}`],
      ['GET', `/2/users/${SOMEONE}/following?max_results=1000`, `Bearer ${xToken}`],
    ])
  })

  it('reads further pages, up to five', async () => {
    vendor.answer = follows(page(['1'], 'NEXT1'), page(['2', US]))
    expect(await x().verify(claim)).toEqual({ account: SOMEONE })
    expect(vendor.asked.at(-1)?.path).toBe(`/2/users/${SOMEONE}/following?max_results=1000&pagination_token=NEXT1`)
    vendor.asked.length = 0
    vendor.answer = follows(...Array.from({ length: 5 }, (_, n) => page(['1'], `NEXT${n}`)))
    expect(await x().verify(claim)).toEqual({ refusal: 'follow_out_of_sight' })
    expect(vendor.asked).toHaveLength(6)
  })

  it.each([
    ['follows others', page(['1', '2']), 'verification_failed', 'left'],
    ['follows nobody', ok({ meta: { result_count: 0 } }), 'verification_failed', 'left'],
    [
      'hides whom it follows',
      noData('Authorization Error', 'not-authorized-for-resource'),
      'account_protected',
      'left',
    ],
    [
      'is gone',
      {
        status: 404,
        body: {
          title: 'Not Found Error',
          detail: 'Could not find user with id: [44196397].',
          type: 'https://api.twitter.com/2/problems/resource-not-found',
          status: 404,
        },
      },
      'account_protected',
      'left',
    ],
    ['follows us', page([US]), null, 'stands'],
  ])('an account that %s', async (_, answer, refusal, standing) => {
    vendor.answer = ({ path }) => (path.startsWith('/2/users/by/') ? user() : answer)
    expect(await x().verify(claim)).toEqual(refusal === null ? { account: SOMEONE } : { refusal })
    expect(await x().recheck?.(SOMEONE)).toBe(standing)
  })

  it('a follow behind thousands of newer ones still counts', async () => {
    vendor.answer = () => page(['1'], 'MORE')
    expect(await x().recheck?.(SOMEONE)).toBe('stands')
  })

  it.each([
    ['unknown', () => noData('Not Found Error', 'resource-not-found'), 'handle_unknown'],
    ['suspended', () => noData('Forbidden', 'resource-not-found'), 'handle_unknown'],
    [
      'unknown, by its status',
      () => ({
        status: 404,
        body: { title: 'Not Found Error', type: 'https://api.twitter.com/2/problems/resource-not-found' },
      }),
      'handle_unknown',
    ],
    ['protected', () => user({ protected: true }), 'account_protected'],
    ['of somebody who says nothing of themselves', () => user({ description: undefined }), 'account_unproven'],
    ['of a stranger', () => user({ description: 'Boats, and pts-0123456789ab' }), 'account_unproven'],
    ['of somebody whose longer word holds the code', () => user({ description: `${ownCode}x` }), 'account_unproven'],
  ])('a name that is %s is refused with one call', async (_, answer, refusal) => {
    vendor.answer = answer
    expect(await x().verify(claim)).toEqual({ refusal })
    expect(vendor.asked).toHaveLength(1)
  })

  it('sends no request without a handle', async () => {
    expect(await x().verify({ ...claim, twitterUsername: null })).toEqual({ refusal: 'handle_missing' })
    expect(vendor.asked).toEqual([])
  })

  it('returns when to retry if it is rate-limited', async () => {
    vendor.answer = () => ({
      status: 429,
      body: { title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 },
      headers: { 'x-rate-limit-reset': String(now.getTime() / 1000 + 73) },
    })
    expect(await failure(x().verify(claim))).toMatchObject({
      reason: 'verification_busy',
      retriable: true,
      fix: { kind: 'retry_after', seconds: 73 },
    })
    expect(vendor.asked).toHaveLength(1)
  })

  it.each([
    [
      'a call that is no more',
      { status: 404, body: { title: 'Not Found', type: 'about:blank', status: 404, detail: 'Not Found' } },
    ],
    ['an error of another kind', noData('Service Unavailable', 'service-unavailable')],
  ])('%s says nothing about the account', async (_, answer) => {
    vendor.answer = () => answer
    for (const asking of [() => x().verify(claim), () => x().recheck?.(SOMEONE) ?? expect.fail()])
      expect((await failure(asking())).reason).toBe('verification_unavailable')
  })

  it.each([
    [401, { title: 'Unauthorized', status: 401 }],
    [403, { title: 'Client Forbidden', reason: 'client-not-enrolled' }],
  ])('tells the operator if it refuses the token with %i', async (status, body) => {
    vendor.answer = () => ({ status, body })
    const error = await failure(x().verify(claim))
    expect([error.reason, String(error.cause)]).toEqual([
      'verification_unavailable',
      expect.stringContaining(`HTTP ${status}`) as string,
    ])
  })
})

describe('Discord', () => {
  const token = (some: object = {}) =>
    ok({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 604_800,
      refresh_token: 'r',
      scope: 'guilds.members.read',
      ...some,
    })
  const member = (some: object = {}) =>
    ok({
      user: { id: MEMBER, username: 'nelly' },
      nick: null,
      roles: [],
      joined_at: '2026-01-01T00:00:00Z',
      deaf: false,
      mute: false,
      flags: 0,
      pending: false,
      ...some,
    })
  const unknownGuild = { status: 404, body: { message: 'Unknown Guild', code: 10004 } }
  const after = (answer: { status: number; body: unknown }) => (asked: Asked) =>
    asked.method === 'POST' ? token() : answer

  it('exchanges the code once, reads the user’s own membership, and stores nothing', async () => {
    vendor.answer = after(member())
    expect(await discord().verify(claim)).toEqual({ account: MEMBER })
    expect(vendor.asked).toEqual([
      {
        method: 'POST',
        path: '/api/v10/oauth2/token',
        authorization: null,
        form: {
          grant_type: 'authorization_code',
          code,
          redirect_uri: 'https://bridge.example.org/points',
          client_id: '157730590492196864',
          client_secret: discordSecret,
        },
      },
      {
        method: 'GET',
        path: `/api/v10/users/@me/guilds/${GUILD}/member`,
        authorization: `Bearer ${accessToken}`,
        form: {},
      },
    ])
  })

  it('sends users to grant that one permission', () => {
    const url = new URL(discord().authorizeUrl ?? '')
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://discord.com/oauth2/authorize',
      {
        client_id: '157730590492196864',
        response_type: 'code',
        redirect_uri: 'https://bridge.example.org/points',
        scope: 'guilds.members.read',
      },
    ])
  })

  it.each([
    ['not in the community', unknownGuild, 'verification_failed'],
    ['who has not accepted its rules', member({ pending: true }), 'member_pending'],
  ])('a person %s is refused', async (_, answer, refusal) => {
    vendor.answer = after(answer)
    expect(await discord().verify(claim)).toEqual({ refusal })
  })

  it.each([
    [
      'used or expired',
      { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' } },
    ],
    [
      'that is none',
      { status: 400, body: { error: 'invalid_request', error_description: 'Invalid "code" in request.' } },
    ],
    ['for another permission', token({ scope: 'identify' })],
  ])('a code %s is refused with one call', async (_, answer) => {
    vendor.answer = () => answer
    expect(await discord().verify(claim)).toEqual({ refusal: 'code_refused' })
    expect(vendor.asked).toHaveLength(1)
  })

  it('sends no request without a code', async () => {
    expect(await discord().verify({ ...claim, code: null })).toEqual({ refusal: 'code_missing' })
    expect(vendor.asked).toEqual([])
  })

  it.each([
    [{ status: 401, body: { error: 'invalid_client' } }],
    [{ status: 400, body: { error: 'invalid_request', error_description: 'Invalid "redirect_uri" in request.' } }],
  ])('reports an unknown application to the operator', async (answer) => {
    vendor.answer = () => answer
    const error = await failure(discord().verify(claim))
    expect([error.reason, String(error.cause)]).toEqual([
      'verification_unavailable',
      expect.stringContaining('redirect address') as string,
    ])
  })

  it('never sends a code twice, even when Discord fails', async () => {
    vendor.answer = () => ({ status: 502, body: '<html>' })
    expect((await failure(discord().verify(claim))).reason).toBe('verification_unavailable')
    expect(vendor.asked).toHaveLength(1)
  })

  it('returns how long to wait if it is rate-limited', async () => {
    vendor.answer = after({
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: 64.57, global: false },
    })
    expect(await failure(discord().verify(claim))).toMatchObject({ reason: 'verification_busy', fix: { seconds: 65 } })
  })

  it.each([
    ['a member', member(), 'stands'],
    ['no member any more', { status: 404, body: { message: 'Unknown Member', code: 10007 } }, 'left'],
    ['nobody any more', { status: 404, body: { message: 'Unknown User', code: 10013 } }, 'left'],
  ])('the bot sees: %s', async (_, answer, standing) => {
    vendor.answer = () => answer
    expect(await discord().recheck?.(MEMBER)).toBe(standing)
    expect(vendor.asked).toMatchObject([
      { path: `/api/v10/guilds/${GUILD}/members/${MEMBER}`, authorization: `Bot ${discordBot}` },
    ])
  })

  it.each([
    unknownGuild,
    { status: 403, body: { message: 'Missing Access', code: 50001 } },
    { status: 401, body: { message: '401: Unauthorized', code: 0 } },
    { status: 404, body: '<html>' },
  ])('a bot without access reverses nothing', async (answer) => {
    vendor.answer = () => answer
    expect((await failure(discord().recheck?.(MEMBER) ?? expect.fail())).reason).toBe('verification_unavailable')
  })

  it('rechecks no one without a bot', () => expect(discord(null).recheck).toBeNull())
})

describe('Telegram', () => {
  const member = (status: string, some: object = {}) =>
    ok({ ok: true, result: { user: { id: 777, is_bot: false, first_name: 'Nelly' }, status, ...some } })
  const refused = (error_code: number, description: string, some: object = {}) => ({
    status: error_code,
    body: { ok: false, error_code, description, ...some },
  })

  it.each([
    ['creator', {}, true],
    ['administrator', {}, true],
    ['member', {}, true],
    ['restricted', { is_member: true }, true],
    ['restricted', { is_member: false }, false],
    ['left', {}, false],
    ['kicked', { until_date: 0 }, false],
  ])('%s %o counts: %s', async (status, some, counts) => {
    vendor.answer = () => member(status, some)
    expect(await telegram().verify(claim)).toEqual(counts ? { account: '777' } : { refusal: 'verification_failed' })
    expect(await telegram().recheck?.('777')).toBe(counts ? 'stands' : 'left')
    expect(vendor.asked[0]?.path).toBe(`/bot${telegramToken}/getChatMember?chat_id=%40causeway&user_id=777`)
  })

  it.each(['Bad Request: user not found', 'Bad Request: PARTICIPANT_ID_INVALID'])(
    'a user unknown to the channel does not count, and loses nothing: %s',
    async (description) => {
      vendor.answer = () => refused(400, description)
      expect(await telegram().verify(claim)).toEqual({ refusal: 'verification_failed' })
      expect((await failure(telegram().recheck?.('777') ?? expect.fail())).reason).toBe('verification_unavailable')
    },
  )

  it('sends no request for a wallet without a Telegram account', async () => {
    expect(await telegram(null).verify(claim)).toEqual({ refusal: 'telegram_not_linked' })
    expect(vendor.asked).toEqual([])
  })

  it.each([
    [400, 'Bad Request: chat not found'],
    [400, 'Bad Request: member list is inaccessible'],
    [403, 'Forbidden: bot is not a member of the channel chat'],
    [401, 'Unauthorized'],
    [404, 'Not Found'],
  ])('reports a bot without access to the operator: %i %s', async (status, description) => {
    vendor.answer = () => refused(status, description)
    for (const asking of [() => telegram().verify(claim), () => telegram().recheck?.('777') ?? expect.fail()]) {
      const error = await failure(asking())
      expect([error.reason, String(error.cause)]).toEqual([
        'verification_unavailable',
        expect.stringContaining(description) as string,
      ])
    }
  })

  it.each([
    [() => member('administrator'), null],
    [() => member('creator'), null],
    [() => member('member'), 'not an administrator'],
    [() => member('left'), 'not an administrator'],
    [() => refused(400, 'Bad Request: chat not found'), 'can’t find the channel @causeway'],
    [() => refused(400, 'Bad Request: member list is inaccessible'), 'not an administrator'],
    [() => refused(403, 'Forbidden: bot is not a member of the channel chat'), 'not an administrator'],
    [() => refused(401, 'Unauthorized'), 'token'],
  ])('says what its set-up lacks (%#)', async (answer, problem) => {
    vendor.answer = answer
    expect(await telegram().setUpProblem?.()).toEqual(problem === null ? null : expect.stringContaining(problem))
    expect(vendor.asked.map(({ path }) => path)).toEqual([
      `/bot${telegramToken}/getChatMember?chat_id=%40causeway&user_id=123456`,
    ])
  })

  it('reports no setup problem while Telegram fails', async () => {
    vendor.answer = () => refused(400, 'Bad Request: something new')
    expect((await failure(telegram().setUpProblem?.() ?? expect.fail())).reason).toBe('verification_unavailable')
  })

  it('returns how long to wait if it is rate-limited', async () => {
    vendor.answer = () => refused(429, 'Too Many Requests: retry after 31', { parameters: { retry_after: 31 } })
    expect(await failure(telegram().verify(claim))).toMatchObject({ reason: 'verification_busy', fix: { seconds: 31 } })
  })

  it('an unknown status is not a membership', async () => {
    vendor.answer = () => member('honorary')
    expect((await failure(telegram().verify(claim))).reason).toBe('verification_unavailable')
  })
})

const all: [string, (timeoutMs?: number) => SocialVerifier, number][] = [
  ['X', x, 2],
  ['Discord', (timeoutMs) => discord(discordBot, timeoutMs), 1],
  ['Telegram', (timeoutMs) => telegram(777, timeoutMs), 2],
]
describe.each(all)('a failing %s', (_, verifier, calls) => {
  const faults: [string, NonNullable<VendorServer['fault']>][] = [
    ['500', (__, r) => void r.writeHead(500).end('{}')],
    ['503', (__, r) => void r.writeHead(503).end('<html>')],
    ['a dropped connection', (request) => void request.socket.destroy()],
    ['a redirection', (__, r) => void r.writeHead(302, { location: '/elsewhere' }).end()],
  ]
  it.each(faults)('%s: retried if that is safe, then given up', async (__, fault) => {
    vendor.fault = fault
    expect(await failure(verifier().verify(claim))).toMatchObject({
      reason: 'verification_unavailable',
      status: 503,
      retriable: true,
    })
    expect(vendor.asked).toHaveLength(calls)
  })

  it.each(['<html>', '{"data":', '[]', 'null', '{}', '{"ok":true}', '{"data":{"id":7}}', `"${'x'.repeat(2_000_001)}"`])(
    'an answer of another shape: %.20s',
    async (text) => {
      vendor.fault = (__, r) => void r.writeHead(200).end(text)
      expect((await failure(verifier().verify(claim))).reason).toBe('verification_unavailable')
      expect(vendor.asked).toHaveLength(1)
    },
  )

  it('a response that never ends', async () => {
    vendor.fault = (__, r) => void r.writeHead(200).write('{')
    expect((await failure(verifier(200).verify(claim))).reason).toBe('verification_unavailable')
  })

  it('logs no secret', async () => {
    for (const fault of [
      faults[0]?.[1],
      faults[2]?.[1],
      (__: unknown, r: { writeHead(n: number): { end(text: string): void } }) =>
        r.writeHead(401).end('{"ok":false,"error_code":401,"description":"Unauthorized"}'),
    ]) {
      vendor.fault = fault ?? null
      const error = await failure(verifier().verify(claim))
      const told = `${error.message} ${String(error.cause)} ${String((error.cause as Error).cause)} ${(error.cause as Error).stack ?? ''}`
      for (const secret of SECRETS) expect(told).not.toContain(secret)
    }
  })
})

it('a missing response is retried once and can succeed', async () => {
  vendor.fault = (request) => {
    vendor.fault = null
    request.socket.destroy()
  }
  vendor.answer = () => ({ status: 200, body: { ok: true, result: { status: 'member' } } })
  expect(await telegram().verify(claim)).toEqual({ account: '777' })
})

it('a rate-limited vendor is not queried until its limit is over', async () => {
  const one = x()
  vendor.answer = () => ({ status: 429, body: {}, headers: { 'retry-after': '10' } })
  await failure(one.verify(claim))
  now = new Date(now.getTime() + 4000)
  expect(await failure(one.verify(claim))).toMatchObject({ reason: 'verification_busy', fix: { seconds: 6 } })
  expect(vendor.asked).toHaveLength(1)
  now = new Date(now.getTime() + 6000)
  await failure(one.verify(claim))
  expect(vendor.asked).toHaveLength(2)
})

it.each([
  ['', 60],
  [String(start.getTime() / 1000 - 5), 1],
  [String(start.getTime() / 1000 + 90_000), 3600],
])('a wait until %s is %i s', async (reset, seconds) => {
  vendor.answer = () => ({ status: 429, body: '', headers: reset === '' ? {} : { 'x-rate-limit-reset': reset } })
  expect((await failure(x().verify(claim))).fix).toEqual({ kind: 'retry_after', seconds })
})
