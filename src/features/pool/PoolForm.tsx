import { useRef } from 'react'
import { useStore } from 'zustand'
import { readAmount } from '#core/format/readAmount.ts'
import { type PoolOrder, assetsOf, nextPoolCall, sharesFor } from '#core/money/poolFigures.ts'
import { commaMeans, inField, pointMeans } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { FitLine, heroSize } from '#src/ui/AmountText.tsx'
import { useOnline } from '#src/ui/browserState.ts'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import type { PoolStore } from './poolStore.ts'
import { atRiskAfter, type ShownPool, poolForm, sharesText, tokenText } from './poolView.ts'
import { useDisplayAddress } from '#src/features/shared/addressBook.ts'
import { SwitchesFirst, useSwitchesFirst } from '#src/features/account/wallets/OpenWallet.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { shortAddress } from '#src/format/text.ts'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { LazySheet } from '#src/ui/LazySheet.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'

interface FormProps {
  pool: ShownPool
  store: PoolStore
  /** The wallet's refusal of the last request. */
  refusal: string | null
  onReview: (order: PoolOrder) => void
}

const modes = ['deposit', 'withdraw'] as const

/** Deposit or withdrawal of an amount. */
export function PoolForm({ pool, store, refusal, onReview }: FormProps) {
  const { platform } = useServices()
  const form = useStore(store)
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  const awaited = useWallets((state) => state.awaited)
  const openWallets = useWallets((state) => state.openList)
  const online = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const { chain, token } = pool
  const view = poolForm({
    shown: pool,
    mode: form.mode,
    amount: form.amount,
    connected: account !== null,
    awaited,
    online,
  })
  const shown = form.draft ?? inField(form.amount)
  const isMisread = form.draft !== null && form.draft.trim() !== '' && form.amount === ''
  const error = isMisread ? t('pool-misread') : view.error

  const edit = (text: string) => {
    const amount = readAmount(text, { symbol: token.symbol, comma: commaMeans(), point: pointMeans() })
    form.patch({ draft: text, amount: amount === '.' ? '' : (amount ?? '') })
  }
  const acts = {
    connect: () => openWallets('evm'),
    amount: () => input.current?.focus(),
    review: () => view.order && onReview(view.order),
  }
  return (
    <>
      <Card data-testid="pool-form">
        <Tabs
          label={t('pool-form')}
          value={form.mode}
          tabs={modes.map((id) => ({ id, text: t(`pool-${id}`) }))}
          onChange={(mode) => form.patch({ mode, amount: '', draft: null })}
          panelClassName="mt-4"
        >
          <div className="rounded-input border border-control-line bg-raised px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <div className="@container min-w-0 flex-1 basis-32">
                <input
                  ref={input}
                  name="pool-amount"
                  inputMode="decimal"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  placeholder="0"
                  aria-label={t(`pool-${form.mode}-amount`)}
                  aria-invalid={error !== null}
                  aria-describedby="pool-amount-notes"
                  value={shown}
                  onChange={({ target: { value } }) => edit(value)}
                  onBlur={() => form.amount !== '' && form.patch({ draft: null })}
                  style={heroSize(shown)}
                  className="h-12 w-full border-b-2 border-transparent bg-transparent font-semibold tracking-tight outline-none placeholder:text-muted focus-visible:border-tide"
                />
              </div>
              <span className="flex items-center gap-2 font-semibold">
                <AssetIcon
                  symbol={token.symbol}
                  icon={token.icon}
                  network={chain.alias_name}
                  networkIcon={chain.icon}
                  size={28}
                />
                {token.symbol}
              </span>
            </div>
            <div className="mt-1 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-caption text-muted">
              <span data-testid="pool-balance" className="min-w-0 wrap-anywhere">
                {view.balance}
              </span>
              {view.max === null ? null : (
                <button
                  type="button"
                  onClick={() => form.patch({ amount: view.max ?? '', draft: null })}
                  className="relative ms-auto h-8 flex-none rounded-full tint-tide px-3 font-bold text-tide after:absolute after:-inset-1.5"
                >
                  {t('bridge-max')}
                  <span className="sr-only">{t('bridge-max-label')}</span>
                </button>
              )}
            </div>
          </div>
          <p
            id="pool-amount-notes"
            aria-live="polite"
            className={`mt-3 text-small text-pretty empty:hidden ${error ? 'text-bad' : 'text-muted'}`}
          >
            {error ?? view.effect}
          </p>
        </Tabs>
      </Card>
      <div role="alert" className="mt-4 grid gap-3 empty:mt-0">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      <div className="main-action-bar empty:hidden">
        <MainButton
          data-testid="main-action"
          text={view.button.text}
          disabled={view.button.act === null}
          onClick={() => {
            platform.haptic('light')
            if (view.button.act) acts[view.button.act]()
          }}
        />
      </div>
    </>
  )
}

