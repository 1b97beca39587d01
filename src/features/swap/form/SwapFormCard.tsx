import { Suspense, useRef, useState } from 'react'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useOwnWalletChip } from '#src/features/account/wallets/pageFamily.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { IgnoredNotice } from '#src/features/bridge/link/LinkNotice.tsx'
import { useServices, useWallets } from '#src/services.ts'
import { useTwoColumns } from '#src/ui/browserState.ts'
import { FlipIcon } from '#src/ui/icons.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { OpenPlan } from './OnBridgePage.tsx'
import { TwoStepRoutes } from '../twoStep/TwoStepRoutes.tsx'
import { type TwoStep, useTwoStep } from '../twoStep/useTwoStep.ts'
import { SwapAside, SwapInProgress, NetworkPill, Notices, ShareSwap, SlippageButton, spoken } from './formParts.tsx'
import type { SwapField } from '../model/swapLink.ts'
import type { SwapIntent } from '../model/swapView.ts'
import { SwapFacts } from '../quote/SwapFacts.tsx'
import { TokenPanel } from './TokenPanel.tsx'
import { useSwap, type SwapForm } from '../quote/useSwap.ts'
import { useSwapLink } from './useSwapLink.ts'
import { transferError } from '#src/features/shared/transferError.ts'

const SwapSheets = lazyScreen(() => import('./SwapSheets.tsx'))

export type SwapSheet = 'chain' | 'send' | 'receive' | 'slippage' | 'quotes' | 'review'

const amountProblems: ReadonlySet<string> = new Set(['amount_invalid', 'insufficient_balance', 'insufficient_gas'])

