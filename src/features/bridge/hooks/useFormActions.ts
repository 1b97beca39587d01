import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FamilyName } from '#core/chain/family.ts'
import { formatUnits } from '#core/money/units.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { markStartupIdle } from '#src/ui/startupIdle.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'
import type { FixHands } from '../model/fixes.ts'
import type { Bridge } from './useBridge.ts'
import type { Intent } from '../model/viewModel.ts'

const REVIEW = '/confirm'

type FormSheet = 'from' | 'to' | 'asset' | 'recipient'

/** Actions of the buttons and fixes on the bridge page; the sheets above the form share them. */
export function useFormActions(bridge: Bridge) {
  const { form: store, platform } = useServices()
  const openWallets = useWallets((state) => state.openList)
  const switchWallet = useWallets((state) => state.switchNetwork)
  const navigate = useNavigate()
  const atForm = useLocation().pathname === '/'
  const sendInput = useRef<HTMLInputElement>(null)
  const receiveInput = useRef<HTMLInputElement>(null)
  const [sheet, setSheet] = useState<FormSheet | null>(null)
  const openSheet = (next: FormSheet | null): void => {
    // Pictures of the networks and assets in it load after startup.
    if (next !== null) markStartupIdle()
    setSheet(next)
  }
  const [wantsAmount, setWantsAmount] = useState(false)
  const [refusal, setRefusal] = useState<{ form: Bridge['form']; message: string } | null>(null)
  const [switching, setSwitching] = useState(false)
  const { form, catalogue, from, to, selection } = bridge
  const toCorrect = form.parseError === null ? form.exact : form.edited
  const amountInput = toCorrect === 'send' ? sendInput : receiveInput

  // A closing sheet returns the focus to its opener, so the amount is focused after that.
  useEffect(() => {
    if (!wantsAmount || !atForm) return
    const timer = setTimeout(() => {
      amountInput.current?.focus()
      setWantsAmount(false)
    })
    return () => clearTimeout(timer)
  }, [wantsAmount, atForm, amountInput])

  const changeNetwork = async (chainId: number): Promise<void> => {
    const chain = catalogue?.list.find((row) => row.chain_id === chainId)
    if (!chain) return
    setRefusal(null)
    setSwitching(true)
    try {
      await switchWallet(chain)
    } catch (error) {
      await restOfMessages().catch(() => undefined)
      const texts = await import('#src/features/shared/transferError.ts').catch(() => null)
      setRefusal({ form, message: texts?.transferError(error).message ?? t('problem-unknown') })
    } finally {
      setSwitching(false)
    }
  }

  const hands: FixHands = {
    setAmount: (units) => {
      if (selection) store.getState().patch({ amount: formatUnits(units, selection.fromAsset.decimals) })
    },
    switchNetwork: (chainId) => void changeNetwork(chainId),
    connect: (family) => openWallets([from?.family, to?.family].find((known) => known === family)),
    editRecipient: () => openSheet('recipient'),
    editAmount: () => setWantsAmount(true),
    requote: bridge.refresh,
    tryAgain: bridge.refresh,
  }

  const intents: { readonly [K in Intent['kind']]: (intent: Extract<Intent, { kind: K }>) => void } = {
    connect: ({ family }: { family: FamilyName }) => openWallets(family),
    // Focuses at once, which opens a phone's keyboard only within the tap; waits for a sheet in between to close.
    focus_amount: () => (atForm ? amountInput.current?.focus() : hands.editAmount()),
    edit_recipient: hands.editRecipient,
    switch_network: ({ chainId }: { chainId: number }) => hands.switchNetwork(chainId),
    requote: bridge.refresh,
    reload: bridge.reload,
    review: () => {
      // The second click of a double click finds the review open and must not open another one above it.
      if (window.location.pathname !== REVIEW)
        void navigate(`${REVIEW}?${paramsFromForm(form).toString()}`, { state: openedOverForm })
    },
    none: () => undefined,
  }
  const act = (intent: Intent): void => {
    platform.haptic('light')
    ;(intents[intent.kind] as (intent: Intent) => void)(intent)
  }

  return {
    act,
    hands,
    sendInput,
    receiveInput,
    sheet,
    openSheet,
    switching,
    /** Error of a network switch; discarded once the form changes. */
    refusal: refusal?.form === form ? refusal.message : null,
  }
}

export type FormActions = ReturnType<typeof useFormActions>

/** Router state of a review that opens above the form; it survives a reload with its history entry. */
export const openedOverForm = { over: 'form' } as const
