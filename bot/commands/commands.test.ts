import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { SurfacePolicy } from '#core/catalogue/surface.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import type { Order } from '#core/wire/order.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Api } from '../createApi.ts'
import { buttonsOf, openChat, type TestChat } from '../testing/chat.ts'
import { commandNames } from './names.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const hex = (tail: string) => `0x${tail.padStart(40, '0')}`
let made = 1
async function linked(chat: TestChat): Promise<string> {
  const address = hex((made++).toString(16))
  await store.telegram.see({ id: chat.user.id, language: 'en', mayWrite: true }, new Date())
  await store.telegram.link({ address, family: 'evm' }, chat.user.id, 20, new Date(made * 1000))
  return address
}
const id = (n: number) => orderIdFromUuid(`018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`)
const order = (n: number, status: Order['status']): Order =>
  ({
    id: id(n),
    status,
    from_asset: '31337:native',
    to_asset: '31338:native',
    send_amount: '100000000000000000',
    created_at: `2026-03-0${n}T10:00:00.000Z`,
  }) as Partial<Order> as Order
const textOf = (calls: Awaited<ReturnType<TestChat['say']>>) => calls.map(({ payload }) => payload.text).join('\n')

const problems = ['bot-problem', 'bot-problem-api', 'bot-problem-busy'] as const

describe('every command', () => {
  it.each(
    commandNames.flatMap(
      (name) =>
        [
          [name, 'en'],
          [name, 'ru'],
        ] as const,
    ),
  )('/%s answers in %s, without a wallet and with one', async (name, language) => {
    const chat = openChat(store, { user: { language_code: language } })
    for (const wallet of [false, true]) {
      if (wallet) await linked(chat)
      const calls = await chat.say(`/${name}`)
      expect(calls.filter(({ method }) => method === 'sendMessage')).toHaveLength(1)
      expect(textOf(calls)).toMatch(language === 'ru' ? /[а-я]{3}/i : /[a-z]{3}/i)
      expect(textOf(calls)).not.toContain('bot-')
      // A command that throws is answered with one of these.
      const words = chat.deps.texts.translatorFor(language)
      expect(problems.map((id) => words.plain(id))).not.toContain(textOf(calls))
    }
  })
})

describe('/start', () => {
  it.each([
    ['/start', 'https://app.example/', 'Causeway bridges'],
    ['/start ref_abc', 'https://app.example/?ref=abc', 'friend invited you'],
    [`/start order_${id(1)}`, `https://app.example/order/${id(1)}`, 'Open your transfer'],
    ['/start nonsense!', 'https://app.example/', 'no longer valid'],
  ])('%s opens %s', async (text, url, said) => {
    const calls = await openChat(store).say(text)
    expect(textOf(calls)).toContain(said)
    expect(buttonsOf(calls)[0]?.web_app?.url).toBe(url)
  })

  it('escapes the user’s name', async () => {
    expect(textOf(await openChat(store, { user: { first_name: '<i>&' } }).say('/start'))).toContain(
      'Hello, &lt;i&gt;&amp;!',
    )
  })

  it('remembers who allowed messages, and runs a command passed by a group’s button', async () => {
    const chat = openChat(store)
    expect(textOf(await chat.say('/start points'))).toContain('No wallet is linked')
    expect(await store.telegram.person(chat.user.id)).toMatchObject({ mayWrite: true, language: 'en', reachable: true })
  })
})

