import { useRef, useState } from 'react'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { SwapQuote, SwapToken } from '#core/wire/swap.ts'
import { usdView } from '#src/format/amount.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { acceptsLoss } from '#src/features/bridge/quotes/loss.ts'
import { LossConfirm } from '#src/features/orders/transfer/LossConfirm.tsx'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { FactRow } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { QuoteRows } from '../quote/SwapFacts.tsx'
import type { SwapForm } from '../quote/useSwap.ts'
import { SecondStep } from '../twoStep/TwoStepRoutes.tsx'
import { largerLoss, lossOfBoth } from '../twoStep/twoSteps.ts'
import type { TwoStep } from '../twoStep/useTwoStep.ts'
import { approvesBeforePermit, lossOfSwap, rateText } from '../model/figures.ts'
import { slippageWarning } from '../model/slippage.ts'
import { figureOf, headingOf } from '../model/swapView.ts'
import { warningText } from '../model/swapTexts.ts'
import { ProtectedEndpoint } from './ProtectedEndpoint.tsx'
import { Leg } from './Leg.tsx'
import { isBetter, reviewed, approvalFor } from './swapTerms.ts'
import { useMakeSwap } from './useMakeSwap.ts'

interface ReviewProps {
  swap: SwapForm
  twoStep: TwoStep | null
  onClose: () => void
}

