import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { OrderDetail, Step } from '#core/wire/order.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import type { Platform } from '#src/platform/contract.ts'
import { PlatformProvider } from '#src/platform/usePlatform.ts'
import { type Services, ServicesProvider } from '#src/services.ts'
import { account, chain, orderOf, quoteOf, token } from '#src/testing/rows.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { orderNames } from './orderNames.ts'
import { progressView } from './progress.ts'
import { ResumeBox } from './ResumeBox.tsx'
import type { LiveOrder } from './useOrder.ts'
import { useResume } from './useResume.ts'

const ADDRESS = 'bc1qrefund'
const step = { kind: 'pay_address', label: 'transfer', chain_id: 1, address: 'bc1qdeposit', index: 7 } as Step
const FAR = '2099-01-01T00:00:00.000Z'
const PAST = '2020-01-01T00:00:00.000Z'

function pendingOf(order: OrderDetail, change: Partial<PendingTransfer>): PendingTransfer {
  const expected = {
    quote: quoteOf(),
    orderId: order.id,
    recipient: order.recipient,
    depositor: '',
    openBy: order.open_by,
  }
  return {
    orderId: order.id,
    token: 't',
    fromChainId: 1,
    steps: order.steps,
    next: 0,
    phase: 'ready',
    txRef: null,
    expected: { ...expected, refundAddress: ADDRESS, settlementAddress: 'xpub' },
    openBy: order.open_by,
    createdAt: order.created_at,
    ...change,
  }
}

function Page({ live }: { live: LiveOrder }) {
  const resume = useResume(live, () => {})
  const view = live.order && progressView(live.order, orderNames(live, false), resume.address)
  return (
    <>
      {view?.title} {view?.message}
      <ResumeBox live={live} resume={resume} />
    </>
  )
}

/** The page of an order of 0.01234567 BTC, as this browser stored it. */
function drawn(
  change: Partial<PendingTransfer>,
  { openBy = FAR, wallet = false, waiting = '', custody = 'maker' as OrderDetail['custody'] } = {},
): string {
  const order = orderOf('created', {
    steps: [step],
    send_amount: '1234567',
    custody,
    refund_address: ADDRESS,
    open_by: openBy,
    waiting_deposit: waiting
      ? { chain_id: 1, tx_hash: 'ab'.repeat(32), explorer_url: null, at: openBy, amount: waiting }
      : null,
  })
  const stored = JSON.stringify([pendingOf(order, change)])
  const storage = { getItem: (key: string) => (key === 'causeway.pending' ? stored : null), setItem: () => {} }
  const accounts = wallet ? { bitcoin: account({ family: 'bitcoin', address: ADDRESS }) } : {}
  const services = {
    wallets: createStore(() => ({ accounts })),
    stored: (create: (of: typeof storage) => unknown) => create(storage),
    single: () => ({ show: () => {} }),
  } as unknown as Services
  const platform = {
    host: { subscribe: () => () => {}, top: () => null },
    buttons: { main: { add: () => () => {}, tell: () => {} } },
  } as unknown as Platform
  const asset = token(1, 'BTC', 8)
  const from = chain(1, 'Bitshore', { family: 'bitcoin' })
  const live = { order, from, fromAsset: asset, to: chain(2, 'Southshore'), toAsset: asset } as LiveOrder
  const queries = new QueryClient()
  queries.setQueryData(['address-payment', order.id], {
    address: 'bc1qdeposit',
    units: 1_234_567n,
    memo: null,
    uri: 'bitcoin:bc1qdeposit',
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <PlatformProvider value={platform}>
        <ServicesProvider value={services}>
          <MemoryRouter>
            <Page live={live} />
          </MemoryRouter>
        </ServicesProvider>
      </PlatformProvider>
    </QueryClientProvider>,
  )
}

const box = 'data-testid="pay-address"'

describe('the deposit address of an order', () => {
  beforeAll(() => restOfMessages())

  it('is shown with its exact amount, and described by its notes', () => {
    const page = drawn({})
    expect(page).toContain('Send 0.01234567 BTC to the address below')
    expect(page).toContain('To this address on Bitshore')
    const [, notes] = /aria-describedby="([^"]+)"/.exec(page) ?? []
    expect(page).toContain(`<ul id="${notes}"`)
    expect(page).toMatch(/role="status"[^>]*>Deposit address</)
    expect(page).toContain('Connect a wallet instead')
    expect(drawn({}, { wallet: true })).toContain('Send from Test wallet')
  })

  it('promises a refund only of what is not left at the address for its owner', () => {
    const own = drawn({}, { custody: 'escrow' })
    expect(own).toContain('If you send less, the address waits for the rest')
    expect(own).not.toContain('is refunded in full')
    expect(drawn({})).toContain('is refunded in full to your refund address')
  })

  it('waits for a look at the terms of another browser, also without a wallet', () => {
    for (const wallet of [false, true]) {
      const page = drawn({ takenOver: true }, { wallet })
      expect(page).not.toContain(box)
      expect(page).not.toContain('address below')
      expect(page).toContain('Check the recipient')
      expect(page).not.toContain('Connect')
    }
  })

  it('is gone while a payment to it waits to be in a block', () => {
    const page = drawn({}, { waiting: '1234567' })
    expect(page).not.toContain(box)
    expect(page).not.toContain('data-testid="resume"')
    expect(page).toContain('Your deposit is on its way')
    expect(page).toContain('A payment of 0.01234567 BTC is waiting to be in a block on Bitshore')
  })

  it('is shown on request only once a wallet may have paid it', () => {
    const page = drawn({ phase: 'asking' })
    expect(page).not.toContain(box)
    expect(page).toContain('may have already sent')
    expect(page).toContain('Show deposit address')
    expect(drawn({ phase: 'asking', takenOver: true })).not.toContain('Show deposit address')
  })

  it('is gone after the deadline, before the server reports it', () => {
    for (const phase of ['ready', 'asking'] as const) {
      const page = drawn({ phase }, { openBy: PAST })
      expect(page).not.toContain(box)
      expect(page).toContain('Don’t send anything to this address anymore')
      expect(page).not.toContain('already on its way is refunded')
      expect(page).not.toContain('Show deposit address')
      expect(page).toContain('Start over with a new quote')
    }
  })
})