describe('/pay', () => {
  it.each([
    ['/pay', '/pay'],
    ['/pay 25 USDC', '/pay?token=USDC&amount=25'],
    ['/pay 0,5 eth', '/pay?token=ETH&amount=0.5'],
    ['/pay 1,000.5 eth', '/pay?token=ETH&amount=1000.5'],
    ['/pay 1,000,000 ETH', '/pay?token=ETH&amount=1000000'],
    ['/pay ۱۲٫۵ ETH', '/pay?token=ETH&amount=12.5'],
    ['/pay ١٬٠٠٠ ETH', '/pay?token=ETH&amount=1000'],
    ['/pay 25 usdc Southshore', '/pay?to=31338&token=USDC&amount=25'],
    ['/pay 25 USDC south shore', '/pay?to=31338&token=USDC&amount=25'],
    ['/pay 25 USDC 31337', '/pay?to=31337&token=USDC&amount=25'],
  ])('%s opens %s', async (text, path) => {
    const calls = await openChat(store).say(text)
    expect(textOf(calls)).toContain('Create a payment link')
    expect(textOf(calls)).not.toContain('isn’t clear')
    expect(buttonsOf(calls)[0]?.web_app?.url).toBe(`https://app.example${path}`)
  })

  it.each([
    '/pay me',
    '/pay 25',
    '/pay -5 ETH',
    '/pay 1,000 USDC',
    '/pay 1,2,3 ETH',
    '/pay 5 NOPE',
    '/pay 5 ETH nowhere',
  ])('%s says how to write it, and opens the empty form', async (text) => {
    const calls = await openChat(store).say(text)
    expect(textOf(calls)).toContain('/pay 25 USDC base')
    expect(buttonsOf(calls)[0]?.web_app?.url).toBe('https://app.example/pay')
  })

  it('a payment link that starts the chat opens the request', async () => {
    const calls = await openChat(store).say('/start p_T31338_KETH_A1_Nab')
    expect(textOf(calls)).toContain('Open the payment request')
    expect(buttonsOf(calls)[0]?.web_app?.url).toBe('https://app.example/pay?to=31338&token=ETH&amount=1&id=ab')
  })
})

describe('/export', () => {
  it('offers a button per file, and sends it as a document', async () => {
    const chat = openChat(store)
    await linked(chat)
    await linked(chat)
    const calls = await chat.say('/export')
    expect(textOf(calls)).toContain('CSV files of your 2 linked wallets')
    expect(buttonsOf(calls).map(({ callback_data: data }) => data)).toEqual(
      ['balances', 'history', 'years', 'assets'].map((file) => `1:export-file:${file}`),
    )
    const pressed = await chat.press('1:export-file:years')
    expect(pressed.map(({ method }) => method)).toEqual(['sendDocument', 'answerCallbackQuery'])
    const [{ payload }] = pressed as [(typeof pressed)[number]]
    expect((payload['document'] as { filename: string }).filename).toMatch(/^years-\d{4}-\d\d-\d\d\.csv$/)
  })

  it('sends nothing for an empty file, an unknown one, or without a wallet', async () => {
    const asked: string[] = []
    const exportFile = async (user: number, file: string) => {
      asked.push(`${user} ${file}`)
      return new TextEncoder().encode('\uFEFFyear,transfers\r\n')
    }
    const chat = openChat(store, { api: { exportFile } })
    const pressed = async (file: string) => {
      const calls = await chat.press(`1:export-file:${file}`)
      return calls.map(({ method, payload }) => [method, payload.text ?? ''])
    }
    expect((await pressed('history'))[0]).toEqual(['editMessageText', expect.stringContaining('No wallet is linked')])
    expect(asked).toEqual([])
    await linked(chat)
    expect(await pressed('history')).toEqual([['answerCallbackQuery', 'Nothing to export yet']])
    const old = chat.deps.texts.translatorFor('en').plain('bot-button-old')
    expect(await pressed('passwords')).toEqual([['answerCallbackQuery', old]])
    expect(asked).toEqual([`${chat.user.id} history`])
  })

  it('says when a user has got many files, and is refused where files are hidden', async () => {
    const orders = async () => ({ list: [order(1, 'settled')], next_cursor: null })
    const busy = openChat(store, {
      api: {
        exportFile: () => Promise.reject(new AppError('export_limit', '', { status: 429 })),
        orders,
      },
    })
    await linked(busy)
    const [answer] = await busy.press('1:export-file:history')
    expect(answer?.payload.text).toContain('try again in an hour')
    const policy = async () => ({ web: {}, telegram: { exports: 'hidden' } as SurfacePolicy })
    const hidden = openChat(store, { api: { policy, orders } })
    await linked(hidden)
    for (const calls of [await hidden.say('/export'), await hidden.press('1:export-file:history')])
      expect([textOf(calls).split('\n')[0], calls.some(({ method }) => method === 'sendDocument')]).toEqual([
        hidden.deps.texts.translatorFor('en').plain('problem-hidden_on_surface'),
        false,
      ])
    expect(buttonsOf(await hidden.say('/history')).some(({ callback_data: data }) => data === '1:export')).toBe(false)
    expect(buttonsOf(await busy.say('/history')).some(({ callback_data: data }) => data === '1:export')).toBe(true)
  })
})