/** The swap page: both tokens, the quote's facts, and one button that always names the next step. */
export function SwapFormCard() {
  const swap = useSwap()
  useSwapLink(swap)
  const twoStep = useTwoStep(swap)
  useOwnWalletChip(swap.chain?.family ?? null)
  const wide = useTwoColumns()
  const { store, form, view, chain, quote } = swap
  const [sheet, setSheet] = useState<SwapSheet | null>(null)
  const inputs = { send: useRef<HTMLInputElement>(null), receive: useRef<HTMLInputElement>(null) }
  const network = useNetworkSwitch(swap)
  const { platform } = useServices()
  const openWallets = useWallets((state) => state.openList)

  const { problem } = view
  // Both steps are agreed to together.
  const isIncomplete = view.button.intent.kind === 'review' && twoStep !== null && !twoStep.isReady
  const button = isIncomplete ? { ...view.button, text: missingText(twoStep), isEnabled: false } : view.button
  const isMisread = form.parseError !== null
  const isAboutAmount = isMisread || (problem !== null && amountProblems.has(problem.reason) && !network.refusal)
  const wrongSide: ExactSide = isMisread ? form.edited : problem?.reason === 'amount_invalid' ? form.exact : 'send'
  const notices = <Notices swap={swap} refusal={network.refusal} isNear={isAboutAmount} />
  const panel = (side: ExactSide) => (
    <TokenPanel
      side={side}
      swap={swap}
      amountInput={inputs[side]}
      onToken={() => setSheet(side)}
      isWrong={isAboutAmount && wrongSide === side}
      problem={isAboutAmount && wrongSide === side ? <div className="mb-5">{notices}</div> : null}
    />
  )

  const intents: { readonly [K in SwapIntent['kind']]: (intent: Extract<SwapIntent, { kind: K }>) => void } = {
    connect: ({ family }) => openWallets(family),
    choose_token: () => setSheet(swap.from ? 'receive' : 'send'),
    focus_amount: () => inputs[form.exact].current?.focus(),
    switch_network: () => void network.change(),
    requote: swap.refresh,
    reload: swap.reload,
    review: () => setSheet('review'),
    none: () => undefined,
  }
  const act = () => {
    platform.haptic('light')
    ;(intents[button.intent.kind] as (intent: SwapIntent) => void)(button.intent)
  }
  return (
    <div className="mx-auto grid w-full max-w-[30rem] grid-cols-[minmax(0,1fr)] items-start gap-6 min-[48rem]:max-w-[55.5rem] min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <section aria-label={t('nav-swap')} className="w-full">
        <div className="mb-4 empty:hidden">
          <OpenPlan swap={swap} />
        </div>
        <SwapInProgress />
        <IgnoredNotice
          parts={(form.ignored ?? []).map(({ field, value }) => ({ name: t(linkFields[field]), value }))}
          onDismiss={() => store.getState().reportIgnored([])}
        />
        <div className="card overflow-hidden">
          <div className="@container px-4 pt-3 max-[22rem]:px-3">
            <div className="flex flex-wrap items-center justify-between gap-2 @min-[14rem]:flex-nowrap">
              <NetworkPill chain={chain} isOnly={swap.chains.length < 2} onClick={() => setSheet('chain')} />
              {view.kind === 'swap' ? (
                <SlippageButton bps={form.slippage} onClick={() => setSheet('slippage')} />
              ) : null}
            </div>
          </div>
          {panel('send')}
          <div className="relative z-10 -my-5 flex h-10 items-center justify-center">
            <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line" />
            <button
              type="button"
              data-testid="flip"
              aria-label={t('swap-flip')}
              disabled={!swap.from || !swap.to}
              onClick={() => store.getState().flip()}
              className="press relative grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-control-line"
            >
              <FlipIcon />
            </button>
          </div>
          {panel('receive')}
        </div>

        {isAboutAmount ? null : notices}
        {twoStep ? <TwoStepRoutes swap={swap} twoStep={twoStep} /> : null}

        {wide || !quote ? null : (
          <div className="mt-4">
            <SwapFacts swap={swap} isFolded onQuotes={() => setSheet('quotes')} />
          </div>
        )}
        <p role="status" data-testid="quote-status" className="sr-only">
          {spoken(swap)}
        </p>

        {network.isSwitching && chain ? (
          <div className="mt-4 empty:hidden">
            <OpenWallet family={chain.family} />
          </div>
        ) : null}

        <div className="main-action-bar empty:hidden">
          <MainButton
            data-testid="main-action"
            text={network.isSwitching ? t('main-switching') : button.text}
            disabled={!button.isEnabled || network.isSwitching}
            onClick={act}
          />
        </div>
        <div className="flex min-h-11 justify-center">
          <ShareSwap swap={swap} />
        </div>

        {sheet !== null || form.unlisted !== null ? (
          <Suspense fallback={null}>
            <SwapSheets swap={swap} twoStep={twoStep} sheet={sheet} onSheet={setSheet} />
          </Suspense>
        ) : null}
      </section>
      {wide ? <SwapAside swap={swap} onQuotes={() => setSheet('quotes')} /> : null}
    </div>
  )
}

const linkFields = {
  chain: 'link-field-chain',
  from: 'link-field-token',
  to: 'link-field-token',
  amount: 'link-field-amount',
  exact: 'link-field-exact',
  // The bridge after the swap leads there.
  bridge: 'link-field-to',
} as const satisfies Record<SwapField, string>

/** Text of the button while the second step has no quote. */
const missingText = ({ chosen, routes }: TwoStep): string =>
  chosen
    ? t(chosen.refusal ? 'main-refused' : 'main-quoting')
    : t(routes.length > 0 ? 'swap-then-choose' : 'main-refused')

/** Switches the wallet to the form's network; a refusal stays until the form changes. */
function useNetworkSwitch({ chain, form }: SwapForm) {
  const switchWallet = useWallets((state) => state.switchNetwork)
  const [isSwitching, setSwitching] = useState(false)
  const [refused, setRefused] = useState<{ form: SwapForm['form']; message: string } | null>(null)
  const change = async (): Promise<void> => {
    if (!chain) return
    setRefused(null)
    setSwitching(true)
    try {
      await switchWallet(chain)
    } catch (error) {
      setRefused({ form, message: transferError(error).message })
    } finally {
      setSwitching(false)
    }
  }
  return { change, isSwitching, refusal: refused?.form === form ? refused.message : null }
}
