import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { popupForm } from '#src/features/site/popupForm.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { useServices } from '#src/services.ts'
import type { Preset } from './bridgeQuest.ts'

/** A tap on a campaign overrides anything that a link set. */
const noLink = { wishes: {}, refused: [] }

/** Returns the target of a campaign's row and the form values it sets: source and destination. The token stays, because no task names one. */
export function useQuestStart(): (preset: Preset) => { to: string; onClick: () => void } {
  const { api, form: store } = useServices()
  const { data: chains } = useQuery(chainsQuery(api))
  const { data: tokens } = useQuery(tokensQuery(api))
  const now = useStore(store)
  const catalogue = chains && tokens ? { ...chains, tokens: tokens.list } : null
  return (preset) => {
    const form = popupForm(catalogue, noLink, preset, now)
    return { to: `/?${paramsFromForm(form).toString()}`, onClick: () => store.getState().patch(form) }
  }
}