describe('commands about a wallet', () => {
  it('/points adds up the points of the wallet', async () => {
    const chat = openChat(store, {
      api: {
        points: async () => ({
          total: 12345,
          checkIns: 40,
          bridges: 12300,
          friends: 0,
          campaigns: 0,
          pool: 5,
          multiplier: 1.1,
        }),
      },
    })
    await linked(chat)
    const text = textOf(await chat.say('/points'))
    expect(text).toContain('12,345 points')
    expect(text).toContain('Bridges: 12,300')
    expect(text).toContain('Pool: 5')
    expect(text).not.toContain('Referrals')
    expect(text).toContain('1.1× points')
  })

  it('/checkin is done once any of the wallets has checked in', async () => {
    const rows: Record<string, boolean> = {}
    const chat = openChat(store, {
      api: { checkIn: async (wallet) => ({ doneToday: rows[wallet] ?? false, points: 2, week: '1100000' }) },
    })
    const first = await linked(chat)
    await linked(chat)
    expect(textOf(await chat.say('/checkin'))).toContain('Earn 2 points')
    rows[first] = true
    expect(textOf(await chat.say('/checkin'))).toContain('checked in today')
  })

  it('/tasks shows steps, completed tasks and unverified tasks', async () => {
    const base = {
      status: 1,
      start_time: 0,
      end_time: 1,
      time_type: 0,
      logo_url: null,
      theme_id: 1,
      theme_name: '',
      invisible: false,
      extra_points: 0,
    } as const
    const campaigns: CampaignData[] = [
      {
        ...base,
        kind: 'bridge',
        id: 1,
        name: 'South & back',
        social: null,
        tasks: [
          { transfer_count: 1, from_chain: null, to_chain: null, points: 10 },
          { transfer_count: 3, from_chain: null, to_chain: null, points: 30 },
        ],
      },
      {
        ...base,
        kind: 'social',
        id: 2,
        name: 'Follow',
        tasks: [],
        social: { platform: 'x', link: 'https://x.example', points: 5, verified: false, authorize_url: null },
      },
    ]
    const progress = {
      campaign_id: 1,
      transfer_count_total: 1,
      campaign_points: 0,
      cross_total_points: 0,
      extra_points: 0,
      social_done: false,
      steps: [1, 1],
      completed_at: null,
      shared: false,
    }
    const chat = openChat(store, {
      api: { campaigns: async () => campaigns, progress: async () => new Map([[1, progress]]) },
    })
    await linked(chat)
    const text = textOf(await chat.say('/tasks'))
    expect(text).toContain('South &amp; back — 40 points\n1 of 3 bridges')
    expect(text).toContain('▫️ Follow\n5 points (not verified)')
  })

  it('/tasks lists unrewarded tasks last, with the app’s wording', async () => {
    const base = {
      status: 1,
      start_time: 0,
      end_time: 1,
      time_type: 0,
      logo_url: null,
      theme_id: 1,
      theme_name: '',
      invisible: false,
      extra_points: 0,
    } as const
    const task = (id: number, points: number, verified: boolean): CampaignData => ({
      ...base,
      kind: 'social',
      id,
      name: `Task ${id}`,
      tasks: [],
      social: { platform: 'discord', link: 'https://x.example', points, verified, authorize_url: null },
    })
    const text = async (campaigns: CampaignData[]) =>
      textOf(await openChat(store, { api: { campaigns: async () => campaigns } }).say('/tasks'))
    expect(await text([task(1, 0, false), task(2, 5, true)])).toBe(
      '<b>Ways to earn points</b>\n\n▫️ Task 2 — 5 points\n\n▫️ Task 1\nNo points (can’t be verified)',
    )
    expect(await text([task(1, 0, false)])).toMatch(/^No tasks right now[^\n]+\n\n▫️ Task 1\nNo points/)
  })

  it('/invite prepares a message for the app, and shares a link if it cannot', async () => {
    const chat = openChat(store, { api: { inviteCode: async () => 'abc' } })
    await linked(chat)
    const calls = await chat.say('/invite')
    expect(calls.find(({ method }) => method === 'savePreparedInlineMessage')?.payload).toMatchObject({
      user_id: chat.user.id,
      result: { reply_markup: { inline_keyboard: [[{ url: 'https://t.me/causeway_bot?startapp=ref_abc' }]] } },
    })
    expect(buttonsOf(calls).map((button) => button.web_app?.url ?? button.url)).toEqual([
      'https://app.example/invitepage?prepared=prepared1&code=abc',
    ])
    chat.refuse('savePreparedInlineMessage', 400, 'Bad Request: BOT_INLINE_DISABLED')
    expect(buttonsOf(await chat.say('/invite')).map((button) => button.url)).toEqual([
      expect.stringContaining('https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fcauseway_bot%3Fstartapp%3Dref_abc'),
    ])
  })

  it('/status shows pending transfers of all wallets, each once', async () => {
    const chat = openChat(store, {
      api: {
        orders: async () => ({
          list: [order(1, 'filling'), order(2, 'settled'), order(3, 'action_needed')],
          next_cursor: null,
        }),
      },
    })
    await linked(chat)
    await linked(chat)
    const calls = await chat.say('/status')
    expect(textOf(calls)).toMatch(/0\.1 ETH.*Northshore to Southshore[\s\S]*Action required[\s\S]*Paying out/)
    expect(textOf(calls)).not.toContain('Arrived')
    expect(buttonsOf(calls).map((button) => button.web_app?.url)).toEqual([
      `https://app.example/order/${id(3)}`,
      `https://app.example/order/${id(1)}`,
      'https://app.example/history',
      undefined,
    ])
  })

  it('/status adds the service’s problems with a link, also without a wallet, and nothing if there are none', async () => {
    const status = {
      as_of: '2026-03-01T12:00:00.000Z',
      networks: [
        { chain_id: 31337, state: 'paused' as const },
        { chain_id: 31338, state: 'ok' as const },
      ],
      delayed: [{ provider: 'x', provider_name: '<X>' }],
      canaries: [
        {
          provider: 'x',
          provider_name: 'X',
          from_chain_id: 31337,
          to_chain_id: 31338,
          from_symbol: 'USDC',
          state: 'overdue' as const,
          checked_at: '2026-03-01T11:48:00.000Z',
          checks: 2,
          arrived: 1,
        },
      ],
      windows: [],
    }
    const troubled = openChat(store, { api: { status: async () => status } })
    const calls = await troubled.say('/status')
    expect(textOf(calls)).toMatch(/No wallet is linked[\s\S]*paused on Northshore\.\n.*Transfers through &lt;X&gt; are/)
    expect(textOf(calls)).toMatch(/Test transfers are failing or late: .*Northshore.* to .*Southshore/)
    expect(buttonsOf(calls).at(-1)?.web_app?.url).toBe('https://app.example/status')
    await linked(troubled)
    expect(textOf(await troubled.say('/status'))).toMatch(/No active transfers[\s\S]*paused on Northshore/)
    const fine = openChat(store, {
      api: { status: async () => ({ ...status, networks: [], delayed: [], canaries: [] }) },
    })
    expect(textOf(await fine.say('/status'))).not.toContain('⚠️')
    const unknown = openChat(store, { api: { status: () => Promise.reject(new Error('no answer')) } })
    expect(textOf(await unknown.say('/status'))).toContain('No')
  })
  it('/status toggles transfer messages, and a receipt’s button turns them off', async () => {
    const chat = openChat(store)
    await linked(chat)
    const wanted = async () => (await store.telegram.person(chat.user.id))?.receipts
    const button = (calls: Awaited<ReturnType<TestChat['say']>>) =>
      buttonsOf(calls).find(({ callback_data }) => callback_data?.includes('receipts'))
    const off = await chat.press(button(await chat.say('/status'))?.callback_data ?? '')
    expect(await wanted()).toBe(false)
    expect(off.map(({ method }) => method)).toEqual(['editMessageText', 'answerCallbackQuery'])
    expect(button(off)?.text).toBe('Turn on transfer messages')
    await chat.press(button(off)?.callback_data ?? '')
    expect(await wanted()).toBe(true)
    expect((await chat.press('1:receipts-off')).map(({ method, payload }) => [method, payload.text])).toEqual([
      ['answerCallbackQuery', 'Transfer messages are off. Use /status to turn them back on.'],
    ])
    expect(await wanted()).toBe(false)
  })

  it('/history pages through the transfers', async () => {
    const asked: (string | undefined)[] = []
    const pages: Record<string, { list: Order[]; next_cursor: string | null }> = {
      first: { list: [order(3, 'settled')], next_cursor: id(3) },
      [id(3)]: { list: [order(1, 'refunded')], next_cursor: null },
    }
    const chat = openChat(store, {
      api: {
        orders: async (_, __, cursor) => {
          asked.push(cursor)
          return pages[cursor ?? 'first'] ?? { list: [], next_cursor: null }
        },
      },
    })
    await linked(chat)
    const older = buttonsOf(await chat.say('/history')).find(({ text }) => text === 'Older')
    const second = await chat.press(older?.callback_data ?? '')
    expect(second.map(({ method }) => method)).toEqual(['editMessageText', 'answerCallbackQuery'])
    expect(textOf(second)).toContain('Refunded')
    expect(buttonsOf(second).map(({ text }) => text)).toEqual(['Newest', 'Open history', 'Export to a file'])
    await chat.press('1:history:no-cursor')
    expect(asked).toEqual([undefined, id(3), undefined])
  })

  it('/wallets and /points format addresses as the app does', async () => {
    const chat = openChat(store)
    await store.telegram.see({ id: chat.user.id, language: 'en', mayWrite: true }, new Date())
    await store.telegram.link(
      { address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', family: 'evm' },
      chat.user.id,
      20,
      new Date(),
    )
    for (const command of ['/wallets', '/points']) expect(textOf(await chat.say(command))).toContain('0xf39F…2266')
    expect(buttonsOf(await chat.say('/wallets'))[0]?.text).toBe('Unlink 0xf39F…2266')
  })

  it('/wallets selects a wallet, and unlinks one after a confirmation', async () => {
    const chat = openChat(store)
    const [first, second] = [await linked(chat), await linked(chat)]
    const named = async (start: string) =>
      buttonsOf(await chat.say('/wallets')).find(({ text }) => text.startsWith(start))?.callback_data ?? ''
    await chat.press(await named('Select'))
    expect((await store.telegram.walletsOf(chat.user.id)).map(({ address }) => address)).toEqual([first, second])
    const question = await chat.press(await named('Unlink'))
    expect(await store.telegram.walletsOf(chat.user.id)).toHaveLength(2)
    const sure = buttonsOf(question).find(({ text }) => text === 'Unlink')?.callback_data ?? ''
    await chat.press(sure)
    expect((await store.telegram.walletsOf(chat.user.id)).map(({ address }) => address)).toEqual([second])
    expect((await chat.press(sure)).at(-1)?.payload.text).toContain('no longer linked')
  })

  it('/language overrides Telegram’s language until it is reset', async () => {
    const chat = openChat(store)
    const choose = async (name: string) =>
      chat.press(buttonsOf(await chat.say('/language')).find(({ text }) => text.endsWith(name))?.callback_data ?? '')
    await choose('Русский')
    expect(textOf(await chat.say('/help'))).toContain('Доступные команды')
    await choose('Как в Telegram')
    expect(textOf(await chat.say('/help'))).toContain('Available commands')
  })

  it('/remind is off until a time zone is chosen, and is then set by buttons or text', async () => {
    const chat = openChat(store)
    const press = async (calls: Awaited<ReturnType<TestChat['say']>>, text: string) =>
      chat.press(buttonsOf(calls).find((button) => button.text.includes(text))?.callback_data ?? '')
    const kept = async () => store.reminders.get(chat.user.id)
    const off = await chat.say('/remind')
    expect(await kept()).toBeNull()
    const zones = await press(off, 'Turn on')
    expect(buttonsOf(zones)).toHaveLength(25)
    const on = await press(zones, 'Japan')
    expect(await kept()).toMatchObject({ on: true, zone: 'Asia/Tokyo', minute: 1200, quiet: null })
    await press(await press(on, 'Quiet hours'), '10:00')
    expect(await kept()).toMatchObject({ quiet: { from: 1320, to: 480 } })
    await press(await press(on, 'Time'), '7:00')
    expect(await kept()).toMatchObject({ minute: 420 })
    expect(textOf(await chat.say('/remind 7:30 PM'))).not.toContain('within your quiet hours')
    expect(await kept()).toMatchObject({ minute: 1170 })
    expect(textOf(await chat.say('/remind 23:15')).replaceAll('\u202F', ' ')).toContain(
      'This time is within your quiet hours, so your reminder arrives when they end, at 8:00 AM.',
    )
    await chat.say('/remind 21:45')
    await chat.say('/remind America/New_York')
    expect(await kept()).toMatchObject({ on: true, minute: 1305, zone: 'America/New_York' })
    expect(textOf(await chat.say('/remind whenever'))).toContain('Send a time')
    await chat.press('1:remind-off')
    expect(await kept()).toMatchObject({ on: false })
    await chat.press('1:remind-zone:Mars:Base')
    expect(await kept()).toMatchObject({ on: true, zone: 'UTC' })
  })

  it('features that the policy hides in Telegram are not offered: rewards, external help and routes', async () => {
    const shut: Partial<Api> = {
      policy: async () => ({
        web: {},
        telegram: { rewards: 'hidden', links: 'hidden', 'wallet:*': 'bridging-only', 'wallet:ton': 'allowed' },
      }),
    }
    const chat = openChat(store, { api: shut, supportUrl: 'https://help.example/' })
    for (const command of ['/checkin', '/points', '/tasks', '/invite', '/remind', '/start points'])
      expect(textOf(await chat.say(command))).toContain('isn’t available here')
    expect(buttonsOf(await chat.say('/support')).map(({ url }) => url)).not.toContain('https://help.example/')
    expect(textOf(await chat.say('/status'))).not.toContain('isn’t available here')
    const results = async (api: Partial<Api>) =>
      (
        ((await openChat(store, { api }).ask('0.1 eth northshore southshore'))[0]?.payload['results'] ?? []) as {
          id: string
        }[]
      ).map((one) => one.id)
    expect([await results(shut), await results({})]).toEqual([[], ['route', 'invite']])
  })

  it('check-ins that the policy hides on all networks are neither offered nor reminded of', async () => {
    const hidden = { 'checkin:*': 'hidden' } as const
    const policy = (telegram: SurfacePolicy): Partial<Api> => ({ policy: async () => ({ web: {}, telegram }) })
    const said = async (telegram: SurfacePolicy, command: string) =>
      textOf(await openChat(store, { api: policy(telegram) }).say(command))
    for (const command of ['/checkin', '/remind']) {
      expect(await said(hidden, command)).toContain('isn’t available here')
      expect(await said({ ...hidden, 'checkin:84797801': 'allowed' }, command)).not.toContain('isn’t available here')
    }
    expect(await said(hidden, '/points')).not.toContain('isn’t available here')
  })

  it('/support links to the operator’s support', async () => {
    expect(buttonsOf(await openChat(store, { supportUrl: 'https://help.example/' }).say('/support'))[0]?.url).toBe(
      'https://help.example/',
    )
  })
})

describe('other messages', () => {
  it.each(['hello', '/nothing', '/start@causeway_bot nonsense!'])(
    '%j gets an answer in a private chat',
    async (text) => {
      expect((await openChat(store).say(text)).map(({ method }) => method)).toEqual(['sendMessage'])
    },
  )

  it.each(['0:history', '1:constructor', 'x'])('an old button %j gets an answer', async (data) => {
    const calls = await openChat(store).press(data)
    expect(calls.map(({ method, payload }) => [method, payload.text])).toEqual([
      ['answerCallbackQuery', 'This button has expired. Send the command again.'],
    ])
  })

  it('a button pressed twice changes nothing and still gets an answer', async () => {
    const chat = openChat(store)
    chat.refuse(
      'editMessageText',
      400,
      'Bad Request: message is not modified: specified new message content and reply markup are exactly the same',
    )
    expect((await chat.press('1:help')).map(({ method }) => method)).toEqual(['editMessageText', 'answerCallbackQuery'])
  })
})

describe('in a group', () => {
  it('commands lead to a private chat and disclose nothing', async () => {
    const chat = openChat(store, { api: { points: () => Promise.reject(new Error('asked for points in a group')) } })
    await linked(chat)
    const calls = await chat.sayInGroup('/points')
    expect(buttonsOf(calls)).toEqual([{ text: 'Continue in private', url: 'https://t.me/causeway_bot?start=points' }])
    expect(buttonsOf(await chat.sayInGroup('/help@causeway_bot'))[0]?.url).toBe('https://t.me/causeway_bot?startapp=b')
  })

  it.each(['hello', '/points@another_bot', '/nothing'])('%j is ignored', async (text) =>
    expect(await openChat(store).sayInGroup(text)).toEqual([]),
  )

  it('buttons of private commands do nothing', async () => {
    const chat = openChat(store)
    await linked(chat)
    expect((await chat.pressInGroup('1:wallets')).map(({ method }) => method)).toEqual(['answerCallbackQuery'])
  })
})

describe('inline', () => {
  it('shares a route and a referral', async () => {
    const chat = openChat(store, { api: { inviteCode: async () => 'abc' } })
    await linked(chat)
    const [call] = await chat.ask('0.1 eth northshore southshore')
    expect(call?.payload).toMatchObject({
      is_personal: true,
      results: [{ id: 'route', title: '0.1 ETH: Northshore to Southshore' }, { id: 'invite' }],
    })
    expect((await chat.ask(''))[0]?.payload['results']).toHaveLength(1)
  })
})

describe('errors', () => {
  const failing = (reason: string) => ({ points: () => Promise.reject(new AppError(reason, 'x', { status: 503 })) })

  it.each([
    ['api_unavailable', 'Can’t reach Causeway'],
    ['api_busy', 'a lot of requests'],
    ['anything', 'went wrong on our side'],
  ])('%s is reported in a message', async (reason, said) => {
    const chat = openChat(store, { api: failing(reason) })
    await linked(chat)
    expect(textOf(await chat.say('/points'))).toContain(said)
  })

  it('after a button press are shown in an alert over the chat', async () => {
    const chat = openChat(store, { api: { orders: () => Promise.reject(new Error('x')) } })
    await linked(chat)
    expect((await chat.press('1:history')).map(({ method, payload }) => [method, payload['show_alert']])).toEqual([
      ['answerCallbackQuery', true],
    ])
  })

  it('a user who blocks the bot is unreachable until they write or unblock it', async () => {
    const chat = openChat(store)
    await chat.say('/help')
    chat.refuse('sendMessage', 403, 'Forbidden: bot was blocked by the user')
    await chat.say('/help')
    expect(await store.telegram.person(chat.user.id)).toMatchObject({ reachable: false })
    await chat.say('/help')
    await chat.give({ my_chat_member: standing(chat, 'member') })
    expect(await store.telegram.person(chat.user.id)).toMatchObject({ reachable: true })
    await chat.give({ my_chat_member: standing(chat, 'kicked') })
    expect(await store.telegram.person(chat.user.id)).toMatchObject({ reachable: false })
  })

  it('a user who grants write access from the app can be messaged', async () => {
    const chat = openChat(store)
    await store.telegram.see({ id: chat.user.id, language: 'en', mayWrite: false }, new Date())
    expect(
      await chat.give({
        message: {
          message_id: 1,
          date: 1,
          chat: { id: chat.user.id, type: 'private', first_name: 'Ada' },
          from: chat.user,
          write_access_allowed: { from_request: true },
        },
      }),
    ).toEqual([])
    expect(await store.telegram.person(chat.user.id)).toMatchObject({ mayWrite: true })
  })
})

function standing(chat: TestChat, status: 'member' | 'kicked') {
  const bot = { id: 99, is_bot: true, first_name: 'Causeway' }
  const as = {
    member: { status: 'member' as const, user: bot },
    kicked: { status: 'kicked' as const, user: bot, until_date: 0 },
  }
  return {
    chat: { id: chat.user.id, type: 'private' as const, first_name: 'Ada' },
    from: chat.user,
    date: 1,
    old_chat_member: as[status === 'member' ? 'kicked' : 'member'],
    new_chat_member: as[status],
  }
}