/** Shows all terms before the wallet opens. A newer quote replaces them only when the user accepts it. */
export function SwapReview({ swap, twoStep, onClose }: ReviewProps) {
  const { chain, from, to, account, view } = swap
  const [agreed, setAgreed] = useState(swap.quote)
  const { shown, newer } = reviewed(agreed, swap.quote)
  if (shown !== agreed) setAgreed(shown)
  const making = useMakeSwap(chain?.chain_id ?? 0, swap.refresh)
  const [answer, setAnswer] = useState('')
  const lossField = useRef<HTMLInputElement>(null)
  const lossBox = useRef<HTMLDivElement>(null)
  const book = useAddressBook(account !== null)
  if (!shown || !from || !to || !chain) return null
  const short = (address: string): string => shortAddress(book?.addressRules(chain.family).display(address) ?? address)

  const second = twoStep?.isReady ? twoStep.chosen : null
  const loss = largerLoss(lossOfSwap(shown), second?.quote ? lossOfBoth(shown, second.quote) : null)
  const isBusy = making.state.kind === 'busy'
  const warning = shown.kind === 'swap' ? slippageWarning(shown.slippage_bps) : null
  // A price impact is the same endpoint's word as the price.
  const isUnpriced = shown.kind === 'swap' && (shown.send_usd === null || shown.receive_usd === null)
  // A list of tokens without the chosen pair moves the form to another one.
  const isOfForm = shown.from_asset === from.asset_id && shown.to_asset === to.asset_id
  const isMissing = twoStep !== null && !second
  const canSwap = isOfForm && view.button.intent.kind === 'review' && account !== null && !isMissing
  const act = () => {
    if (newer) {
      making.clear()
      return setAgreed(newer)
    }
    if (!acceptsLoss(loss, answer)) {
      const field = lossField.current ?? lossBox.current
      field?.scrollIntoView({ block: 'center' })
      return field?.focus({ preventScroll: true })
    }
    const next = second?.quote && {
      viaAsset: second.via.asset_id,
      toAsset: second.toAsset.asset_id,
      promised: second.quote.min_receive_amount,
      recipient: twoStep?.recipient ?? '',
    }
    if (canSwap && account) making.make(shown, account, next ?? null)
  }
  const text = isBusy
    ? t('swap-preparing')
    : newer
      ? t('swap-accept_price')
      : !acceptsLoss(loss, answer)
        ? t('review-loss-missing')
        : canSwap
          ? t(`swap-confirm-${shown.kind}`)
          : isMissing
            ? t(twoStep.chosen?.refusal ? 'main-refused' : 'main-quoting')
            : view.button.text
  const footer = (
    <>
      <div role="alert" className="mb-3 empty:mb-0">
        {making.state.kind === 'error' ? (
          <Notice tone={making.state.reason === 'wallet_rejected' ? 'info' : 'bad'}>{making.state.message}</Notice>
        ) : view.problem ? (
          <Notice tone="warn">{view.problem.cause}</Notice>
        ) : null}
      </div>
      <MainButton
        data-testid="confirm-swap"
        text={text}
        disabled={isBusy || !(canSwap || newer)}
        telling={isBusy}
        onClick={act}
      />
      <p role="status" className="mt-3 text-center text-caption text-pretty text-muted">
        {signatureText(shown)}
      </p>
    </>
  )
  return (
    <Sheet title={t('review-title')} onClose={onClose} footer={footer} sticky={isBusy}>
      <div className="overflow-hidden rounded-card border border-line">
        <Leg
          label={t(shown.exact === 'send' ? 'review-send' : 'swap-pay-about')}
          {...headingOf(shown, 'send', { from, to })}
          usd={usdView(shown.send_usd, shown.usd_stale)}
          token={from}
          chain={chain}
        />
        <div className="relative h-px bg-line">
          <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full border border-line bg-surface text-muted">
            <ChevronIcon />
          </span>
        </div>
        <Leg
          label={t(shown.exact === 'send' && shown.kind === 'swap' ? 'swap-receive-about' : 'review-receive')}
          {...headingOf(shown, 'receive', { from, to })}
          usd={usdView(shown.receive_usd, shown.usd_stale)}
          token={to}
          chain={chain}
        />
      </div>
      {twoStep ? <SecondStep twoStep={twoStep} /> : null}
      <div role="status" data-testid="price-updated" className="mt-4 empty:mt-0">
        {newer ? <NewPrice newer={newer} shown={shown} from={from} to={to} /> : null}
      </div>
      {[from, to].flatMap((token) =>
        token.warnings.map((warning) => (
          <div key={`${token.asset_id} ${warning}`} className="mt-3">
            <Notice tone="warn">
              <strong className="font-semibold">{token.symbol}</strong> {warningText(warning, token)}
            </Notice>
          </div>
        )),
      )}
      {shown.is_simulated === false && shown.problem === null ? (
        <div className="mt-3" data-testid="untested">
          <Notice tone="warn">{t('swap-problem-trial_impossible')}</Notice>
        </div>
      ) : null}
      {warning ? (
        <div className="mt-3" data-testid="slippage-warning">
          <Notice tone="warn">{t(`swap-slippage-${warning}`)}</Notice>
        </div>
      ) : null}
      {isUnpriced ? (
        <div className="mt-3">
          <Notice tone="info">{t('swap-unpriced')}</Notice>
        </div>
      ) : null}
      {loss ? (
        <div ref={lossBox} tabIndex={-1}>
          <LossConfirm ref={lossField} loss={loss} answer={answer} onAnswer={setAnswer} disabled={isBusy} />
        </div>
      ) : null}
      <dl className="mt-3">
        <FactRow label={t('swap-rate')}>{rateText(shown, from, to, false)}</FactRow>
      </dl>
      <div className="border-t border-line">
        <QuoteRows quote={shown} from={from} to={to} />
      </div>
      <dl className="border-t border-line">
        {[from, to].map(({ asset_id: id, symbol }) =>
          // Names and warnings are the server's words; the address decides which token it is.
          isNative(id as AssetId) ? null : (
            <FactRow key={id} label={t('swap-token_address', { symbol })}>
              {short(parseAssetId(id).token)}
            </FactRow>
          ),
        )}
        {account ? (
          <FactRow label={t('review-from_wallet')}>{`${accountTitle(account)} ${short(account.address)}`}</FactRow>
        ) : null}
      </dl>
      {shown.kind === 'swap' ? (
        <div className="mt-3 empty:mt-0">
          <ProtectedEndpoint chain={chain} />
        </div>
      ) : null}
    </Sheet>
  )
}

/** Requests of the wallet, by the approval that is needed. */
const signatureTexts = {
  none: 'swap-sign-none',
  approve: 'swap-sign-approve',
  permit: 'swap-sign-permit',
  permit2: 'swap-sign-permit2',
} as const

const signatureText = (quote: SwapQuote): string =>
  t(signatureTexts[approvesBeforePermit(quote) ? 'permit2' : (approvalFor(quote) ?? 'none')])

interface NewPriceProps {
  newer: SwapQuote
  shown: SwapQuote
  from: SwapToken
  to: SwapToken
}

function NewPrice({ newer, shown, from, to }: NewPriceProps) {
  const isSend = newer.exact === 'send'
  const amount = `${figureOf(newer, isSend ? 'receive' : 'send', { from, to })} ${(isSend ? to : from).symbol}`
  return (
    <Notice tone={isBetter(newer, shown) ? 'info' : 'warn'}>
      {t(isSend ? 'swap-new_price-receive' : 'swap-new_price-send', { amount })}
    </Notice>
  )
}