interface ReviewProps {
  pool: ShownPool
  order: PoolOrder
  account: WalletAccount
  onClose: () => void
  onConfirm: () => void
}

/** All terms of an order before the wallet opens. */
export function PoolReview({ pool, order, account, onClose, onConfirm }: ReviewProps) {
  const { row, chain, token } = pool
  const { reading } = row
  const display = useDisplayAddress(chain.family)
  const switchesFirst = useSwitchesFirst(chain)
  if (!reading) return null
  const price = { assets: BigInt(reading.price_assets), shares: BigInt(reading.price_shares) }
  const isDeposit = order.kind === 'deposit'
  const shares = 'shares' in order ? order.shares : null
  const assets = 'assets' in order ? order.assets : assetsOf(shares ?? 0n, price)
  const needsApproval = nextPoolCall(order, BigInt(row.account?.allowance ?? 0)).kind !== order.kind
  const kind = isDeposit ? 'deposit' : order.kind === 'request' ? 'request' : 'withdraw'
  return (
    <LazySheet
      title={t('review-title')}
      onClose={onClose}
      footer={
        <>
          <MainButton data-testid="confirm-pool" text={t(`pool-confirm-${kind}`)} onClick={onConfirm} />
          <div className="mt-3 grid gap-2 text-center">
            <SwitchesFirst chain={chain} />
            {switchesFirst && !needsApproval ? null : (
              <p className="text-caption text-pretty text-muted">
                {t(needsApproval ? 'pool-sign-two' : 'pool-sign-one')}
              </p>
            )}
          </div>
        </>
      }
    >
      <div className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
        <AssetIcon
          symbol={token.symbol}
          icon={token.icon}
          network={chain.alias_name}
          networkIcon={chain.icon}
          size={36}
        />
        <div className="min-w-0 flex-1">
          <p className="text-caption text-muted">{t(`pool-review-${kind}`)}</p>
          <p className="figure font-semibold tracking-tight" data-testid="review-amount">
            <FitLine text={tokenText(assets, token)} mostRem={1.5} />
          </p>
        </div>
      </div>
      <dl className="mt-3">
        {isDeposit ? (
          <FactRow label={t('pool-review-shares')}>
            {sharesText(sharesFor(assets, price), reading.share_decimals)}
          </FactRow>
        ) : shares === null ? null : (
          <FactRow label={t('pool-review-give')}>{sharesText(shares, reading.share_decimals)}</FactRow>
        )}
        <FactRow label={t('pool-price')}>{tokenText(reading.share_price, token)}</FactRow>
        <FactRow label={t('swap-network')}>{chain.alias_name}</FactRow>
        <FactRow label={t('review-from_wallet')}>
          {`${accountTitle(account)} ${shortAddress(display(account.address))}`}
        </FactRow>
        <FactRow label={t('pool-contract')} long>
          <FullAddress address={display(row.address)} data-testid="review-pool" />
        </FactRow>
      </dl>
      <div className="mt-4">
        {isDeposit ? (
          <Notice tone="warn">{t('pool-review-risk', { amount: atRiskAfter(pool, reading, assets) })}</Notice>
        ) : order.kind === 'request' ? (
          <Notice tone="info">{t('pool-review-queue')}</Notice>
        ) : null}
      </div>
    </LazySheet>
  )
}
