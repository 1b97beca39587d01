import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import { chain, OWN, quoteOf } from '#src/testing/rows.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { createPendingStore, type PendingTransfer } from '#src/features/shared/pending.ts'
import { settled } from '#src/testing/settled.ts'
import { followDeposit, type JourneyDeps, executeSteps, raceWalletAndChain } from './executeSteps.ts'

const step = (label: Step['label']): Step => ({
  kind: 'evm_call',
  chain_id: 1,
  label,
  status: 'waiting',
  tx_ref: null,
  to: '0x00',
  data: '0x',
  value: '0',
  offer: null,
  approval: null,
})

const start: PendingTransfer = {
  orderId: 'order',
  token: 'secret',
  fromChainId: 1,
  steps: [step('approve'), step('open')],
  next: 0,
  phase: 'ready',
  txRef: null,
  expected: {
    quote: quoteOf(),
    orderId: 'order',
    recipient: OWN,
    depositor: OWN,
    refundAddress: null,
    settlementAddress: '0xescrow',
    openBy: '2030-01-01T00:01:00.000Z',
  },
  openBy: '2030-01-01T00:01:00.000Z',
  createdAt: '2030-01-01T00:00:00.000Z',
}

const memory = () => {
  const rows = new Map<string, string>()
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
}

function setUp(wallet: Partial<WalletFamily> = {}) {
  const pending = createPendingStore(memory())
  pending.save(start)
  const send = vi.fn((sent: Step) => Promise.resolve(`tx-${sent.label}`))
  const waitFor = vi.fn((ref: string) => Promise.resolve({ ref, status: 'success' as const }))
  const hint = vi.fn(() => Promise.resolve())
  const wallets = { family: 'evm', send, waitFor, ...wallet } as unknown as WalletFamily
  const deps: JourneyDeps = {
    wallets,
    chain: chain(1, 'A'),
    pending,
    hint,
    authorize: () => Promise.resolve(),
    now: () => Date.parse('2030-01-01T00:00:10.000Z'),
    pause: () => Promise.resolve(),
    onStage: () => {},
  }
  return { deps, pending, send, waitFor, hint }
}

describe('a deposit at a provider', () => {
  const atProvider = (custody: 'provider_contract' | 'escrow'): PendingTransfer => ({
    ...start,
    steps: [step('open')],
    expected: { ...start.expected, quote: { ...start.expected.quote, custody } },
  })
  const place = { sender: OWN, nonce: '7', since: '100' }
  beforeEach(() => vi.doMock('#src/wallets/external.ts', () => ({ verifyExternalSteps: () => Promise.resolve() })))
  afterEach(() => vi.doUnmock('#src/wallets/external.ts'))

  it('has the wallet’s place stored before the wallet is asked, and is found while it stays silent', async () => {
    const stored: unknown[] = []
    const world = setUp({
      send: () => {
        stored.push(world.pending.get('order'))
        return new Promise<string>(() => {})
      },
    })
    const findSent = vi.fn(() => Promise.resolve('0xfound'))
    const deps = { ...world.deps, place: () => Promise.resolve(place), findSent }
    const done = await executeSteps(deps, atProvider('provider_contract'))
    expect(stored).toMatchObject([{ phase: 'asking', place }])
    expect(done).toMatchObject({ phase: 'sent', txRef: '0xfound', place })
    expect(findSent).toHaveBeenCalledWith(expect.objectContaining({ place }))
  })

  it.each<[string, () => Promise<typeof place | null>]>([
    ['can’t be read', () => Promise.reject(new AppError('rpc_unreachable', 'down', { status: 502 }))],
    ['is unknown', () => Promise.resolve(null)],
  ])('is sent all the same if the place %s', async (_, read) => {
    const world = setUp()
    const done = await executeSteps({ ...world.deps, place: read }, atProvider('provider_contract'))
    expect(done).toMatchObject({ phase: 'sent', txRef: 'tx-open' })
    expect(done.place).toBeUndefined()
  })

  it('keeps its place if the wallet can’t batch after all', async () => {
    const asked: unknown[] = []
    const world = setUp({
      sendBatch: () => Promise.resolve(null),
      send: ({ label }) => {
        asked.push(world.pending.get('order'))
        return Promise.resolve(`tx-${label}`)
      },
    })
    const read = vi.fn(() => Promise.resolve(place))
    const transfer = { ...atProvider('provider_contract'), steps: [step('approve'), step('open')] }
    await executeSteps({ ...world.deps, place: read }, transfer)
    expect(read).toHaveBeenCalledTimes(1)
    expect(asked).toMatchObject([{ place }, { place, next: 1 }])
  })

  it('alone needs one: the escrow names its order', async () => {
    const read = vi.fn(() => Promise.resolve(place))
    const world = setUp()
    await executeSteps({ ...world.deps, place: read }, atProvider('escrow'))
    expect(read).not.toHaveBeenCalled()
  })
})

