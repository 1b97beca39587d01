import { type ReactNode, type RefObject, Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { namedAsset } from '#src/features/shared/form.ts'
import { NetworkButton } from '../destination/NetworkButton.tsx'
import type { Bridge } from '../hooks/useBridge.ts'
import { AmountField } from '../destination/AmountField.tsx'

/** Rarely shown, so it is not part of the first load. */
const FailedBalance = lazyScreen(() => import('#src/features/shared/FailedBalance.tsx'))

interface SourcePanelProps {
  bridge: Bridge
  amountInput: RefObject<HTMLInputElement | null>
  onNetwork: () => void
  onAsset: () => void
  isWrong: boolean
  /** Problem with the amount, right below its field: a low screen shows no more than that above the main button. */
  problem: ReactNode
}

export function SourcePanel({ bridge, amountInput, onNetwork, onAsset, isWrong, problem }: SourcePanelProps) {
  const { form: store } = useServices()
  const { view, form, from, selection } = bridge
  const asset = selection?.fromAsset
  const named = asset ?? (bridge.catalogue ? namedAsset(bridge.catalogue, form) : null)
  return (
    <div className="@container p-4 pb-4 max-[22rem]:px-3">
      <div className="flex flex-wrap items-center justify-between gap-2 @min-[14rem]:flex-nowrap">
        <NetworkButton side="from" chain={from} onClick={onNetwork} />
        <button
          type="button"
          data-testid="asset"
          aria-haspopup="dialog"
          onClick={onAsset}
          disabled={!asset}
          className="pill flex-none bg-raised"
        >
          <span className="sr-only">{t('bridge-asset')}</span>
          {named ? (
            <AssetIcon
              symbol={named.symbol}
              icon={named.icon}
              network={from?.alias_name ?? ''}
              networkIcon={from?.icon ?? ''}
            />
          ) : null}
          {asset || bridge.catalogue ? (
            <span>{named?.symbol ?? form.token}</span>
          ) : (
            <span className="skeleton ms-2 h-6 w-14" />
          )}
          <ChevronIcon className="flex-none text-muted @max-[20rem]:hidden" />
        </button>
      </div>
      <AmountField side="send" bridge={bridge} amountInput={amountInput} isWrong={isWrong} />
      <div
        id="amount-notes"
        className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-caption text-muted @min-[16rem]:flex-nowrap"
      >
        {/* Reserves two lines, the height of the button next to it, so that an arriving balance moves nothing. */}
        <span data-testid="amount-note" className="leading-4 @min-[16rem]:flex-1">
          {view.sendUsd ? <UsdText usd={view.sendUsd} /> : view.limits}
        </span>
        <span className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2">
          {view.balanceFailed ? (
            <Suspense fallback={view.balanceText}>
              <FailedBalance>{view.balanceText}</FailedBalance>
            </Suspense>
          ) : (
            view.balanceText
          )}
          {view.max !== null ? (
            <button
              type="button"
              onClick={() => store.getState().patch({ amount: view.max ?? '' })}
              className="relative h-8 rounded-full tint-tide px-3 font-bold text-tide after:absolute after:-inset-1.5"
            >
              {t('bridge-max')}
              <span className="sr-only">{t('bridge-max-label')}</span>
            </button>
          ) : null}
        </span>
      </div>
      {problem}
    </div>
  )
}
