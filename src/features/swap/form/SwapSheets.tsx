import ChainPicker from '#src/features/bridge/pickers/ChainPicker.tsx'
import { t } from '#src/i18n/t.ts'
import { SwapReview } from '../run/SwapReview.tsx'
import { ImportSheet } from '../sheets/ImportSheet.tsx'
import { QuotesSheet } from '../sheets/QuotesSheet.tsx'
import { SlippageSheet } from '../sheets/SlippageSheet.tsx'
import { TokenPicker } from '../sheets/TokenPicker.tsx'
import type { SwapSheet } from './SwapFormCard.tsx'
import type { TwoStep } from '../twoStep/useTwoStep.ts'
import type { SwapForm } from '../quote/useSwap.ts'

interface SwapSheetsProps {
  swap: SwapForm
  /** Routes of a bridge that follows the swap; null without one. */
  twoStep: TwoStep | null
  sheet: SwapSheet | null
  onSheet: (sheet: SwapSheet | null) => void
}

/** The sheet that a button of the form, or a token without a row in the list, has opened. */
export default function SwapSheets({ swap, twoStep, sheet, onSheet }: SwapSheetsProps) {
  const close = () => onSheet(null)
  const { unlisted } = swap.form
  if (unlisted !== null) return <ImportSheet swap={swap} address={unlisted.address} />
  if (sheet === 'chain') {
    const { chains, chain, store } = swap
    const choose = (id: number) => store.getState().chooseChain(id)
    return <ChainPicker chains={chains} current={chain} scope="swap" onChoose={choose} onClose={close} />
  }
  if (sheet === 'slippage') return <SlippageSheet swap={swap} onClose={close} />
  if (sheet === 'quotes') return <QuotesSheet swap={swap} onClose={close} />
  if (sheet === 'review') return <SwapReview swap={swap} twoStep={twoStep} onClose={close} />
  if (sheet === null) return null
  const { from, to, store } = swap
  return (
    <TokenPicker
      title={t(sheet === 'send' ? 'swap-token-send' : 'swap-token-receive')}
      scope={`tokens ${sheet}`}
      list={swap}
      current={(sheet === 'send' ? from : to)?.asset_id ?? null}
      onChoose={({ asset_id }) => store.getState().chooseToken(sheet, asset_id)}
      onAddress={(address) => store.getState().askAbout({ side: sheet, address })}
      onClose={close}
    />
  )
}