describe('a swap through the wallet', () => {
  const swapping = (change: Partial<PendingTransfer> = {}): PendingTransfer => ({
    ...start,
    steps: [step('approve'), { ...step('swap'), data: '0x5a' } as Step],
    expected: { ...start.expected, swap: true },
    triedAt: Date.parse('2030-01-01T00:00:00.000Z'),
    ...change,
  })
  /** The approval takes until then. */
  function setUpSwap(until: string, tryAgain: NonNullable<JourneyDeps['tryAgain']>) {
    const world = setUp()
    let now = Date.parse('2030-01-01T00:00:05.000Z')
    world.waitFor.mockImplementation((ref: string) => {
      now = Date.parse(until)
      return Promise.resolve({ ref, status: 'success' as const })
    })
    const asked = vi.fn(tryAgain)
    return { ...world, asked, deps: { ...world.deps, now: () => now, tryAgain: asked } }
  }
  const later = '2030-01-01T00:00:31.000Z'
  const moved = new AppError('swap_slippage', 'The price moved.', { status: 409, retriable: false })

  it('is tried again after an approval that took longer than a quote lasts', async () => {
    const { deps, send, asked, pending } = setUpSwap(later, () => Promise.resolve(true))
    await executeSteps(deps, swapping())
    expect(asked).toHaveBeenCalledWith('order', expect.objectContaining({ label: 'swap', data: '0x5a' }))
    expect(send.mock.calls.map(([sent]) => sent.label)).toEqual(['approve', 'swap'])
    expect(pending.get('order')).toMatchObject({ phase: 'sent', triedAt: Date.parse(later) })
  })

  it('is not tried again after a quick one', async () => {
    const { deps, send, asked } = setUpSwap('2030-01-01T00:00:29.000Z', () => Promise.resolve(true))
    await executeSteps(deps, swapping())
    expect(asked).not.toHaveBeenCalled()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each<[string, AppError]>([
    ['the price has moved', moved],
    ['the trial could not be made', new AppError('trial_unavailable', 'Not now.', { status: 503 })],
  ])('opens no wallet if %s', async (_, error) => {
    const { deps, send, pending } = setUpSwap(later, () => Promise.reject(error))
    await expect(executeSteps(deps, swapping())).rejects.toBe(error)
    expect(send.mock.calls.map(([sent]) => sent.label)).toEqual(['approve'])
    expect(pending.get('order')).toMatchObject({ phase: 'ready', next: 1, declined: true })
  })

  it('opens no wallet before the user has read that the network can’t try it, and then does', async () => {
    const { deps, send, pending } = setUpSwap(later, () => Promise.resolve(false))
    await expect(executeSteps(deps, swapping())).rejects.toMatchObject({ reason: 'trial_impossible' })
    expect(send).toHaveBeenCalledTimes(1)
    const told = pending.get('order') as PendingTransfer
    expect(told).toMatchObject({ untested: true, next: 1 })
    await executeSteps(deps, told)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is found on the network while its wallet stays silent', async () => {
    const place = { sender: OWN, nonce: '7', since: '100' }
    const findSent = vi.fn(() => Promise.resolve('0xfound'))
    const world = setUp({
      send: (one: Step) => (one.label === 'swap' ? new Promise<string>(() => {}) : Promise.resolve('tx-approve')),
    })
    const done = await executeSteps({ ...world.deps, findSent }, swapping({ place }))
    expect(done).toMatchObject({ phase: 'sent', txRef: '0xfound', next: 1 })
    expect(findSent).toHaveBeenCalledWith(expect.objectContaining({ orderId: 'order', place }))
    expect(world.hint).toHaveBeenCalledExactlyOnceWith('order', '0xfound', 'secret')
  })

  it('has the id of its batch stored before the wallet is asked, and the one that the wallet chose', async () => {
    const world = setUp()
    const stored: unknown[] = []
    const asked: unknown[] = []
    const sendBatch: NonNullable<WalletFamily['sendBatch']> = (_steps, _expected, id, onId) => {
      asked.push(id)
      const keep = () =>
        stored.push({ phase: world.pending.get('order')?.phase, id: world.pending.get('order')?.batchId })
      keep()
      onId('0xown')
      keep()
      return Promise.reject(new AppError('rpc_unreachable', 'The connection was lost.', { status: 502 }))
    }
    const wallets = { ...world.deps.wallets, sendBatch } as WalletFamily
    await expect(executeSteps({ ...world.deps, wallets }, swapping())).rejects.toMatchObject({
      reason: 'rpc_unreachable',
    })
    expect(asked).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    expect(stored).toEqual([
      { phase: 'asking', id: asked[0] },
      { phase: 'asking', id: '0xown' },
    ])
    expect(world.pending.get('order')).toMatchObject({ phase: 'asking', batched: true, batchId: '0xown' })
  })

  it('keeps its trial, and no id of a batch, if the wallet can’t batch after all', async () => {
    const { deps, asked, send, pending } = setUpSwap('2030-01-01T00:00:29.000Z', () => Promise.resolve(true))
    const wallets = { ...deps.wallets, sendBatch: () => Promise.resolve(null) } as WalletFamily
    const done = await executeSteps({ ...deps, wallets }, swapping({ triedAt: 0 }))
    expect(send).toHaveBeenCalledTimes(2)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(done).toMatchObject({ phase: 'sent', triedAt: Date.parse('2030-01-01T00:00:05.000Z') })
    expect(done).not.toHaveProperty('batchId')
    expect(pending.get('order')).toEqual(done)
  })

  it('is tried again before one request for all its steps', async () => {
    const sendBatch = vi.fn(() => Promise.resolve('tx-batch'))
    const { deps, asked } = setUpSwap(later, () => Promise.reject(moved))
    const wallets = { ...deps.wallets, sendBatch } as WalletFamily
    await expect(executeSteps({ ...deps, wallets }, swapping({ triedAt: 0 }))).rejects.toBe(moved)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(sendBatch).not.toHaveBeenCalled()
  })
})

describe('a transfer through the wallet', () => {
  let world: ReturnType<typeof setUp>
  beforeEach(() => {
    world = setUp()
  })

  it('approves, waits for the block, opens, and hints', async () => {
    const done = await executeSteps(world.deps, start)
    expect(world.send.mock.calls.map(([sent]) => sent.label)).toEqual(['approve', 'open'])
    expect(world.waitFor).toHaveBeenCalledExactlyOnceWith('tx-approve', expect.anything())
    expect(world.hint).toHaveBeenCalledExactlyOnceWith('order', 'tx-open', 'secret')
    expect(done).toMatchObject({ next: 1, phase: 'sent', txRef: 'tx-open' })
    expect(world.pending.get('order')).toEqual(done)
  })

  it('is stored as asking before the wallet is asked', async () => {
    const seen: unknown[] = []
    world = setUp({
      send: (sent) => {
        const { phase, batched } = world.pending.get('order') ?? {}
        seen.push([sent.label, phase, batched])
        return Promise.resolve('tx')
      },
    })
    await executeSteps(world.deps, start)
    expect(seen).toEqual([
      ['approve', 'asking', false],
      ['open', 'asking', false],
    ])
  })

  it('resumes after a reload without sending again what was sent', async () => {
    await executeSteps(world.deps, { ...start, phase: 'sent', txRef: 'tx-earlier' })
    expect(world.waitFor).toHaveBeenCalledWith('tx-earlier', expect.anything())
    expect(world.send.mock.calls.map(([sent]) => sent.label)).toEqual(['open'])
  })

  it('can be retried after a rejection, but stays uncertain after a failure that may have sent', async () => {
    const failing = (reason: string) => setUp({ send: () => Promise.reject(new AppError(reason, 'no')) })
    for (const [reason, phase] of [
      ['wallet_rejected', 'ready'],
      ['swap_slippage', 'ready'],
      ['wallet_mismatch', 'ready'],
      ['wallet_account_switched', 'ready'],
      ['wallet_failed', 'asking'],
    ] as const) {
      const failed = failing(reason)
      await expect(executeSteps(failed.deps, start)).rejects.toMatchObject({ reason })
      expect(failed.pending.get('order')?.phase).toBe(phase)
    }
  })

  it('does not request a deposit that would be too late', async () => {
    const late = { ...world.deps, now: () => Date.parse(start.openBy) - 1000 }
    await expect(executeSteps(late, start)).rejects.toMatchObject({ reason: 'offer_expired', fix: { kind: 'requote' } })
    expect(world.send).not.toHaveBeenCalled()
  })

  it('stops when the approval failed on chain', async () => {
    world = setUp({ waitFor: (ref) => Promise.resolve({ ref, status: 'failed' }) })
    await expect(executeSteps(world.deps, start)).rejects.toMatchObject({ reason: 'tx_failed' })
    expect(world.pending.get('order')).toMatchObject({ next: 0, phase: 'ready', txRef: null, declined: true })
  })

  it('does both steps in one confirmation if the wallet supports it', async () => {
    const seen: unknown[] = []
    const sendBatch = () => (seen.push(world.pending.get('order')), Promise.resolve('tx-batch'))
    world = setUp({ sendBatch })
    const done = await executeSteps(world.deps, start)
    expect(seen).toEqual([{ ...start, phase: 'asking', batched: true, batchId: expect.any(String) }])
    expect(world.send).not.toHaveBeenCalled()
    expect(done).toMatchObject({ next: 1, phase: 'sent', txRef: 'tx-batch' })
    expect(world.hint).toHaveBeenCalledWith('order', 'tx-batch', 'secret')
  })

  it('goes step by step if the wallet cannot batch', async () => {
    world = setUp({ sendBatch: () => Promise.resolve(null) })
    await executeSteps(world.deps, start)
    expect(world.send).toHaveBeenCalledTimes(2)
  })

  it('continues with the transaction on chain if the wallet sent it but does not answer', async () => {
    const look = vi.fn((asked: Step) => () => Promise.resolve(`seen-${asked.label}`))
    world = setUp({ send: () => new Promise(() => {}), lookFor: look })
    const done = await executeSteps(world.deps, start)
    expect(world.waitFor).toHaveBeenCalledExactlyOnceWith('seen-approve', expect.anything())
    expect(done).toMatchObject({ next: 1, phase: 'sent', txRef: 'seen-open' })
    expect(world.pending.get('order')).toEqual(done)
  })

  it('does not fail when only the hint fails', async () => {
    world.deps.hint = () => Promise.reject(new Error('away'))
    await expect(executeSteps(world.deps, start)).resolves.toMatchObject({ phase: 'sent' })
  })
})

describe('a deposit that was sent', () => {
  const sent: PendingTransfer = { ...start, next: 1, phase: 'sent', txRef: 'tx-old' }

  it('reports a replacement by the wallet to the server', async () => {
    const world = setUp({ waitFor: () => Promise.resolve({ ref: 'tx-new', status: 'success' }) })
    await followDeposit(world.deps, sent)
    expect(world.hint).toHaveBeenCalledExactlyOnceWith('order', 'tx-new', 'secret')
    expect(world.pending.get('order')).toMatchObject({ txRef: 'tx-new', phase: 'sent' })
  })

  it('is marked as failed if the network rejected it', async () => {
    const world = setUp({ waitFor: (ref) => Promise.resolve({ ref, status: 'failed' }) })
    await followDeposit(world.deps, sent)
    expect(world.hint).not.toHaveBeenCalled()
    expect(world.pending.get('order')?.phase).toBe('failed')
  })
})

describe('a permit', () => {
  const approval = step('approve') as Extract<Step, { kind: 'evm_call' }>
  const permitStep: Step = {
    kind: 'evm_typed_data',
    chain_id: 1,
    label: 'permit',
    status: 'waiting',
    tx_ref: null,
    fallback: approval,
    permit: {
      token: '0x00',
      name: 'T',
      version: '1',
      owner: '0x00',
      spender: '0x00',
      amount: '1',
      nonce: '0',
      deadline: 1,
    },
  }
  const permitted: Step = { ...step('open'), tx_ref: null, status: 'waiting' }
  const asking = { ...start, steps: [permitStep, step('open')] }

  it('leaves one transaction', async () => {
    const permit = vi.fn(() => Promise.resolve([permitted]))
    const world = setUp({ permit })
    const done = await executeSteps(world.deps, asking)
    expect(permit).toHaveBeenCalledExactlyOnceWith(asking.steps, asking.expected)
    expect(world.send).toHaveBeenCalledExactlyOnceWith(permitted, asking.expected, expect.any(AbortSignal))
    expect(done).toMatchObject({ next: 0, steps: [permitted], phase: 'sent', txRef: 'tx-open' })
    expect(world.hint).toHaveBeenCalledExactlyOnceWith('order', 'tx-open', 'secret')
  })

  it.each([
    ['cannot sign it', { permit: () => Promise.resolve(null) }],
    ['knows no permits', {}],
  ])('gives way to the approval where the wallet %s', async (_name, wallet) => {
    const world = setUp(wallet)
    await executeSteps(world.deps, asking)
    expect(world.send.mock.calls.map(([sent]) => sent.label)).toEqual(['approve', 'open'])
  })

  it('is replaced by the approval on the next try if the user rejected it', async () => {
    const permit = vi.fn(() => Promise.reject(new AppError('wallet_rejected', 'no')))
    const world = setUp({ permit })
    await expect(executeSteps(world.deps, asking)).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(world.send).not.toHaveBeenCalled()
    const kept = world.pending.get('order')
    expect(kept).toMatchObject({ phase: 'ready', next: 0 })
    await executeSteps(world.deps, kept ?? asking)
    expect(permit).toHaveBeenCalledOnce()
    expect(world.send.mock.calls.map(([sent]) => sent.label)).toEqual(['approve', 'open'])
  })

  it('is requested again after an unrelated error', async () => {
    const world = setUp({ permit: () => Promise.reject(new AppError('wallet_wrong_network', 'elsewhere')) })
    await expect(executeSteps(world.deps, asking)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
    expect(world.pending.get('order')?.steps.map(({ label }) => label)).toEqual(['permit', 'open'])
  })

  it('is not requested once the offer has expired', async () => {
    const permit = vi.fn(() => Promise.resolve([permitted]))
    const world = setUp({ permit })
    await expect(executeSteps({ ...world.deps, now: () => Date.parse(start.openBy) }, asking)).rejects.toMatchObject({
      reason: 'offer_expired',
    })
    expect(permit).not.toHaveBeenCalled()
  })

  it('is not needed if the wallet batches approval and opening', async () => {
    const sendBatch = vi.fn(() => Promise.resolve('tx-batch'))
    const permit = vi.fn(() => Promise.resolve([permitted]))
    const world = setUp({ sendBatch, permit })
    expect(await executeSteps(world.deps, asking)).toMatchObject({ phase: 'sent', txRef: 'tx-batch', next: 1 })
    expect(sendBatch).toHaveBeenCalledExactlyOnceWith(
      [approval, asking.steps[1]],
      asking.expected,
      expect.any(String),
      expect.any(Function),
    )
    expect(permit).not.toHaveBeenCalled()
  })
})

const never = () => new Promise<never>(() => {})
/** Pauses that the test ends by hand. */
function pauses() {
  const open: (() => void)[] = []
  const end = async () => {
    open.shift()?.()
    await settled()
  }
  return { pause: () => new Promise<void>((resolve) => open.push(resolve)), end }
}

it('returns the wallet’s response if there is one', async () => {
  const look = vi.fn(() => Promise.resolve('0xchain'))
  expect(await raceWalletAndChain(() => Promise.resolve('0xwallet'), look, never)).toBe('0xwallet')
  expect(look).not.toHaveBeenCalled()
})

it('returns the wallet’s rejection if it declines', async () => {
  const no = new Error('no')
  await expect(
    raceWalletAndChain(
      () => Promise.reject(no),
      () => Promise.resolve('0xchain'),
      never,
    ),
  ).rejects.toBe(no)
})

it('is the transaction on chain while the wallet does not answer, after any number of polls', async () => {
  const { pause, end } = pauses()
  const look = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce('0xchain')
  let waited: AbortSignal | undefined
  const answer = raceWalletAndChain((over) => ((waited = over), never()), look, pause)
  for (let round = 0; round < 2; round++) await end()
  expect(waited?.aborted).toBe(false)
  await end()
  expect(await answer).toBe('0xchain')
  // The wallet call is aborted, because its answer is no longer needed.
  expect(waited?.aborted).toBe(true)
  expect(look).toHaveBeenCalledTimes(3)
})

it('stops polling once the wallet has answered', async () => {
  const { pause, end } = pauses()
  const look = vi.fn(() => Promise.resolve('0xchain'))
  let say: (ref: string) => void = () => {}
  const answer = raceWalletAndChain(() => new Promise<string>((resolve) => (say = resolve)), look, pause)
  say('0xwallet')
  await end()
  expect(await answer).toBe('0xwallet')
  expect(look).not.toHaveBeenCalled()
})

it('only asks the wallet if nothing can be searched', async () => {
  expect(await raceWalletAndChain(() => Promise.resolve('0xwallet'), null, never)).toBe('0xwallet')
})

describe('a deposit that is only signed', () => {
  const signature = { kind: 'erc3009', valid_after: 0, valid_before: 1, signature: '0x01' } as const
  const signing: PendingTransfer = { ...start, expected: { ...start.expected, quote: quoteOf({ gasless: true }) } }
  const refusal = (reason: string) => new AppError(reason, reason, { retriable: false })
  const signer = () => vi.fn(() => Promise.resolve(signature))

  it('is signed once and handed to the server; the wallet sends nothing', async () => {
    const authorize = signer()
    const { deps, pending, send } = setUp({ authorize })
    const handed = vi.fn(() => Promise.resolve())
    await executeSteps({ ...deps, authorize: handed }, signing)
    expect(handed).toHaveBeenCalledExactlyOnceWith('order', signature, 'secret')
    expect(send).not.toHaveBeenCalled()
    const kept = pending.get('order')
    expect(kept).toMatchObject({ phase: 'sent', next: 1, txRef: null })
    expect(kept).not.toHaveProperty('signature')
    // A repeat after it was handed over asks no one.
    await executeSteps({ ...deps, authorize: handed }, kept ?? signing)
    expect(authorize).toHaveBeenCalledOnce()
    expect(handed).toHaveBeenCalledOnce()
  })

  it('keeps a signature that did not reach the server, and does not ask for it again', async () => {
    const authorize = signer()
    const { deps, pending } = setUp({ authorize })
    const away = {
      ...deps,
      authorize: () => Promise.reject(new AppError('api_unreachable', 'away', { retriable: true })),
    }
    await expect(executeSteps(away, signing)).rejects.toMatchObject({ reason: 'api_unreachable' })
    const kept = pending.get('order')
    expect(kept).toMatchObject({ phase: 'ready', signature })
    await executeSteps(deps, kept ?? signing)
    expect(authorize).toHaveBeenCalledOnce()
    expect(pending.get('order')).toMatchObject({ phase: 'sent' })
  })

  it('counts as handed over if the server has a signature already', async () => {
    const { deps, pending } = setUp({ authorize: signer() })
    await executeSteps({ ...deps, authorize: () => Promise.reject(refusal('authorization_exists')) }, signing)
    expect(pending.get('order')).toMatchObject({ phase: 'sent' })
  })

  it.each(['signature_invalid', 'authorization_expired', 'open_expired'])(
    'drops a useless signature: %s',
    async (reason) => {
      const { deps, pending } = setUp({ authorize: signer() })
      await expect(
        executeSteps({ ...deps, authorize: () => Promise.reject(refusal(reason)) }, signing),
      ).rejects.toMatchObject({ reason })
      expect(pending.get('order')).toMatchObject({ phase: 'ready', declined: true })
      expect(pending.get('order')).not.toHaveProperty('signature')
    },
  )

  it('can be continued after a rejection, and is not signed after the offer', async () => {
    const rejecting = setUp({ authorize: () => Promise.reject(refusal('wallet_rejected')) })
    await expect(executeSteps(rejecting.deps, signing)).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(rejecting.pending.get('order')).toMatchObject({ phase: 'ready', declined: true })
    const authorize = signer()
    const late = { ...setUp({ authorize }).deps, now: () => Date.parse(start.openBy) }
    await expect(executeSteps(late, signing)).rejects.toMatchObject({ reason: 'offer_expired' })
    expect(authorize).not.toHaveBeenCalled()
  })
})
