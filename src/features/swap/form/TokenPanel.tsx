import type { ReactNode, RefObject } from 'react'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { displayPercent } from '#src/format/percent.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { fieldText } from '#src/features/bridge/model/formStore.ts'
import FailedBalance from '#src/features/shared/FailedBalance.tsx'
import { AmountText, heroSize, UsdText } from '#src/ui/AmountText.tsx'
import { ChevronIcon, WarnIcon } from '#src/ui/icons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { GREAT_SHARE, impactOf, lossByPrices, SEVERE_SHARE } from '../model/figures.ts'
import type { SwapForm } from '../quote/useSwap.ts'

const fields = {
  send: { name: 'amount', label: 'bridge-amount', title: 'review-send' },
  receive: { name: 'receive', label: 'bridge-amount_receive', title: 'review-receive' },
} as const satisfies Record<ExactSide, { name: string; label: string; title: string }>

interface TokenPanelProps {
  side: ExactSide
  swap: SwapForm
  amountInput: RefObject<HTMLInputElement | null>
  onToken: () => void
  isWrong: boolean
  /** Problem with the amount, right below its field. */
  problem: ReactNode
}

/** One side of the form: its token, amount, value and balance. */
export function TokenPanel({ side, swap, amountInput, onToken, isWrong, problem }: TokenPanelProps) {
  const { form, store, view, isStale, chain } = swap
  const token = side === 'send' ? swap.from : swap.to
  const { figure, usd, balance, isBalanceFailed } = view.sides[side]
  const { name, label, title } = fields[side]
  const shown = fieldText(form, side)
  // Text to be corrected takes the place of the figure.
  const isOwn = form.exact === side || shown !== ''
  const isWaiting = figure === null && view.asked !== null && view.button.text === t('main-quoting')
  return (
    <div className={`@container px-4 pt-3 pb-3 max-[22rem]:px-3 ${side === 'receive' ? 'bg-raised' : ''}`}>
      {side === 'send' ? (
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-caption text-muted">{t(title)}</p>
          {view.max === null ? null : (
            <div className="ms-auto flex flex-wrap justify-end gap-x-1 gap-y-2">
              {view.parts.map(({ share, amount }) => (
                <AmountChip key={share} store={store} amount={amount} label={t('swap-part-label')}>
                  {displayPercent(share)}
                </AmountChip>
              ))}
              <AmountChip store={store} amount={view.max} label={t('bridge-max-label')}>
                {t('bridge-max')}
              </AmountChip>
            </div>
          )}
        </div>
      ) : (
        <p className="text-caption text-muted">{t(title)}</p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 @min-[14rem]:flex-nowrap">
        <div className="@container relative min-w-0 grow basis-full @min-[14rem]:basis-0 focus-within:[&>div]:opacity-50">
          {isOwn ? null : (
            <AmountText
              id={`${side}-figure`}
              data-testid={`${side}-amount`}
              text={figure ?? '0'}
              muted={figure === null || isStale}
            >
              {isWaiting ? <span className="skeleton h-8 w-32" /> : null}
            </AmountText>
          )}
          <input
            ref={amountInput}
            id={name}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={isOwn ? '0' : undefined}
            aria-label={t(label)}
            aria-invalid={isWrong}
            aria-describedby={`${side}-figure ${side}-notes`}
            value={shown}
            onChange={({ target: { value } }) => store.getState().setDraft(value, side, token?.symbol ?? '')}
            onBlur={() => store.getState().commitDraft()}
            style={heroSize(shown)}
            className={`h-12 w-full border-b-2 bg-transparent font-semibold tracking-tight outline-none placeholder:text-muted ${isOwn ? '' : 'absolute inset-0 '}${isWrong ? 'border-bad/50 focus-visible:border-bad' : 'border-transparent focus-visible:border-tide'}`}
          />
        </div>
        <TokenButton
          side={side}
          token={token}
          chain={chain}
          isLoading={view.button.text === t('swap-loading')}
          onClick={onToken}
        />
      </div>
      <div id={`${side}-notes`} className="mt-1 text-caption text-muted">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 @min-[16rem]:flex-nowrap">
          <span>
            <span data-testid={`${side}-usd`}>{usd && !isWaiting ? <UsdText usd={usd} /> : null}</span>
            {side === 'receive' && figure !== null && !isWaiting ? <LossShare swap={swap} /> : null}
          </span>
          <span className="ms-auto flex min-w-0 items-center justify-end gap-2 text-end">
            {balance === null ? null : isBalanceFailed ? (
              <FailedBalance>{balance}</FailedBalance>
            ) : (
              <span data-testid={`${side}-balance`}>{balance}</span>
            )}
          </span>
        </div>
        {side === 'send' && view.reserved !== null ? (
          <p data-testid="reserved" className="mb-5 text-pretty">
            {t('swap-reserved', { amount: view.reserved })}
          </p>
        ) : null}
      </div>
      {problem}
    </div>
  )
}

interface ChipProps {
  store: SwapForm['store']
  amount: string
  /** Read after the text. */
  label: string
  children: string
}

/** Sets the amount to send. Its target is as tall as any button's. */
const AmountChip = ({ store, amount, label, children }: ChipProps) => (
  <button
    type="button"
    onClick={() => store.getState().setAmount(amount)}
    className="press relative h-8 min-w-11 flex-none rounded-full tint-tide px-2 text-caption font-bold text-tide after:absolute after:inset-x-0 after:-inset-y-1.5"
  >
    {children}
    <span className="sr-only">{label}</span>
  </button>
)

/** Smaller losses are those of any swap. */
const LEAST_SHARE = 0.01

/** Share of the sent value that is lost, next to what arrives: a loss is seen before the details are opened, without a price too. */
function LossShare({ swap: { quote } }: { swap: SwapForm }) {
  const share = quote?.kind === 'swap' ? Math.max(lossByPrices(quote)?.share ?? 0, impactOf(quote) ?? 0) : 0
  if (share < LEAST_SHARE) return null
  const look = share > SEVERE_SHARE ? 'font-semibold text-bad' : share > GREAT_SHARE ? 'font-semibold text-warn' : ''
  return (
    <span data-testid="loss-share" className={`ms-2 ${look}`}>
      {isolateBidi(`−${displayPercent(String(Math.ceil(share * 1000) / 1000))}`)}
    </span>
  )
}

interface TokenButtonProps {
  side: ExactSide
  token: SwapToken | null
  chain: SwapForm['chain']
  isLoading: boolean
  onClick: () => void
}

function TokenButton({ side, token, chain, isLoading, onClick }: TokenButtonProps) {
  const isEmpty = token === null && !isLoading
  return (
    <button
      type="button"
      data-testid={`${side}-token`}
      aria-haspopup="dialog"
      disabled={isLoading}
      onClick={onClick}
      className={`pill ms-auto max-w-full flex-none @min-[14rem]:max-w-[60%] ${isEmpty ? 'border-transparent bg-tide ps-3 text-on-tide' : side === 'send' ? 'bg-raised' : 'bg-surface'}`}
    >
      {isEmpty ? null : <span className="sr-only">{t('bridge-asset')}</span>}
      {token ? (
        <AssetIcon
          symbol={token.symbol}
          icon={token.icon ?? ''}
          network={chain?.alias_name ?? ''}
          networkIcon={chain?.icon ?? ''}
        />
      ) : null}
      {isLoading ? (
        <span className="skeleton ms-2 h-6 w-20" />
      ) : (
        <span className="min-w-0 truncate">{token?.symbol ?? t('swap-choose_token')}</span>
      )}
      {token && token.warnings.length > 0 ? (
        <>
          <WarnIcon width={16} height={16} className="flex-none text-warn" />
          <span className="sr-only">{t('swap-has_warnings')}</span>
        </>
      ) : null}
      <ChevronIcon className={`flex-none ${isEmpty ? '' : 'text-muted'}`} />
    </button>
  )
}
