import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fix } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readAuthorization } from '#src/api/orderCalls.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayTime } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { transferError } from '#src/features/shared/transferError.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { useApi, useServices, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { transfersOf } from '#src/wallets/families.ts'
import { type AddressFunds, addressFunds } from '../transfer/addressFunds.ts'
import { forwarderFactory, resumeActionFor } from '../transfer/settlement.ts'
import { hasEnded, whyNotOpened } from './OpeningState.tsx'
import { shownAddress } from './OrderFacts.tsx'
import type { LiveOrder } from './useOrder.ts'

/** Opening of a deposit at an order's own EVM address, or the withdrawal of the money left there. */
export function AddressDeposit({ live, amount }: { live: LiveOrder; amount: string }) {
  const { order, from } = live
  const now = useNow()
  const [sent, setSent] = useState<{ units: bigint; amount: string; at: number } | null>(null)
  const funds = order && addressFunds(order, now)
  // The server's answer may be a few seconds older than the withdrawal; later the same balance is a second payment.
  const isOlder = sent !== null && funds?.units === sent.units && now - sent.at < OLDER_MS
  if (sent && order?.refund_address && (!funds || isOlder)) {
    const address = inText(from, order.refund_address)
    return (
      <div role="status" data-testid="withdrawn" className="mt-4">
        <Notice tone="info">{t('withdraw-done', { amount: sent.amount, address })}</Notice>
      </div>
    )
  }
  if (!funds || funds.state === 'partly') return null
  if (funds.state === 'left') {
    const { units } = funds
    return <Withdrawal live={live} funds={funds} amount={amount} onSent={() => setSent({ units, amount, at: now })} />
  }
  return <Opening id={order.id} openBy={order.open_by} why={whyOf(live)} />
}

const whyOf = ({ order, from, to }: LiveOrder): string | null =>
  whyNotOpened(order?.address_reason ?? null, { from: from?.alias_name ?? '', to: to?.alias_name ?? '' })

const OLDER_MS = 30_000

/** A shortened address that stays on one line. */
const inText = (chain: ChainRow | null, address: string): string =>
  isolateBidi(shortAddress(shownAddress(chain, address)).replace('…', '\u2060…\u2060'))

const EVERY_MS = 5000
/** The maker may have read the balance a moment ago, or sees it a block later. */
const soon: ReadonlySet<string | null> = new Set([null, 'deposit_unfunded'])

/** Progress of the opening, for the browser that has the order's token. */
function Opening({ id, openBy, why }: { id: string; openBy: string; why: string | null }) {
  const api = useApi()
  const token = usePending().get(id)?.token ?? null
  const { data } = useQuery({
    queryKey: ['opening', id],
    queryFn: ({ signal }) => readAuthorization(api, id, token ?? '', signal),
    enabled: token !== null,
    refetchInterval: EVERY_MS,
  })
  if (!data || (data.state === 'waiting' && soon.has(data.reason))) return null
  const clock = displayTime(openBy)
  const isOver = hasEnded(data)
  const text = isOver ? 'opening-ended' : data.state === 'waiting' ? 'opening-waits' : 'gasless-opening'
  return (
    <div role="status" data-testid="opening" data-state={data.state} className="mt-4">
      <Notice tone={isOver ? 'warn' : 'info'}>
        {why && text !== 'gasless-opening' ? <p data-testid="opening-why">{why}</p> : null}
        {t(why && text === 'opening-waits' ? 'opening-retries' : text, { clock })}
      </Notice>
    </div>
  )
}

type State = { kind: 'idle' | 'asking' | 'confirming' } | { kind: 'error'; message: string; fix: Fix | null }

interface WithdrawalProps {
  live: LiveOrder
  funds: AddressFunds
  amount: string
  onSent: () => void
}

/** Sends what is left to the refund address. Any account may send it; the contract pays no one else. */
function Withdrawal({ live, funds: { step }, amount, onSent }: WithdrawalProps) {
  const { order, from } = live
  const { loadWallets, configuredSettlement } = useServices()
  const account = useWallets((state) => (from ? state.accounts[from.family] : undefined))
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const owner = order?.refund_address
  if (!order || !from || !owner) return null

  const withdraw = async () => {
    setState({ kind: 'asking' })
    try {
      const factory = await forwarderFactory(from.chain_id, configuredSettlement)
      const wallets = await loadWallets(from.family)
      if (isOnWrongNetwork(account, from)) await switchNetwork(from)
      const ref = await transfersOf(wallets).release?.({ step, owner, factory })
      setState({ kind: 'confirming' })
      const landed = ref === undefined ? null : await wallets.waitFor(ref, from)
      if (landed?.status === 'success') onSent()
      else setState({ kind: 'error', message: t('problem-tx_failed'), fix: null })
      live.reload()
    } catch (error) {
      setState(transferError(error))
    }
  }

  const busy = state.kind === 'asking' || state.kind === 'confirming'
  // A deposit that was opened leaves an excess, which has no reason.
  const why = order.status === 'created' || order.status === 'expired' ? whyOf(live) : null
  const asksWallet = account !== undefined && resumeActionFor(state.kind === 'error' ? state.fix : null) !== 'connect'
  const texts = {
    idle: t('withdraw-action', { amount }),
    error: t('withdraw-action', { amount }),
    asking: t('refund-asking'),
    confirming: t('withdraw-confirming'),
  }
  const press = () => {
    if (asksWallet) return void withdraw()
    setState({ kind: 'idle' })
    openWallets(from.family)
  }
  const button = {
    'data-testid': 'withdraw',
    disabled: busy,
    onClick: press,
  } as const
  const text = asksWallet ? texts[state.kind] : t('withdraw-connect')
  // An order that still moves, and the refund of the deposit itself, have priority.
  const isNext = order.status === 'created' || order.status === 'expired' || order.status === 'refunded'
  return (
    <section
      aria-label={t('withdraw-title')}
      data-testid="withdrawal"
      className="mt-4 grid gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-small text-muted">{t('withdraw-title')}</h3>
        <p data-testid="withdraw-amount" className="figure font-semibold">
          {amount}
        </p>
      </div>
      {why ? (
        <p data-testid="opening-why" className="text-small text-pretty">
          {why}
        </p>
      ) : null}
      <p className="text-caption text-pretty text-muted">{t('withdraw-note', { address: inText(from, owner) })}</p>
      <div role="status" className="grid gap-3">
        {state.kind === 'error' ? <Notice tone="bad">{state.message}</Notice> : null}
        {state.kind === 'asking' ? <OpenWallet family={from.family} /> : null}
        {isNext ? (
          <MainButton text={text} telling={busy} {...button} />
        ) : (
          <Button look="secondary" wide {...(busy ? { 'aria-busy': true } : {})} {...button}>
            {text}
          </Button>
        )}
      </div>
    </section>
  )
}
