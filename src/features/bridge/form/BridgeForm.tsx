import type { Custody, ExactSide } from '#core/order/escrowOrder.ts'
import { type ReactNode, Suspense } from 'react'
import { connectivityErrors } from '#src/api/useSteadyError.ts'
import { Button } from '#src/ui/Button.tsx'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { CrossingStrip } from '#src/ui/network/CrossingStrip.tsx'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { FlipIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { toNetworkArt } from '#src/ui/network/useNetworkColor.ts'
import { useTwoColumns } from '#src/ui/browserState.ts'
import { applyFix } from '../model/fixes.ts'
import { SourcePanel } from './SourcePanel.tsx'
import { flip, isOpen } from '#src/features/shared/form.ts'
import { DestinationPanel } from '../destination/DestinationPanel.tsx'
import type { Bridge } from '../hooks/useBridge.ts'
import type { FormActions } from '../hooks/useFormActions.ts'

const QuoteFacts = lazyScreen(() => import('./QuoteFacts.tsx'))
const FormSheets = lazyScreen(() => import('./FormSheets.tsx'))
const LinkNotice = lazyScreen(() => import('../link/LinkNotice.tsx'))
const MisreadNotice = lazyScreen(() => import('./MisreadNotice.tsx'))
const OpenWallet = lazyScreen(() => import('#src/features/account/wallets/OpenWallet.tsx'))
const FormOptions = lazyScreen(() => import('./FormOptions.tsx'))
const ExchangeAdvice = lazyScreen(() => import('../destination/ExchangeAdvice.tsx'))

interface BridgeFormProps {
  bridge: Bridge
  actions: FormActions
  /** Shown below the form once the page is idle. */
  below: ReactNode
  /** Links to what works while nothing is set up. */
  notOpenLinks: ReactNode
}

/** Form of the bridge page: source, destination, quote facts, and one button that always names the next step. */
export function BridgeForm({ bridge, actions, below, notOpenLinks }: BridgeFormProps) {
  const { form: store } = useServices()
  const wide = useTwoColumns()
  const { view, form, catalogue, to } = bridge
  const { openSheet, refusal, switching } = actions
  const { problem, button } = view
  const isMisread = form.parseError !== null
  const isWrongAmount = problem !== null && amountProblems.has(problem.reason)
  const isAboutAmount = isMisread || (isWrongAmount && !refusal)
  // Limits and balances are of the amount to send; only what was typed can be wrong on the other side.
  const wrongSide = isMisread ? form.edited : problem?.reason === 'amount_invalid' ? form.exact : 'send'
  const problemOf = (side: ExactSide) => ({
    isWrong: wrongSide === side && (isMisread || isWrongAmount),
    problem: wrongSide === side && isAboutAmount ? notices : null,
  })
  const notices = (
    <div
      role="alert"
      data-says-silence={problem && !refusal && connectivityErrors.has(problem.reason) ? '' : undefined}
      className={`${isAboutAmount ? 'mt-2' : 'mt-4'} grid gap-3 empty:mt-0`}
    >
      {form.parseError === null ? null : (
        <Suspense fallback={null}>
          <MisreadNotice text={form.parseError} stands={form.draft !== null} />
        </Suspense>
      )}
      {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      {problem && !refusal ? (
        <Notice
          tone="warn"
          action={
            problem.fix && problem.fix.label !== button.text
              ? {
                  label: problem.fix.label,
                  onClick: () => problem.fix && applyFix(problem.fix.action, actions.hands),
                }
              : null
          }
        >
          {problem.cause}
          {problem.reason === 'no_route' && !(catalogue && isOpen(bridge.from, to)) ? (
            <Suspense fallback={<span className="-mb-2 block min-h-11" />}>{notOpenLinks}</Suspense>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )

  return (
    <section aria-label={t('bridge-title')} className="w-full">
      <AfterStartup>
        <LinkNotice />
      </AfterStartup>
      {/* A fixed amount leads on to the main button, not to swapping the networks. */}
      <div data-focus-group className="card overflow-hidden">
        <SourcePanel
          bridge={bridge}
          amountInput={actions.sendInput}
          onNetwork={() => openSheet('from')}
          onAsset={() => openSheet('asset')}
          {...problemOf('send')}
        />
        <CrossingStrip
          from={toNetworkArt(bridge.from)}
          to={toNetworkArt(to)}
          open={view.receive !== null}
          aside={view.eta}
        >
          <button
            type="button"
            aria-label={t('bridge-flip')}
            disabled={!catalogue}
            onClick={() => catalogue && store.getState().patch(flip(catalogue, form))}
            className="grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-control-line"
          >
            <FlipIcon />
          </button>
        </CrossingStrip>
        <DestinationPanel
          bridge={bridge}
          amountInput={actions.receiveInput}
          onNetwork={() => openSheet('to')}
          onRecipient={() => openSheet('recipient')}
          {...problemOf('receive')}
        />
        <AfterStartup>
          <FormOptions bridge={bridge} />
        </AfterStartup>
      </div>

      {isAboutAmount ? null : notices}

      {form.exchangeId !== null ? (
        <div className="mt-4 empty:hidden">
          <Suspense fallback={null}>
            <ExchangeAdvice bridge={bridge} />
          </Suspense>
        </div>
      ) : null}

      {wide || !bridge.quote ? null : (
        <div className="mt-4 empty:hidden">
          <AfterStartup fallback={<FactsPlace />}>
            <QuoteFacts bridge={bridge} folded />
          </AfterStartup>
        </div>
      )}

      <AfterStartup>{below}</AfterStartup>

      {switching && bridge.from ? (
        <div className="mt-4 empty:hidden">
          <Suspense fallback={null}>
            <OpenWallet family={bridge.from.family} />
          </Suspense>
        </div>
      ) : null}

      <div className="main-action-bar empty:hidden">
        <MainButton
          data-testid="main-action"
          text={switching ? t('main-switching') : button.text}
          disabled={!button.enabled || switching}
          onClick={() => actions.act(button.intent)}
        />
      </div>
      {/* Reserves the note's lines, so that nothing below it moves when the route loads. */}
      <p className="flex min-h-14 gap-2 px-1 text-caption text-pretty text-muted">
        {view.custody ? (
          <>
            <ShieldIcon className="mt-px flex-none" />
            <span className="min-w-0 wrap-anywhere">{t(custodyNotes[view.custody])}</span>
          </>
        ) : null}
      </p>
      <div id="elsewhere" className="flex min-h-22 flex-wrap justify-center">
        <ShareForm />
      </div>

      {actions.sheet === null ? null : (
        <Suspense fallback={null}>
          <FormSheets bridge={bridge} sheet={actions.sheet} openSheet={openSheet} />
        </Suspense>
      )}
    </section>
  )
}

/** Same height as the collapsed fees: the enabled main button does not move while their code loads. */
const FactsPlace = () => <div aria-hidden className="card min-h-12 box-content" />

/** Shares the form as a link, for someone else or another device. */
function ShareForm() {
  const services = useServices()
  return (
    <Button
      look="faint"
      onClick={async () => (await import('../link/shareForm.ts')).shareForm(services, window.location)}
    >
      {t('link-share')}
    </Button>
  )
}

const amountProblems: ReadonlySet<string> = new Set([
  'amount_invalid',
  'below_minimum',
  'above_maximum',
  'insufficient_balance',
  'insufficient_gas',
])

const custodyNotes = {
  escrow: 'bridge-safe-escrow',
  maker: 'bridge-safe-maker',
  provider: 'bridge-safe-provider',
  provider_contract: 'bridge-safe-provider',
  // The form has no such route.
  direct: 'bridge-safe-provider',
} as const satisfies Record<Custody, string>
